/* A number to commit to, and the charts of what was found out. */
import type { Button, Progress } from "./parts.js";

/** A number on a scale. Places are shares of its length, from 0 (the left end) to 1. */
export interface Tick {
  at: number;
  label: string;
}

/** What was found out. Its spans are two places each: where the true number is likely to lie, what counts as right. */
export interface Truth {
  mark: Tick;
  likely: number[];
  accepted: number[];
}

/** A guess, and beside it the truth, on one line. */
export interface Line {
  text: string; // the whole in words
  ticks: Tick[];
  guess: Tick; // "You: 12"
  truth: Truth | null; // null while it is being worked out
}

/** A number to commit to. Until then there are the controls, from then on the line. */
export interface Estimate {
  label: string; // "Hearts’ mean result"
  unit: string; // "points"
  low: number;
  high: number;
  step: number;
  value: number; // where the controls stand at first
  numberLabel: string; // "The same as a number"
  about: string; // what counts as right, and how the truth will be found
  fault: string | null; // what was wrong with the number last committed to
  commit: Button | null; // null once committed; {type: "submit", values: {guess}}
  progress: Progress | null;
  line: Line | null;
  result: string; // "You said 12 points. It came to …"; empty until the truth is known
}

export interface DrawnChart {
  points: string[]; // what can be said of it, and where it can't tell
  drawings: string[]; // SVG, for a wide place and for a narrow one; empty for a table alone
  caption: string; // the table's
  head: string[];
  rows: string[][]; // each begins with its name
}

/** A chart: covered until it is asked for. */
export interface Chart {
  title: string;
  intro: string;
  cover: string; // in its place until then
  buttons: Button[];
  progress: Progress | null;
  drawn: DrawnChart | null;
}
