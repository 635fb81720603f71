/* The names on the map: what each says, how it looks, and how much it matters. */
import { shape, written, line } from "./svg.js";
import type { Box, Point } from "./geometry.js";
import { textWidth } from "./lettering.js";
import { colourOf } from "./arrows.js";
import type { Projection } from "./projection.js";
import { isLit, type Spot, type Stand } from "./standing.js";

/** How much a name matters, the most first. */
export const RANKS = ["lit", "reached", "own", "head", "start", "open", "token", "edge", "visited", "other"] as const;
export type Rank = (typeof RANKS)[number];

const SIZE = 11;
const NARROW_SIZE = 11.5;

export interface Label {
  code: string;
  text: string;
  at: Point;
  reach: number;
  wish: string;
  rank: number;
  must: boolean; // it stands at any cost
  bold: boolean;
  plate: "own" | "open" | "plain" | "now" | null;
  numbers: number[];
  chosen: boolean;
  size: number;
  padding: number;
  lead: number; // width of the numbers before it
  width: number;
  height: number;
}

/** Where a name found its place. */
export interface Placed {
  label: Label;
  box: Box;
  brief: boolean; // only its numbers are shown
  push: number; // how far it was pushed off its place
  ambiguous: boolean; // it stands nearer to another place
}

function rankOf({ place, stand }: Spot): Rank {
  if (isLit(stand)) return "lit";
  if (stand.reached || stand.marked) return "reached";
  if (stand.own) return "own";
  if (stand.heads.length > 0 || stand.from) return "head";
  if (place.kind === "start") return "start";
  if (stand.open) return "open";
  if (stand.tokens.length > 0) return "token";
  if (place.edge) return "edge";
  return stand.visited ? "visited" : "other";
}

function plateOf(stand: Stand): Label["plate"] {
  if (stand.own) return "own";
  if (stand.open) return "open";
  if (isLit(stand)) return "plain";
  return stand.reached ? "now" : null;
}

/** What a place is called on the map; `plated` puts a name on a plate that has none of its own. */
export function labelOf(projection: Projection, spot: Spot, family: string, plated = false): Label {
  const { place, side, stand, at, reach } = spot;
  const rank = rankOf(spot);
  const plate = plateOf(stand) ?? (plated ? "open" : null);
  const bold = plate !== null || ["reached", "head", "start"].includes(rank);
  const size = (projection.size.narrow ? NARROW_SIZE : SIZE) * projection.unit * (bold ? 1.06 : 1);
  const padding = plate === null ? 0 : 4 * projection.unit;
  const lead = stand.numbers.length * size * 1.5;
  return {
    code: place.code,
    text: place.short,
    at,
    reach,
    wish: side === "right" ? place.wishRight : place.wish,
    rank: RANKS.indexOf(rank),
    must: RANKS.indexOf(rank) <= RANKS.indexOf("open") || rank === "edge",
    bold,
    plate,
    numbers: stand.numbers,
    chosen: stand.chosen,
    size,
    padding,
    lead,
    width: textWidth(place.short, size, bold, family) + 2 * padding + lead + 1,
    height: size * (plate === null ? 1.12 : 1.5),
  };
}

/** A name in its box: on a plate if it has one, its numbers before it, and a line to its place if it stands off. */
export function drawnLabel({ label, box, brief, push, ambiguous }: Placed, projection: Projection, expedition: string): string {
  const { plate, padding, lead, size, numbers, bold } = label;
  const middle = box.y + box.height / 2;
  let drawn = push > 8 * projection.unit || (ambiguous && (label.must || projection.isRoomy)) ? leader(label, box) : "";
  if (plate !== null) drawn += shape("rect", { class: `exp-map-plate exp-map-plate--${plate}`, ...box, rx: 3 * projection.unit });
  numbers.forEach((number, index) => {
    const x = box.x + padding + size * (0.52 + 1.5 * index);
    drawn += shape("circle", { class: "exp-map-number", cx: x, cy: middle, r: size * 0.66 });
    drawn += shape("text", { class: "exp-map-digit", x, y: middle + size * 0.35, "font-size": size * (number > 9 ? 0.8 : 0.98) }, String(number));
  });
  const css = `exp-map-name${bold ? " exp-map-name--bold" : ""}${plate === null ? "" : ` exp-map-name--${plate}`}`;
  const text = { class: css, x: box.x + padding + lead, y: middle + size * 0.35, "font-size": size };
  if (!brief) drawn += shape("text", text, written(label.text));
  return label.numbers.length > 0 ? shape("g", { class: colourOf(expedition) }, drawn) : drawn;
}

function leader({ at, reach }: Label, box: Box): string {
  const near = { x: Math.max(box.x, Math.min(at.x, box.x + box.width)), y: Math.max(box.y, Math.min(at.y, box.y + box.height)) };
  const off = Math.hypot(at.x - near.x, at.y - near.y);
  if (off <= reach) return "";
  const share = reach / off;
  const start = { x: at.x + (near.x - at.x) * share, y: at.y + (near.y - at.y) * share };
  return shape("path", { class: "exp-map-leader", d: line(near, start) });
}
