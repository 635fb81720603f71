/* After a round and after the match, and what leaves the page. */
import type { Button, RuleLink, ScoreTable, Suit } from "./parts.js";

export interface SheetRow {
  suit: Suit;
  name: string; // "Hearts"
  cards: string[];
  steps: string[]; // ["30", "10", "× 3", "0", "30"]; empty when not started
  note: string; // "not started: scores nothing", or the arithmetic in words
}

/** One side's arithmetic at the end of a round. */
export interface Sheet {
  name: string;
  head: string[]; // ["Expedition", "Sum", "Less 20", "Multiplier", "Bonus", "Result"]
  rows: SheetRow[];
  total: { label: string; value: string };
}

/** A match on its way to another page: kept there under its key, and then that page is opened. */
export interface Handover {
  label: string; // "Review this match"
  href: string; // from the site's pages on: "notebooks/review.ipynb"
  note: string; // for screen readers: "opens in a new tab"
  elsewhere: string; // what to do where the site's pages can't be linked to, as in JupyterLab
  key: string;
  text: string;
}

/** After a round, and after the match. */
export interface Summary {
  title: string; // "Round 2: Scout wins, 35 to 12"
  intro: string; // who deals next and why
  sheets: Sheet[];
  scores: ScoreTable | null; // null where one round stands alone
  rules: RuleLink[]; // by which the points were counted and the next deal was given
  buttons: Button[];
  handover?: Handover; // after the match
}

export interface Share {
  title: string; // "This deal"
  seed: { label: string; value: string };
  link: { label: string; query: string; help: string } | null; // "?seed=…": joined to the page's own address
  record: { label: string; text: string; file: string; help: string } | null;
  words: { copy: string; copied: string; refused: string; download: string };
}
