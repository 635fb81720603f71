/* What stands beside a place: the flag of an expedition's head, and the tokens. Each takes the freest spot. */
import type { MapToken } from "../protocol/map.js";
import { colourOf } from "./arrows.js";
import { around, type Box, type Point } from "./geometry.js";
import type { Room } from "./room.js";
import type { Spot } from "./standing.js";
import { line, pair, shape, written } from "./svg.js";

const CLOTH = 17;
const HIGH = 13;
const LETTER = 10.5;

/** The outline of each seat's tokens: hexagon, pentagon, square, circle, cup, octagon. */
const TOKENS = [
  "M-7-4 0-8 7-4V4L0 8-7 4Z",
  "M0-8.4 8-1.6 5 7.4H-5L-8-1.6Z",
  "M-7-7H7V7H-7Z",
  "M0-8A8 8 0 1 1-.01-8Z",
  "M-7.6-6H7.6L4.4 7H-4.4Z",
  "M-3.4-8H3.4L8-3.4V3.4L3.4 8H-3.4L-8 3.4V-3.4Z",
] as const;

/** A token around 0 0: its seat's outline and letter; the viewer's own is dark. */
export function token(seat: number, letter: string, own: boolean): string {
  const css = `exp-map-token${own ? " exp-map-token--own" : ""}`;
  return (
    shape("path", { class: css, d: TOKENS[seat % TOKENS.length]! }) +
    shape("text", { class: "exp-map-letter", y: 3.8, "font-size": LETTER }, written(letter))
  );
}

/** Draws a token and takes its room. Of several at one place each finds a spot of its own. */
export function laidToken(room: Room, spot: Spot, { seat, letter, own }: MapToken, unit: number): string {
  const far = spot.reach * 0.72 + 5 * unit;
  const half = 8 * unit;
  const ways = [[-1, -1], [1, -1], [-1, 1], [1, 1], [0, -1.45], [0, 1.45], [-1.45, 0], [1.45, 0]] as const;
  const at = freest(ways.map(([east, south], order) => {
    const point = { x: spot.at.x + east * far, y: spot.at.y + south * far };
    return { what: point, cost: room.cost(around(point, half), spot.place.code) + order + (south > 0 ? 14 : 0) };
  }));
  room.take(around(at, half), `${spot.place.code}-token-${seat}`, true);
  const transform = `translate(${pair(at)}) scale(${unit.toFixed(2)})`;
  return shape("g", { transform }, token(seat, letter, own));
}

interface Pole {
  left: boolean;
  rise: number; // how much higher the cloth hangs than plain; below 0 it hangs at the place's side
}

/** Draws the flag where an expedition stands, a different cut each, and takes its room. */
export function headFlag(room: Room, spot: Spot, expedition: string, radius: number, unit: number): string {
  const low = -spot.reach / unit;
  const poles = [0, 12, -11 + low, -20 + low].flatMap((rise): Pole[] => [{ left: false, rise }, { left: true, rise }]);
  const pole = freest(poles.map((what, order) => {
    const cost = room.cost(clothBox(spot, what, unit), spot.place.code);
    return { what, cost: cost + order * 3 + (what.rise < 0 ? 14 : 0) };
  }));
  room.take(clothBox(spot, pole, unit), `${spot.place.code}-flag-${expedition}`, true);
  return flag(expedition, footOf(spot, pole, unit), pole, spot, radius, unit);
}

function footOf({ at, reach }: Spot, { left, rise }: Pole, unit: number): Point {
  return { x: at.x + (left ? -1 : 1) * (rise < 0 ? reach + 3 * unit : reach * 0.5), y: at.y - reach - (17 + rise) * unit };
}

function clothBox(spot: Spot, pole: Pole, unit: number): Box {
  const { x, y } = footOf(spot, pole, unit);
  const width = 24 * unit;
  return { x: (pole.left ? x - width : x) - 1, y: y - 1, width: width + 2, height: (HIGH + 1) * unit };
}

function flag(expedition: string, { x, y }: Point, { left, rise }: Pole, spot: Spot, radius: number, unit: number): string {
  const way = (left ? -1 : 1) * unit;
  const cuts: Record<string, readonly (readonly [number, number])[]> = {
    a: [[0, 0], [CLOTH * 1.45, HIGH / 2], [0, HIGH]],
    v: [[0, 0], [CLOTH * 1.15, 0], [CLOTH * 0.85, HIGH / 2], [CLOTH * 1.15, HIGH], [0, HIGH]],
  };
  const cut = cuts[expedition] ?? [[0, 0], [CLOTH, 0], [CLOTH, HIGH], [0, HIGH]];
  const cloth = `${line(...cut.map(([east, south]) => ({ x: x + way * east, y: y + unit * south })))}Z`;
  const pole = rise < 0 ? line({ x, y }, { x, y: y + (HIGH + 4) * unit }) : line({ x, y: spot.at.y - radius * 0.6 }, { x, y });
  const letter = { x: x + way * CLOTH * (expedition === "a" ? 0.36 : 0.47), y: y + (HIGH * 0.5 + 3.7) * unit };
  return shape(
    "g",
    { class: colourOf(expedition), "data-way": expedition },
    shape("path", { class: "exp-map-pole-gap", d: pole }) +
      shape("path", { class: "exp-map-pole", d: pole }) +
      shape("path", { class: "exp-map-flag", d: cloth }) +
      shape("text", { class: "exp-map-flag-letter", ...letter, "font-size": LETTER * unit }, written(expedition.toUpperCase())),
  );
}

function freest<T>(choices: readonly { what: T; cost: number }[]): T {
  return choices.reduce((best, one) => (one.cost < best.cost ? one : best)).what;
}
