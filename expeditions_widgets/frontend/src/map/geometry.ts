/* Points and boxes on the map, in px of its drawing. */

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export function around({ x, y }: Point, radius: number): Box {
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
}

export function grown(box: Box, across: number, down: number): Box {
  return { x: box.x - across, y: box.y - down, width: box.width + 2 * across, height: box.height + 2 * down };
}

/** The area that two boxes share. */
export function sharedArea(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  if (wide <= 0) return 0;
  return wide * Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));
}

/** How much of the straight line from one point to another lies inside a box. Asked thousands of times for one map. */
export function lengthInside(from: Point, to: Point, box: Box): number {
  const right = box.x + box.width;
  const foot = box.y + box.height;
  if (from.x < box.x && to.x < box.x) return 0;
  if (from.x > right && to.x > right) return 0;
  if (from.y < box.y && to.y < box.y) return 0;
  if (from.y > foot && to.y > foot) return 0;
  const east = to.x - from.x;
  const south = to.y - from.y;
  let first = 0;
  let last = 1;
  if (east !== 0) {
    const [one, other] = [(box.x - from.x) / east, (right - from.x) / east];
    first = Math.max(first, Math.min(one, other));
    last = Math.min(last, Math.max(one, other));
  }
  if (south !== 0) {
    const [one, other] = [(box.y - from.y) / south, (foot - from.y) / south];
    first = Math.max(first, Math.min(one, other));
    last = Math.min(last, Math.max(one, other));
  }
  return last > first ? (last - first) * Math.hypot(east, south) : 0;
}

/** Whether one box lies wholly inside another. */
export function holds(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** Whether a point lies inside a box, or no further outside than `margin`. */
export function within({ x, y }: Point, box: Box, margin = 0): boolean {
  return x > box.x - margin && x < box.x + box.width + margin && y > box.y - margin && y < box.y + box.height + margin;
}

/** How far a point lies from a box: 0 inside it. */
export function distance({ x, y }: Point, box: Box): number {
  return Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height));
}
