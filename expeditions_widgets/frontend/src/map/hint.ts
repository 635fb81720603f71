/* The name of the place under the mouse or with the focus, where the map had no room for it. */
import type { Sheet } from "./drawing.js";
import { holds } from "./geometry.js";
import { drawnLabel, labelOf } from "./labels.js";
import { boxAt } from "./placing.js";
import type { Spot } from "./standing.js";

/** The name on a plate, above whatever lies there; nothing where the name stands on the map already. */
export function hintOf({ projection, names, family }: Sheet, spot: Spot | null): string {
  if (spot === null || names.some(({ label, brief }) => label.code === spot.place.code && !brief)) return "";
  const label = { ...labelOf(projection, spot, family, true), reach: spot.reach + 4 };
  const boxes = ["E", "W", "N", "S", "NW", "SW"].map((side) => boxAt(label, side, 0, label.width));
  const box = boxes.find((one) => holds(projection.window, one));
  return box === undefined ? "" : drawnLabel({ label, box, brief: false, push: 0, ambiguous: false }, projection, "");
}
