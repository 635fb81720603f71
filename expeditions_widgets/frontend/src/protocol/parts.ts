/* What many parts of a page have: places, buttons, rules by name, scores. */
export type Suit = "s" | "h" | "d" | "c";
export type Place = string;

export interface Button {
  id: string; // sent back as {type: "press", id}
  label: string;
  icon?: string; // a key of ICONS
  look?: "main" | "plain";
  why?: string; // present: the button is off, and this is the reason, shown when it is pressed
  key?: string; // "Ctrl+Z": shown in the list of keys, and aria-keyshortcuts
  ask?: Ask; // present: pressing it asks this first
}

/** The question before a button does what can't be taken back. */
export interface Ask {
  title: string; // "Remove round 2?"
  text: string;
  yes: string; // the two answers: "Remove it", "Keep it"
  no: string;
}

export interface ScoreTable {
  title: string; // "Scores"
  head: string[]; // ["Round", "You", "Scout"]; the first is for screen readers only
  rows: string[][]; // [["Round 1", "35", "12"], …]
  foot: string[]; // ["Match", "−8", "−61"]
}

/** A rule by its title, with its place on the rules page. */
export interface RuleLink {
  title: string; // "An expedition only climbs."
  href: string; // from the site's pages on: "notebooks/rules-cards.ipynb#turn.climb"
  note: string; // for screen readers: "opens in a new tab"
}

/** Work that takes a while: a native bar. */
export interface Progress {
  label: string; // "Playing the deals"
  share: number; // 0 to 1
}

/** The way to lift the curtain of present mode, or to drop it: {type: "reveal"}. */
export interface Reveal {
  label: string;
  key: string;
  open: boolean;
  note: string; // what waits behind a closed one
}
