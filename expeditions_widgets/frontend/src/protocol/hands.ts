/* A show of hands: how many in the room are for what, and beside it the answer once it is shown. */
import type { LabFile } from "./lab.js";
import type { Button, Progress } from "./parts.js";

/** One answer with its hands. */
export interface HandsRow {
  id: string; // "1"
  key: string; // the digit that raises a hand for it: "1"; empty beyond the ninth
  text: string;
  count: string; // "12"
  share: string; // "50 %"; empty without hands
  bar: number; // its length: 1 for the most hands
  value: string; // what stands in its field: as it was typed, if that was no number of hands
  fault: string | null; // what was wrong with it
  less: string; // the names of its controls: "One hand less for answer 1"
  more: string;
  field: string;
}

/** What an answer turned out to be. */
export interface HandsMark {
  id: string;
  kind: "right" | "unsure";
  text: string; // "right", "Truth: 12.3 points"
}

/** A scale's true number over its ranges: places from 0 (the first range's begin) to 1 (the last one's end). */
export interface HandsTruth {
  at: number;
  low: number; // it is likely to lie between these
  high: number;
}

/** All of a show of hands that gives the answer away: null until it is shown. */
export interface HandsAnswer {
  marks: HandsMark[];
  truth: HandsTruth | null;
  told: string[]; // how the room did
}

/** A show of hands; closed, it is its button alone. */
export interface Hands {
  key: string; // tells an exercise's questions apart; goes back with every stroke
  toggle: Button;
  open: boolean;
  counted: string; // "24 hands"
  asked: string;
  help: string;
  rows: HandsRow[];
  said: string; // the last change: "12 hands for answer 2. 24 in all."
  progress: Progress | null; // while the answer is being worked out
  answer: HandsAnswer | null;
  buttons: Button[];
  save: Button; // {type: "handsFile", lesson}
  saved: string; // what came of it, where that is no file
  file: LabFile | null;
}
