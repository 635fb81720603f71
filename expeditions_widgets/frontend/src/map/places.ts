/* The places by shape and colour, and the rings that tell what has to do with them. */
import type { MapPlace } from "../protocol/map.js";
import { colourOf } from "./arrows.js";
import type { Projection, Side } from "./projection.js";
import { isLit, type Spot } from "./standing.js";
import { line, pair, shape, tenth } from "./svg.js";

/**
 * A place's mark around 0 0: a star in a ring for the start, a circle for green, a square for blue, a diamond for red; at
 * a side of the frame half a disc, flat on the frame.
 */
export function glyph(kind: MapPlace["kind"], radius: number, side: Side = null): string {
  if (side !== null) {
    const far = tenth(radius * 1.45);
    return shape("path", { class: `exp-map-${kind}`, d: `M0 -${far}A${far} ${far} 0 0 ${side === "left" ? 1 : 0} 0 ${far}Z` });
  }
  switch (kind) {
    case "start":
      return shape("circle", { class: "exp-map-start-ring", r: radius * 1.6 }) + shape("path", { class: "exp-map-start", d: star(radius * 1.3) });
    case "green":
      return shape("circle", { class: "exp-map-green", r: radius });
    case "blue":
      return shape("rect", { class: "exp-map-blue", ...square(radius * 0.92), rx: 1 });
    case "red": {
      const far = radius * 1.24;
      return shape("path", { class: "exp-map-red", d: `${line({ x: 0, y: -far }, { x: far, y: 0 }, { x: 0, y: far }, { x: -far, y: 0 })}Z` });
    }
  }
}

function square(half: number): { x: number; y: number; width: number; height: number } {
  return { x: -half, y: -half, width: 2 * half, height: 2 * half };
}

function star(radius: number): string {
  const points = Array.from({ length: 8 }, (_, point) => {
    const far = radius * (point % 2 === 0 ? 1.55 : 0.525);
    const turn = (point * Math.PI) / 4;
    return { x: Math.sin(turn) * far, y: -Math.cos(turn) * far };
  });
  return `${line(...points)}Z`;
}

/** A place with its rings: lit, one's own card, an open card, just reached, pointed at, left from. */
export function placeMark(projection: Projection, expedition: string, { place, side, at, stand }: Spot): string {
  const { unit } = projection;
  const bare = projection.radius * (place.kind === "start" ? 1.25 : 1);
  let drawn = "";
  if (stand.reached) drawn += shape("circle", { class: "exp-map-now", r: bare + 7 * unit });
  if (stand.marked) drawn += ring("pointed", bare + 7 * unit, 5);
  if (isLit(stand)) drawn += litRing(bare + 5.4 * unit, unit, stand.chosen);
  else if (stand.own) drawn += ring("own", bare + 3.6 * unit, 5);
  else if (stand.open) drawn += ring("open", bare + 3.4 * unit, 4);
  else if (stand.from) drawn += ring("from", bare + 3.6 * unit, 4);
  drawn += glyph(place.kind, projection.radius, side);
  // A lit place has the ring of its choice: a card of one's own there is told by a dot.
  if (isLit(stand) && stand.own) drawn += shape("circle", { class: "exp-map-eye", r: projection.radius * 0.38 });
  const css = isLit(stand) || stand.from ? colourOf(expedition) : null;
  return shape("g", { class: css, transform: `translate(${pair(at)})` }, drawn);
}

function ring(css: string, radius: number, gap: number): string {
  return (
    shape("circle", { class: "exp-map-gap", r: radius, "stroke-width": gap }) + shape("circle", { class: `exp-map-ring-${css}`, r: radius })
  );
}

function litRing(radius: number, unit: number, chosen: boolean): string {
  const ticks = [1, 3, 5, 7].map((eighth) => {
    const [east, south] = [Math.cos((eighth * Math.PI) / 4), Math.sin((eighth * Math.PI) / 4)];
    const [near, far] = [radius - 2, radius + 4.6 * unit];
    return line({ x: east * near, y: south * near }, { x: east * far, y: south * far });
  });
  return ring(chosen ? "chosen" : "lit", radius, chosen ? 7 : 5) + shape("path", { class: "exp-map-tick", d: ticks.join("") });
}
