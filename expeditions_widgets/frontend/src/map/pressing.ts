/* What is pressed on the map: the place that lies nearest, a lit one sooner than another, or the place of a name. */
import { distance, within, type Point } from "./geometry.js";
import type { Sheet } from "./drawing.js";
import { isLit } from "./standing.js";

/** How far off a place is still pressed, in px: a lit one, any other; and how much nearer a lit one counts. */
const REACH = { lit: 24, other: 16 };
const LEAD = 6;

/** Whether click number `clicks` in a row is the second of two quick ones, which may be meant for a first one. */
export function isHasty(clicks: number): boolean {
  return clicks > 0 && clicks % 2 === 0;
}

export function placeAt({ projection, spots, names }: Sheet, point: Point): string | null {
  if (!within(point, projection.window, 6)) return null;
  const near = spots
    .map(({ at, stand, place }) => ({ code: place.code, lit: isLit(stand), off: Math.hypot(at.x - point.x, at.y - point.y) }))
    .filter(({ lit, off }) => off <= REACH[lit ? "lit" : "other"])
    .sort((one, other) => one.off - (one.lit ? LEAD : 0) - other.off + (other.lit ? LEAD : 0));
  const first = near[0];
  if (first !== undefined && first.off <= projection.radius + 4) return first.code;
  const named = names.find(({ box }) => distance(point, box) === 0);
  return named?.label.code ?? first?.code ?? null;
}
