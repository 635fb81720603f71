/* The card table as one seat sees it. */
import type { Coach } from "./coach.js";
import type { Button, PenKept, Place, RuleLink, ScoreTable, Suit } from "./parts.js";

/** A place's arithmetic: "(11 − 20) × 3" and "−27". An empty `parts` means not started: `text` says so. */
export interface Ledger {
  parts: string[]; // ["(11 − 20) × 3", "+ 20"]; each is kept on one line
  total: string | null; // "−27"; null when the expedition is not started
  text: string; // "not started", or the whole as words for a screen reader
}

export interface Lane {
  place: Place;
  suit: Suit;
  name: string; // "Spades"
  cards: { code: string; multiplier: number }[]; // multiplier: 0 for a number, 2 3 4 for a wager, by its place
  ledger: Ledger;
  called?: string; // in a sentence: "your hearts column"
  label: string; // spoken: "Your hearts: king and queen, wagers; 4; 7. Minus 27 so far."
}

export interface Side {
  name: string; // "You", "Scout"
  label: string; // the region's name: "Scout's side"
  lanes: Lane[];
  total: { text: string; value: string } | null; // "You, this round", "−43"
  backs: { count: number; text: string; called?: string } | null; // the other side's hand, face down
}

export interface Pile {
  place: Place; // "discard-s"
  suit: Suit;
  name: string; // "Spades"
  called?: string; // "the spades discard pile"
  top: string | null; // the top card only, as on a real table
  label: string;
  barred: string | null; // the tag's words when the pile is barred this turn: "not now"
}

export interface DrawPile {
  place: "pile";
  name: string; // "Draw pile"
  called?: string; // "the draw pile"
  count: number;
  label: string;
}

export interface HandCard {
  code: string;
  label: string; // "9 of hearts"; "queen of clubs, wager"
  tag: { kind: "new" | "refused" | "tried" | "mark"; text: string } | null;
  /** Places where this card may go now, with the verb shown there: {"own-h": "Play", "discard-h": "Discard"}. */
  targets: Record<Place, string>;
}

/** One card's way since the state before, for motion only. A null code travels face down. */
export interface Move {
  code: string | null;
  from: Place;
  to: Place;
  stage: number; // moves of one stage travel together; the next stage follows
}

/** What a comment points at. */
export interface Mark {
  place: Place; // "hand" for a card that is held
  code: string | null; // a card that is held or lies in an expedition; null for the place as a whole
  text: string; // the tag's words: "look"
}

export interface LogLine {
  who: "you" | "other" | "table";
  text: string; // "Scout discarded the 3 of clubs."
}

export interface Log {
  title: string;
  lines: LogLine[]; // newest first
}

export interface Heading {
  title: string;
  round: string;
  totals: { name: string; value: string }[];
  last: string;
}

/** In place of the hand: the screen is being passed to another player. */
export interface Cover {
  text: string;
  button: Button;
}

/** The line beside the prompt. On a table it is never empty, so nothing jumps. */
export interface Message {
  kind: "plain" | "refused" | "quiet" | "hint" | "warned";
  text: string;
  rule: RuleLink | null;
}

/** The `?` list: [["Enter", "choose, then place"], …] */
export interface Keys {
  title: string;
  close: string;
  rows: [string, string][];
}

export interface Table {
  heading: Heading | null;
  other: Side | null; // null in a small exercise
  riverLabel: string; // "Between the sides"
  river: Pile[]; // empty in a small exercise
  draw: DrawPile | null;
  own: Side; // `lanes` may hold fewer than four suits in an exercise
  handLabel: string; // "Your hand"
  hand: HandCard[]; // by suit, wagers first
  cover: Cover | null;
  step: 0 | 1 | 2; // 0: not to move
  prompt: string; // "Step 1: play or discard a card"
  /** Places lit without a card chosen (step 2), with the verb: {"pile": "Draw", "discard-c": "Draw"}. */
  targets: Record<Place, string>;
  message: Message;
  refused: { code: string | null; place: Place | null; tag: string } | null; // until the next accepted action
  scores: ScoreTable | null;
  log: Log | null;
  buttons: Button[];
  moves: Move[];
  marks?: Mark[]; // in a watched round
  coach?: Coach; // once it was asked, until the next accepted action
  pen?: PenKept; // in a match and a watched round
  keys: Keys;
}
