/* The keys of a watched round: each step's button names its own. They act wherever the focus is in the widget. */
import type { MaybeState } from "./model.js";
import type { Button } from "./protocol.js";
import { isReady } from "./state.js";

type Stroke = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** The step that a key asks for; null when nothing is watched or the key is none of its. */
export function stepOf(stroke: Stroke, state: MaybeState): Button | null {
  if (stroke.ctrlKey || stroke.metaKey || stroke.altKey || stroke.shiftKey) return null;
  const key = stroke.key.length === 1 ? stroke.key.toLowerCase() : stroke.key;
  const steps = isReady(state) ? (state.exercise?.watch?.steps ?? []) : [];
  return steps.find((one) => one.key === key) ?? null;
}
