/* Where rings and arrows run between boxes. Pure, in px of the sheet that is drawn on. */
import type { Box, Point } from "../map/geometry.js";
import { line, pair, tenth } from "../map/svg.js";

/** A thing's room; a round one is a place on a map. */
export interface Spot extends Box {
  round: boolean;
}

/** What a ring leaves free around its thing, and an arrow before its goal. */
const FREE = 3;
const CORNER = 12;
/** Arrows that run both ways step so far to their right. */
export const ASIDE = 8;
/** A shaft is never shorter: an arrow between things that touch runs from middle to middle. */
const SHORTEST = 18;

export function middle({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The outline around a thing: a circle around what is round, else a box with round corners. */
export function ring(spot: Spot): string {
  const { x, y } = middle(spot);
  const [across, down] = [spot.width / 2 + FREE, spot.height / 2 + FREE];
  if (spot.round) return `M${pair({ x: x - across, y })}${arc(across, across, { x: x + across, y })}${arc(across, across, { x: x - across, y })}Z`;
  const corner = Math.min(CORNER, across, down);
  const [left, right, top, foot] = [x - across, x + across, y - down, y + down];
  return (
    `M${pair({ x: left + corner, y: top })}L${pair({ x: right - corner, y: top })}${arc(corner, corner, { x: right, y: top + corner })}` +
    `L${pair({ x: right, y: foot - corner })}${arc(corner, corner, { x: right - corner, y: foot })}` +
    `L${pair({ x: left + corner, y: foot })}${arc(corner, corner, { x: left, y: foot - corner })}` +
    `L${pair({ x: left, y: top + corner })}${arc(corner, corner, { x: left + corner, y: top })}Z`
  );
}

function arc(across: number, down: number, to: Point): string {
  return `A${tenth(across)} ${tenth(down)} 0 0 1 ${pair(to)}`;
}

/** How far it is from the middle of a box to its edge, the way (east, south) of length 1, with what it leaves free. */
export function edge(spot: Spot, { x: east, y: south }: Point): number {
  if (spot.round) return spot.width / 2 + FREE;
  const [across, down] = [spot.width / 2 + FREE, spot.height / 2 + FREE];
  return Math.min(east === 0 ? Infinity : across / Math.abs(east), south === 0 ? Infinity : down / Math.abs(south));
}

export interface Arrow {
  shaft: string;
  head: string;
}

/** An arrow from one thing to another, `aside` to the right of the straight way; its head is `size` long. */
export function arrow(from: Spot, to: Spot, { aside, size }: { aside: number; size: number }): Arrow {
  const [tail, goal] = [middle(from), middle(to)];
  const far = Math.hypot(goal.x - tail.x, goal.y - tail.y);
  const way = far === 0 ? { x: 0, y: -1 } : { x: (goal.x - tail.x) / far, y: (goal.y - tail.y) / far };
  let [start, end] = [edge(from, way), far - edge(to, { x: -way.x, y: -way.y })];
  if (end - start < SHORTEST + size) [start, end] = [Math.min(0, far - SHORTEST - size), far];
  const at = (along: number, right: number): Point => ({
    x: tail.x + way.x * along - way.y * (aside + right),
    y: tail.y + way.y * along + way.x * (aside + right),
  });
  const half = size * 0.55;
  return {
    shaft: line(at(start, 0), at(end - size * 0.8, 0)),
    head: `${line(at(end - size, -half), at(end, 0), at(end - size, half))}Z`,
  };
}

/** Of the places where two things stand, the two that lie nearest to each other: an edge place of the map stands twice. */
export function nearest(froms: readonly Spot[], tos: readonly Spot[]): [Spot, Spot] | null {
  let best: { pair: [Spot, Spot]; far: number } | null = null;
  for (const from of froms)
    for (const to of tos) {
      const [one, other] = [middle(from), middle(to)];
      const far = Math.hypot(one.x - other.x, one.y - other.y);
      if (best === null || far < best.far) best = { pair: [from, to], far };
    }
  return best?.pair ?? null;
}
