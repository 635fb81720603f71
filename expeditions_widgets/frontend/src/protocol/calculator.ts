/* A score calculator for those who play with a real deck. */
import type { Folded } from "./form.js";
import type { Button, Suit } from "./parts.js";
import type { Sheet } from "./summary.js";

/** A card of the deck, on one side of a score calculator. */
export interface Pick {
  code: string;
  text: string; // "10"
  label: string; // "10 of hearts", "7 of hearts, lies with Anna"
  lies: "no" | "here" | "there"; // on this side, or on the other one
}

/** One expedition on a score calculator. */
export interface Reckoning {
  suit: Suit;
  name: string; // "Hearts"
  label: string; // "Anna's hearts"
  picks: Pick[];
  steps: string[]; // ["4 + 7 = 11.", "Less 20 for setting out: −9.", …], or that it was not started
  total: string | null; // null when not started
  note: string | null; // why a card was refused, until the next event
}

/** Where cards are typed. */
export interface Typed {
  legend: string;
  help: string;
  text: string; // what was typed and is at fault; empty else
  number: number; // rises with every text that was read: the field then takes `text` anew
  faults: string[];
  submit: Button;
  suits: Button[]; // where a suit is all that is missing
}

export interface CalculatorSide {
  seat: "A" | "B";
  name: string;
  label: string;
  total: { text: string; value: string };
  expeditions: Reckoning[];
  typed: Typed;
}

/** What a round brought one side. */
export interface Points {
  points: string; // "35"
  running: string; // "57 in all"
  won: string; // "won the round", or empty
}

/** A round on the match sheet. */
export interface WrittenRound {
  name: string; // "Round 1"
  note: string; // "Anna dealt"
  points: Points[];
  buttons: Button[];
  sheets: Sheet[]; // the arithmetic, for the print
}

/** The sheet of a match. */
export interface MatchRounds {
  title: string;
  head: string[]; // ["Round", "Anna", "Ben"]
  rounds: WrittenRound[];
  foot: string[]; // ["Match", "57", "12"]
  result: string; // who won the match; empty before
  print: Button; // opens the browser's own print dialog
}

/** A score calculator for people who play with a real deck. */
export interface Calculator {
  title: string; // "Round 2 of 3"
  intro: string;
  sides: CalculatorSide[]; // empty once the match is over
  buttons: Button[];
  settings: Folded;
  agree: Button; // submits the settings
  rounds: MatchRounds;
}
