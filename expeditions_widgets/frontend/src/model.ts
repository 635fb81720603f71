/* The part of anywidget's model that this widget uses. */
import type { Event, MapBoard, State } from "./protocol.js";

/** Before Python's first answer the trait may be an empty dict. */
export type MaybeState = State | Record<string, never>;

export interface Model {
  get(name: "state"): MaybeState;
  /** The route game's board; nothing on a page without one. */
  get(name: "board"): MapBoard | undefined;
  send(event: Event): void;
  on(name: "change:state" | "change:board", callback: () => void): void;
  off(name: "change:state" | "change:board", callback: () => void): void;
}

export interface Widget {
  render(props: { model: Model; el: HTMLElement }): () => void;
}
