/* A score sheet of counts, for those who play at a real table. */
import type { Field } from "./form.js";
import type { Button, ScoreTable } from "./parts.js";

export interface TallyBox {
  name: string; // "reached-2": comes back as a value's name
  label: string; // "Own cards reached"
  value: string; // as it was typed
  digits: boolean; // a pad of digits will do
  hint: string; // "so 4": what follows from another field; empty else
  fault: string; // why it can't be; empty else
}

/** One player's line. */
export interface TallyLine {
  label: string; // "Player 2"
  person: TallyBox; // the name
  boxes: TallyBox[];
  totalLabel: string; // "Score"
  total: string; // "5", or a dash
  steps: string; // how it adds up, or what is still to be counted
  won: string; // "has won", or empty
}

/** A score sheet of counts: {type: "fill", values} keeps and judges what was typed. */
export interface Tally {
  title: string;
  intro: string;
  players: Field; // how many play
  lines: TallyLine[];
  result: string;
  settled: boolean; // the result says who won
  buttons: Button[];
  print: Button; // opens the browser's own print dialog
  copy: { label: string; text: string; copied: string; refused: string };
  printed: ScoreTable;
}
