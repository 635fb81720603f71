/* What a key means on a page of ours. Pure: the view carries the meaning out. */
import type { Direction } from "./board.js";
import type { Suit } from "./protocol.js";

export type Meaning =
  | { type: "move"; direction: Direction }
  | { type: "suit"; suit: Suit }
  | { type: "pile" }
  | { type: "keys" }
  | { type: "reveal" }
  | { type: "unchoose" }
  | { type: "press"; id: "undo" | "redo" | "hint" }
  | { type: "swallow" };

type Stroke = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "repeat">;

const MOVES: Record<string, Direction> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
  Home: "first",
  End: "last",
};

/** The meaning of a key pressed on the board (`board`) or elsewhere in the widget; null when it has none. */
export function meaning(stroke: Stroke, board: boolean): Meaning | null {
  if (stroke.altKey) return null;
  const key = stroke.key.length === 1 ? stroke.key.toLowerCase() : stroke.key;
  if (stroke.ctrlKey || stroke.metaKey) {
    if (key === "z") return { type: "press", id: stroke.shiftKey ? "redo" : "undo" };
    if (key === "y" && !stroke.shiftKey) return { type: "press", id: "redo" };
    return null;
  }
  if (key === "?") return { type: "keys" };
  if (key === "i") return stroke.repeat ? { type: "swallow" } : { type: "press", id: "hint" };
  if (key === "r") return stroke.repeat ? { type: "swallow" } : { type: "reveal" };
  if (key === "Escape") return { type: "unchoose" };
  if (!board) return null;
  // A held key would choose and unchoose, or play into the next step.
  if (stroke.repeat && (key === "Enter" || key === " ")) return { type: "swallow" };
  const direction = MOVES[key];
  if (direction !== undefined) return stroke.shiftKey ? null : { type: "move", direction };
  if (key === "p") return { type: "pile" };
  if (key === "s" || key === "h" || key === "d" || key === "c") return { type: "suit", suit: key };
  return null;
}

/** Whether a stroke must stay inside the widget: JupyterLab takes single keys as commands (d d deletes a cell). */
export function staysInside(stroke: Stroke): boolean {
  return !stroke.ctrlKey && !stroke.metaKey && !stroke.altKey;
}

/** Whether the element takes text, or finds an entry by its letters: letters and Ctrl+Z are its own. */
export function takesText(element: EventTarget | null): boolean {
  return (
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLElement && element.localName === "select") ||
    (element instanceof HTMLInputElement && !["radio", "checkbox", "button", "submit"].includes(element.type))
  );
}
