/* The review of a recorded match. */
import type { Button, Progress } from "./parts.js";

/** Measured numbers: names down, what was measured across. */
export interface Figures {
  caption: string;
  head: string[]; // ["Part", "Points", "Give or take"]
  rows: string[][];
  foot: string[]; // empty for none
}

/** Cards that lay somewhere, as chips with their words; `text` alone where there are none. */
export interface CardRow {
  name: string; // "Your hand"
  cards: string[];
  text: string; // "hearts 4 7; clubs J", "none", "18 cards"
}

/** A choice that cost something: what it was, and folded away what was seen, the reasons and the prices. */
export interface PricedChoice {
  title: string; // "Turn 5: discard the nine of hearts"
  cost: string; // "cost 4.2 ± 0.5 points"
  seen: CardRow[];
  reasons: string[];
  prices: Figures;
  seed: string[]; // its label and itself
}

/** One round: its luck once all of it is known, the draws folded away, and the choices that cost something. */
export interface RoundReview {
  title: string;
  counts: string; // how many choices there were of each kind
  luck: Figures | null;
  drawsLabel: string;
  draws: Figures | null;
  choices: PricedChoice[];
}

/** One side's review, with the positions to try again once all is done. */
export interface SideReview {
  title: string;
  counts: string;
  retryLabel: string;
  retries: Button[];
  rounds: RoundReview[];
}

/** The review of a match, as far as it is done. */
export interface MatchReview {
  title: string;
  intro: string;
  progress: Progress | null; // while choices are being priced
  sides: SideReview[];
  methodLabel: string;
  method: string[];
  buttons: Button[];
}
