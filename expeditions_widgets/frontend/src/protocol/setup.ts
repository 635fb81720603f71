/* The editor of a card position. */
import type { Typed } from "./calculator.js";
import type { Field } from "./form.js";
import type { Button, Suit } from "./parts.js";
import type { Table } from "./table.js";

/** A place for cards. Pressing it sends {type: "enter", code: "", seat: letter}. */
export interface SetupPlace {
  letter: string; // its field in the text: A B D a b P
  name: string; // "Your hand"
  label: string; // what lies there, for screen readers: "2 cards: 9 of hearts; king of hearts, wager"
  cards: string; // what lies there, as in the text
  chosen: boolean;
  field: Field | null; // how many cards lie there unseen
  faults: string[];
}

/** A card of the deck. Pressing it sends {type: "enter", code, seat: ""}. */
export interface SetupCard {
  code: string;
  text: string; // "10"
  label: string;
  mark: string; // the letter of where it lies; empty where it lies nowhere
  lies: "no" | "here" | "there"; // at the chosen place, or elsewhere
  held: boolean; // chosen before its place
}

export interface SetupSuit {
  suit: Suit;
  name: string;
  cards: SetupCard[];
}

export interface Setup {
  presets: Button[];
  typed: Typed;
  places: SetupPlace[];
  placesLegend: string;
  cards: SetupSuit[];
  cardsLegend: string;
  hint: string; // what pressing a card or a place does now
  fields: Field[]; // whose turn, which step, which variant: sent as a "fill" when one is changed
  fieldFaults: string[]; // what is wrong with these
  status: string; // "This position can be shown.", "2 things to put right."
  faults: string[]; // what concerns the whole
  buttons: Button[];
  tableLegend: string;
  table: Table; // what can be drawn of it
}
