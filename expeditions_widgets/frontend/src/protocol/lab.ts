/* The wager lab: a question put together from cards and numbers, a guess, and the answer in parts. */
import type { DrawnChart } from "./estimate.js";
import type { Field } from "./form.js";
import type { Button, Progress } from "./parts.js";

/** A card to put somewhere: {type: "enter", code, seat} with the place's name as seat. */
export interface LabCard {
  code: string;
  text: string; // "10"
  label: string; // "10 of hearts, in your hand"
  place: string; // "hand", "own", "other", "discards"; empty: in no place
  mark: string; // the same as a short word on the card
  off: boolean; // pressing it says why
}

export interface LabSuit {
  suit: string;
  name: string;
  cards: LabCard[];
}

export interface LabCards {
  legend: string;
  about: string; // what they come to
  suits: LabSuit[];
  fault: string | null; // why the last card was not taken
}

/** A number to set, by a range and as text. */
export interface LabNumber {
  name: string;
  label: string;
  numberLabel: string; // "Draw pile, as a number"
  help: string;
  low: number;
  high: number;
  step: number;
  value: string; // as it was typed
  fault: string | null;
}

export interface LabText {
  name: string;
  label: string;
  help: string;
  value: string;
  fault: string | null;
}

/** What to say before the answer is shown: {type: "submit", values: {best, mean}}. */
export interface LabGuess {
  title: string;
  best: Field;
  mean: LabText;
  reveal: Button;
  cover: string;
}

/** A part of the answer; in its place a bar until it is there. */
export interface LabPart {
  id: string;
  title: string;
  about: string;
  numbers: LabNumber[]; // what belongs to this part alone
  progress: Progress | null;
  drawn: DrawnChart | null; // null as well where the question has no such part: `about` says why
  picture: Button | null; // asks for the chart as a file
}

/** A file to save once it arrives as the answer to a press. */
export interface LabFile {
  name: string;
  kind: string; // "text/csv", "image/png"
  content: string; // text, or base 64 of a picture
}

export interface LabTable {
  fold: string;
  place: Field; // where the next card goes
  cards: LabCards;
}

/** Everything that is set goes back together: {type: "submit", values}. */
export interface Lab {
  title: string;
  intro: string;
  presetsLabel: string;
  presets: Button[];
  cardsTitle: string;
  suit: Field;
  hand: LabCards;
  table: LabTable;
  roundTitle: string;
  numbers: LabNumber[];
  policy: Field;
  seed: LabText;
  fresh: Button;
  predict: Field;
  answerTitle: string;
  about: string; // the question that the figures answer
  progress: Progress | null;
  guess: LabGuess | null; // until it was said, the parts are empty
  said: string; // what was guessed, beside the truth
  parts: LabPart[];
  saves: Button[];
  file: LabFile | null;
}
