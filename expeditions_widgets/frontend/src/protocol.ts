/* What Python and the browser say to each other.
 *
 * Choices in, events out: Python sends what may be seen, what may be chosen and every sentence; the browser
 * sends what was chosen. Nothing here knows a rule. `widgets/protocol.py` holds the same shapes for mypy.
 *
 * Places have ids: "own-h" and "other-h" (expeditions), "discard-h" (discard piles), "pile" (draw pile),
 * "hand" and "other-hand". Cards are codes: suit + rank, "h9", "sT", "dJ", "cA".                          */

export type Suit = "s" | "h" | "d" | "c";
export type Place = string;

/** A place's arithmetic: "(11 − 20) × 3" and "−27". An empty `parts` means not started: `text` says so. */
export interface Ledger {
  parts: string[]; // ["(11 − 20) × 3", "+ 20"]; each is kept on one line
  total: string | null; // "−27"; null when the expedition is not started
  text: string; // "not started", or the whole as words for a screen reader
}

export interface Lane {
  place: Place;
  suit: Suit;
  name: string; // "Spades"
  cards: { code: string; multiplier: number }[]; // multiplier: 0 for a number, 2 3 4 for a wager, by its place
  ledger: Ledger;
  label: string; // spoken: "Your hearts: king and queen, wagers; 4; 7. Minus 27 so far."
}

export interface Side {
  name: string; // "You", "Scout"
  label: string; // the region's name: "Scout's side"
  lanes: Lane[];
  total: { text: string; value: string } | null; // "You, this round", "−43"
  backs: { count: number; text: string } | null; // the other side's hand, face down
}

export interface Pile {
  place: Place; // "discard-s"
  suit: Suit;
  name: string; // "Spades"
  top: string | null; // the top card only, as on a real table
  label: string;
  barred: string | null; // the tag's words when the pile is barred this turn: "not now"
}

export interface DrawPile {
  place: "pile";
  name: string; // "Draw pile"
  count: number;
  label: string;
}

export interface HandCard {
  code: string;
  label: string; // "9 of hearts"; "queen of clubs, wager"
  tag: { kind: "new" | "refused" | "tried" | "mark"; text: string } | null;
  /** Places where this card may go now, with the verb shown there: {"own-h": "Play", "discard-h": "Discard"}. */
  targets: Record<Place, string>;
}

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

/** One card's way since the state before, for motion only. A null code travels face down. */
export interface Move {
  code: string | null;
  from: Place;
  to: Place;
  stage: number; // moves of one stage travel together; the next stage follows
}

/** What a comment points at. */
export interface Mark {
  place: Place; // "hand" for a card that is held
  code: string | null; // a card that is held or lies in an expedition; null for the place as a whole
  text: string; // the tag's words: "look"
}

export interface ScoreTable {
  title: string; // "Scores"
  head: string[]; // ["Round", "You", "Scout"]; the first is for screen readers only
  rows: string[][]; // [["Round 1", "35", "12"], …]
  foot: string[]; // ["Match", "−8", "−61"]
}

export interface LogLine {
  who: "you" | "other" | "table";
  text: string; // "Scout discarded the 3 of clubs."
}

/** A rule by its title, with its place on the rules page. */
export interface RuleLink {
  title: string; // "An expedition only climbs."
  href: string; // from the site's pages on: "notebooks/rules-cards.ipynb#turn.climb"
  note: string; // for screen readers: "opens in a new tab"
}

export interface Table {
  heading: { title: string; round: string; totals: { name: string; value: string }[]; last: string } | null;
  other: Side | null; // null in a small exercise
  riverLabel: string; // "Between the sides"
  river: Pile[]; // empty in a small exercise
  draw: DrawPile | null;
  own: Side; // `lanes` may hold fewer than four suits in an exercise
  handLabel: string; // "Your hand"
  hand: HandCard[]; // by suit, wagers first
  /** In place of the hand: the screen is being passed to the other player. */
  cover: { text: string; button: Button } | null;
  step: 0 | 1 | 2; // 0: not to move
  prompt: string; // "Step 1: play or discard a card"
  /** Places lit without a card chosen (step 2), with the verb: {"pile": "Draw", "discard-c": "Draw"}. */
  targets: Record<Place, string>;
  /** The line beside the prompt. It is never empty, so nothing jumps. */
  message: { kind: "plain" | "refused" | "quiet"; text: string; rule: RuleLink | null };
  refused: { code: string | null; place: Place | null; tag: string } | null; // until the next accepted action
  scores: ScoreTable | null;
  log: { title: string; lines: LogLine[] } | null; // newest first
  buttons: Button[];
  moves: Move[];
  marks?: Mark[]; // in a watched round
  keys: { title: string; close: string; rows: [string, string][] }; // the `?` list: [["Enter", "choose, then place"], …]
}

export interface Field {
  name: string;
  kind: "radio" | "check" | "text";
  legend: string;
  help?: string;
  value: string; // of a text; a check's chosen options come back joined by commas
  options: { value: string; label: string; help?: string; checked: boolean }[];
  rules?: RuleLink[]; // the rules behind the choice
  fault?: string; // what was wrong with the value last submitted
}

/** Fields that stay out of sight until asked for, or until one of them has a fault. */
export interface Folded {
  label: string; // "Names, variants, who deals"
  fields: Field[];
}

