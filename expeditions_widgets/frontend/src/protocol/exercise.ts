/* One exercise of a lesson. */
import type { Estimate } from "./estimate.js";
import type { Button, RuleLink } from "./parts.js";
import type { RouteTable } from "./routes.js";
import type { Table } from "./table.js";
import type { Worksheet } from "./worksheet.js";

export interface Option {
  id: string;
  text: string;
  card?: string; // drawn beside the text
  verdict: "right" | "wrong" | null; // null until it was chosen
  said: string; // the verdict for those who do not see its mark: "right"; empty until then
  chosen: boolean; // the one chosen last
  reason: string | null; // why, once chosen
}

export interface Verdict {
  kind: "right" | "wrong" | "unsure";
  title: string; // "Not yet."
  text: string;
  rule: RuleLink | null; // the one that the exercise is about
  /** Where it teaches: what each choice leads to, side by side. */
  outcomes: { title: string; sum: string; total: string; text: string }[];
}

/** Where a watched round stands, and the ways through it. */
export interface Watch {
  counter: string; // "Turn 12 of 33"
  turn: number; // 0 for the deal
  turns: number;
  turnLabel: string; // the slider's name: "Turn"; it sends {type: "press", id: "turn-12"}
  steps: Button[]; // next comment, first, back, next, last; `key` is a key's name: "ArrowRight"
  comment: string | null;
  question: string | null; // its answers are the exercise's options
}

export interface Exercise {
  number: string; // "Exercise 2 of 6"
  icon: string;
  task: string;
  detail: string;
  table: Table | null;
  options: Option[] | null; // for *choose*, and for a question in *watch*
  optionsLabel: string;
  verdict: Verdict | null;
  hints: { title: string; open: string[]; more: Button | null };
  buttons: Button[];
  done: boolean;
  estimate?: Estimate; // for *estimate*
  watch?: Watch;
  worksheet?: Worksheet; // for *score*
  routes?: RouteTable; // in place of a card table, for the route game
  solution?: string; // in present mode, where nobody answered and the curtain is lifted
}
