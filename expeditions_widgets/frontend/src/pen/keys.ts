/* What a key means to the pen. No letter and no digit without the pen: those belong to the board and the map. Pure. */
import type { Look } from "./drawing.js";

export type PenKey =
  | { type: "pen" }
  | { type: "mark"; presses?: true } // by a key that presses a button, where one has the focus
  | { type: "arrow" }
  | { type: "within"; on: boolean }
  | { type: "clear" }
  | { type: "look"; look: Look }
  | { type: "down" };

type Stroke = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "repeat">;

/** The keys as the list shows them; `penKeys` in the words says what each does. */
export const KEYS = { pen: "/", mark: "*", arrow: ">", clear: "Delete" } as const;

/** The meaning of a key pressed in the widget; `up` while the pen is held. Null when it has none. */
export function penKey({ key, ctrlKey, metaKey, altKey, repeat }: Stroke, up: boolean): PenKey | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === KEYS.pen) return repeat ? null : { type: "pen" };
  if (key === KEYS.mark) return repeat ? null : { type: "mark" };
  if (key === KEYS.arrow) return repeat ? null : { type: "arrow" };
  if (key === KEYS.clear || (up && key === "Backspace")) return { type: "clear" };
  if (!up) return null;
  if (key === "Enter" || key === " ") return { type: "mark", presses: true };
  if (key === "+" || key === "=" || key === "-") return { type: "within", on: key !== "-" };
  if (key === "1" || key === "2" || key === "3") return { type: "look", look: Number(key) as Look };
  return key === "Escape" ? { type: "down" } : null;
}