/** The start of a match: choose, then deal. */
export interface Form {
  title: string;
  intro: string;
  fields: Field[];
  folded: Folded;
  submit: Button;
  also: Button | null; // a second way on, such as going on with a saved match: {type: "press", id}
}

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

/** After a round, and after the match. */
export interface Summary {
  title: string; // "Round 2: Scout wins, 35 to 12"
  intro: string; // who deals next and why
  sheets: Sheet[];
  scores: ScoreTable | null; // null where one round stands alone
  rules: RuleLink[]; // by which the points were counted and the next deal was given
  buttons: Button[];
}

export interface Share {
  title: string; // "This deal"
  seed: { label: string; value: string };
  link: { label: string; query: string; help: string } | null; // "?seed=…": joined to the page's own address
  record: { label: string; text: string; file: string; help: string } | null;
  words: { copy: string; copied: string; refused: string; download: string };
}

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

export interface WorksheetBox {
  name: string; // "h-sum": comes back as a value's name
  label: string; // "Hearts: sum"
  value: string; // as it was typed, with a true minus sign
  digits: boolean; // never less than nothing: a pad of digits will do
  verdict: "right" | "wrong" | null; // null until it was checked as it stands
  said: string; // the verdict for those who do not see its mark
  first: boolean; // the wrong box that the exercise's verdict speaks of
}

export interface WorksheetCell {
  given: string; // "× 2"
  box: WorksheetBox | null;
}

export interface WorksheetRow {
  suit: Suit;
  name: string; // "Hearts"
  cards: string[];
  label: string; // the cards spoken
  note: string; // "No card laid", in place of the cells that are not there
  cells: WorksheetCell[];
}

/** A score sheet to fill in: {type: "fill", values} keeps what was typed, {type: "submit", values} checks it. */
export interface Worksheet {
  title: string;
  head: string[]; // as a Sheet's
  rows: WorksheetRow[];
  totalLabel: string;
  total: WorksheetBox | null;
  check: Button;
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

/** Work that takes a while: a native bar. */
export interface Progress {
  label: string; // "Playing the deals"
  share: number; // 0 to 1
}

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
}

/** A card of the deck, on one side of a score calculator. */
export interface Pick {
  code: string;
  text: string; // "10"
  label: string; // "10 of hearts", "7 of hearts, lies with Anna"
  lies: "no" | "here" | "there"; // on this side, or on the other one
}

/** One expedition on a score calculator. */
export interface Reckoning {
  suit: Suit;
  name: string; // "Hearts"
  label: string; // "Anna's hearts"
  picks: Pick[];
  steps: string[]; // ["4 + 7 = 11.", "Less 20 for setting out: −9.", …], or that it was not started
  total: string | null; // null when not started
  note: string | null; // why a card was refused, until the next event
}

/** Where cards are typed. */
export interface Typed {
  legend: string;
  help: string;
  text: string; // what was typed and is at fault; empty else
  number: number; // rises with every text that was read: the field then takes `text` anew
  faults: string[];
  submit: Button;
  suits: Button[]; // where a suit is all that is missing
}

export interface CalculatorSide {
  seat: "A" | "B";
  name: string;
  label: string;
  total: { text: string; value: string };
  expeditions: Reckoning[];
  typed: Typed;
}

/** What a round brought one side. */
export interface Points {
  points: string; // "35"
  running: string; // "57 in all"
  won: string; // "won the round", or empty
}

/** A round on the match sheet. */
export interface WrittenRound {
  name: string; // "Round 1"
  note: string; // "Anna dealt"
  points: Points[];
  buttons: Button[];
  sheets: Sheet[]; // the arithmetic, for the print
}

/** The sheet of a match. */
export interface MatchRounds {
  title: string;
  head: string[]; // ["Round", "Anna", "Ben"]
  rounds: WrittenRound[];
  foot: string[]; // ["Match", "57", "12"]
  result: string; // who won the match; empty before
  print: Button; // opens the browser's own print dialog
}

/** A score calculator for people who play with a real deck. */
export interface Calculator {
  title: string; // "Round 2 of 3"
  intro: string;
  sides: CalculatorSide[]; // empty once the match is over
  buttons: Button[];
  settings: Folded;
  agree: Button; // submits the settings
  rounds: MatchRounds;
}

export interface DrawnChart {
  points: string[]; // what can be said of it, and where it can't tell
  drawings: string[]; // SVG, for a wide place and for a narrow one
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

export interface State {
  serial: number; // rises with every answer, accepted or not: the browser knows that it was heard
  name: string; // the widget's accessible name: "Card table", "Exercise 2"
  live: string; // what just happened, for the live region
  table?: Table;
  form?: Form;
  summary?: Summary;
  exercise?: Exercise;
  calculator?: Calculator;
  share?: Share;
  chart?: Chart;
  /** Kept in the browser so that a reload loses nothing: sent back as {type: "resume", text}. */
  save: { key: string; text: string } | null;
}

/** Browser to Python. `serial` is that of the state the person was looking at; an older one is ignored. */
export type Event =
  | { type: "hello"; query: string; saved: string | null } // once, when the first view is drawn
  | { type: "try"; serial: number; code: string | null; place: Place | null }
  | { type: "enter"; serial: number; code: string; seat: string } // a card laid on a calculator's side, or lifted
  | { type: "press"; serial: number; id: string }
  | { type: "submit"; serial: number; values: Record<string, string> }
  | { type: "fill"; serial: number; values: Record<string, string> };
