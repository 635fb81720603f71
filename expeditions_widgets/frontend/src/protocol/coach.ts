/* What the coach shows under a table. */
import type { Button, Progress } from "./parts.js";

/** One choice with what it is worth. */
export interface CoachRow {
  name: string; // "Play the nine of hearts"
  lead: string; // "4.2 ± 0.6"
  standing: string; // "3.1 ± 0.5 behind the best", or that it is as good
  good: boolean; // of the band: as good as the best, as far as one can tell
  reasons: string[];
  why: Button | null; // asks for the reasons
}

/** The coach's panel: work under way, or the price of every choice. */
export interface Coach {
  title: string;
  progress: Progress | null;
  caption: string; // the table's
  head: string[]; // ["Choice", "Lead", "Beside the best"]
  rows: CoachRow[]; // the best first; empty until they are asked for
  method: string; // on how many deals, by which policy, with which seed
}
