/* What Python and the browser say to each other.
 *
 * Choices in, events out: Python sends what may be seen, what may be chosen and every sentence; the browser
 * sends what was chosen. Nothing here knows a rule. `widgets/protocol/` holds the same shapes for mypy.
 *
 * Places have ids: "own-h" and "other-h" (expeditions), "discard-h" (discard piles), "pile" (draw pile),
 * "hand" and "other-hand". Cards are codes: suit + rank, "h9", "sT", "dJ", "cA".                          */
import type { Calculator } from "./protocol/calculator.js";
import type { Chart } from "./protocol/estimate.js";
import type { Exercise } from "./protocol/exercise.js";
import type { Form } from "./protocol/form.js";
import type { Lab } from "./protocol/lab.js";
import type { Place, Reveal } from "./protocol/parts.js";
import type { PositionHead, PositionShare } from "./protocol/position.js";
import type { MatchReview } from "./protocol/review.js";
import type { Explorer, RouteEnd, RouteSetup, RouteTable } from "./protocol/routes.js";
import type { Setup } from "./protocol/setup.js";
import type { Share, Summary } from "./protocol/summary.js";
import type { Table } from "./protocol/table.js";
import type { Tally } from "./protocol/tally.js";
import type { Writer } from "./protocol/writer.js";

export type * from "./protocol/calculator.js";
export type * from "./protocol/coach.js";
export type * from "./protocol/estimate.js";
export type * from "./protocol/exercise.js";
export type * from "./protocol/form.js";
export type * from "./protocol/hands.js";
export type * from "./protocol/lab.js";
export type * from "./protocol/map.js";
export type * from "./protocol/parts.js";
export type * from "./protocol/position.js";
export type * from "./protocol/review.js";
export type * from "./protocol/routes.js";
export type * from "./protocol/setup.js";
export type * from "./protocol/summary.js";
export type * from "./protocol/table.js";
export type * from "./protocol/tally.js";
export type * from "./protocol/worksheet.js";
export type * from "./protocol/writer.js";

export interface State {
  serial: number; // rises with every answer, accepted or not: the browser knows that it was heard
  name: string; // the widget's accessible name: "Card table", "Exercise 2"
  live: string; // what just happened, for the live region
  table?: Table;
  form?: Form;
  summary?: Summary;
  exercise?: Exercise;
  calculator?: Calculator;
  tally?: Tally;
  share?: Share;
  chart?: Chart;
  lab?: Lab;
  writer?: Writer;
  review?: MatchReview;
  routes?: RouteTable;
  routeEnd?: RouteEnd;
  explorer?: Explorer;
  routeSetup?: RouteSetup;
  positionHead?: PositionHead;
  setup?: Setup;
  positionShare?: PositionShare;
  /** In present mode, while the state hides something or shows what was hidden. */
  reveal?: Reveal;
  /** Kept in the browser so that a reload loses nothing: sent back as {type: "resume", text}. */
  save: { key: string; text: string } | null;
}

/**
 * Browser to Python. `serial` is that of the state the person was looking at; an older one is ignored. What had no answer
 * when the line was lost is said `again`.
 */
export type Event = Saying & { again?: true };

type Saying =
  // Once, when the first view is drawn. `address` is the page's own, without its query: links to it are made of it.
  | { type: "hello"; query: string; saved: string | null; address: string }
  | { type: "look" } // asks for the present state: another may have been lost
  | { type: "try"; serial: number; code: string | null; place: Place | null }
  | { type: "enter"; serial: number; code: string; seat: string } // a card laid on a side or in a place, or lifted
  | { type: "press"; serial: number; id: string }
  | { type: "submit"; serial: number; values: Record<string, string> }
  | { type: "fill"; serial: number; values: Record<string, string> }
  | { type: "annotate"; serial: number; marks: string[] }
  | { type: "present"; serial: number; on: boolean } // present mode was switched on or off
  | { type: "reveal"; serial: number }
  /** Hands at the question `key`, each a stroke: "+2" and "-2" for answer 2, "=2:17" for what was typed, "undo". */
  | { type: "hands"; serial: number; key: string; strokes: string[] }
  | { type: "handsFile"; serial: number; lesson: string }; // all of the lesson's hands, under its title
