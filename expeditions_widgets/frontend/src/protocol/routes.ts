/* The route game's table as one seat sees it, and the map to wander about. */
import type { Typed } from "./calculator.js";
import type { Field } from "./form.js";
import type { MapChoice, MapScene, MapTail } from "./map.js";
import type { Button, PenKept, RuleLink, ScoreTable } from "./parts.js";
import type { Cover, Heading, Keys, Log, Message } from "./table.js";

export interface RouteCard {
  place: string;
  name: string;
  note: string; // "Slate: 1 step"
  token: string | null; // the letter of the token that marks it
  label: string;
}

export interface RouteCards {
  title: string;
  note: string;
  cards: RouteCard[];
}

export interface RouteExpedition {
  id: string; // "a", "v", "s"
  name: string;
  at: string; // "at Dakar"
  left: string; // "32 left"
  why: string | null; // why it can't be chosen now
}

export interface RouteAsked {
  kind: "wait" | "token" | "arrow" | "loop" | "blue" | "ticket" | "remove" | "swap";
  text: string; // the banner: "Your turn. Lay an arrow."
  choose: string; // heads the expeditions
  tails: string; // heads the list of places to leave from
  tips: string; // heads the list of places to go to
  idle: string; // on the button while nothing is chosen
  back: string; // back to the choice of the place to leave from
}

export interface RouteSwap {
  keep: string;
  drawn: RouteCard[];
  discard: string;
  hand: RouteCard[];
  submit: Button; // {type: "submit", values: {drawn: "1", discarded: "3"}}
}

export interface RouteTickets {
  title: string;
  count: number;
  note: string;
  buttons: Button[];
}

export interface RoutePlayer {
  letter: string;
  seat: number;
  own: boolean;
  turn: boolean;
  cells: string[]; // as the head; the first is the name
}

export interface RoutePlayers {
  title: string;
  note: string;
  head: string[];
  rows: RoutePlayer[];
}

/** Clicking a place that is no choice sends {type: "try", code: the chosen expedition, place}: Python says why not. */
export interface RouteTable {
  heading: Heading | null;
  scene: MapScene;
  asked: RouteAsked;
  message: Message;
  expeditions: RouteExpedition[]; // empty: there is none to choose
  filter: boolean; // only the chosen expedition's choices are listed
  first: string; // the expedition chosen to begin with
  tails: MapTail[]; // not empty: first the place to leave from is chosen, then the place to go to
  choices: MapChoice[];
  swap: RouteSwap | null;
  buttons: Button[]; // beside the list: decline, end the turn, put the ticket back
  hand: RouteCards | null;
  openCards: RouteCards | null;
  tickets: RouteTickets | null;
  players: RoutePlayers | null;
  log: Log | null;
  tools: Button[]; // take back, do again, new game
  pen?: PenKept; // in a game and a watched one
  cover: Cover | null;
  keys: Keys;
  direct?: boolean; // choosing is doing: everything can be taken back
  search?: RouteSearch;
}

/** The field that narrows a long list of choices by name. */
export interface RouteSearch {
  label: string;
  none: string;
}

/** Setting up a position, under its map. */
export interface RouteSetup {
  title: string;
  fields: Field[]; // the game and its turn: sent as a "fill" when one is changed
  typed: Typed | null; // the position as one line of text
  links: RuleLink[]; // ways on: to play from here, to the front page
}

export interface RouteSheet {
  name: string;
  points: string[]; // "+1: an expedition reached Petra, an own card."
  total: string; // "You: 2 cards reached, 1 card left: 2 − 1 = 1 point."
  tickets: string;
}

/** After the last turn: who won, and where every point comes from. */
export interface RouteEnd {
  title: string;
  intro: string;
  scene: MapScene;
  sheets: RouteSheet[];
  scores: ScoreTable;
  rules: RuleLink[];
  buttons: Button[];
  pen?: PenKept;
}

export interface Question {
  title: string;
  text: string; // "Where is Petra?"
  answer: string; // what came of the last answer
  right: boolean | null;
  count: string; // "3 of 4 found at the first try"
  buttons: Button[];
}

/** Choosing a place sends {type: "try", code: null, place} while there is a question. */
export interface Explorer {
  title: string;
  intro: string;
  scene: MapScene;
  search: string; // the label of the search field
  none: string; // no place found
  found: string; // heads the list
  quiz: Question | null;
  start: Button;
  keys: Keys;
}
