/* What every part of a page is given: what is local to this view, and the ways to act. */
import type { Button, Place } from "./protocol.js";
import type { RouteDesk } from "./routes/desk.js";

/** Everything a view knows that Python does not. All else lives in the trait, so that two views agree. */
export interface Local {
  /** The hand card chosen but not yet placed. */
  chosen: string | null;
  /** The board's one tab stop, by key. */
  stop: string;
  /** Why a button is off, after it was pressed. */
  note: { id: string; text: string } | null;
  /** What came of the last copying, by the copied text's name. */
  copied: { name: string; done: boolean } | null;
}

export interface Context extends Readonly<Local> {
  /** Unique in the page; prefix of every id. */
  readonly id: string;
  /** What this view has of the route game: its map and what is chosen. */
  readonly routes: RouteDesk;
  card(code: string): void;
  place(place: Place): void;
  press(button: Button): void;
  /** Lays a card on a calculator's side, or lifts it. */
  enter(code: string, seat: string): void;
  option(id: string): void;
  submit(values: Record<string, string>): void;
  fill(values: Record<string, string>): void;
  copy(name: string, text: string, words: { copied: string; refused: string }): void;
  /** Lifts the curtain of present mode, or drops it. */
  reveal(): void;
  openKeys(): void;
  reload(): void;
}
