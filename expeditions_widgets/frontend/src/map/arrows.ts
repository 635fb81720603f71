/* One arrow of an expedition. Amber runs solid with a filled triangle, Violet double with a double chevron, Slate dashed
 * with a pointed drop: told apart in grey as well.                                                                  */
import type { Point } from "./geometry.js";
import { line, pair, shape, tenth } from "./svg.js";

const LINE = 3;
const HEAD_LENGTH = 9.5;
const HEAD_WIDTH = 5.2;
/** What an arrow leaves free between itself and a place's mark. */
const GAP = 2.2;

/** Where an arrow runs: between the middles of two places, so far to the right of the straight line. */
export interface Course {
  tail: Point;
  tip: Point;
  aside: number;
}

export interface ArrowLook {
  unit: number;
  marks: [number, number]; // how far the marks at tail and tip reach
  branches?: boolean; // a loop made it due: a ring at its tail
  css?: string;
}

/** The point so far along a course, and so far to the right of it. */
export function along({ tail, tip, aside }: Course, far: number, right = 0): Point {
  const length = Math.hypot(tip.x - tail.x, tip.y - tail.y) || 1;
  const [east, south] = [(tip.x - tail.x) / length, (tip.y - tail.y) / length];
  const across = aside + right;
  return { x: tail.x + east * far - south * across, y: tail.y + south * far + east * across };
}

export function lengthOf({ tail, tip }: Course): number {
  return Math.hypot(tip.x - tail.x, tip.y - tail.y);
}

/** The class that gives a group its expedition's colour. */
export function colourOf(expedition: string): string {
  return `exp-map-way exp-map-way--${expedition === "" ? "none" : expedition}`;
}

export function arrow(expedition: string, course: Course, { unit, marks, branches, css }: ArrowLook): string {
  const [free, kept] = marks.map((radius) => Math.sqrt(Math.max((radius + GAP) ** 2 - course.aside ** 2, 0))) as [number, number];
  const shaft: Shaft = { course, start: free, tip: Math.max(lengthOf(course) - kept, free + 4), unit };
  const back = shaft.tip - HEAD_LENGTH * unit;
  const casing =
    stroke(shaft, "casing", shaft.tip, LINE * unit + 3.4) +
    shape("path", { class: "exp-map-casing", d: chevron(shaft, back, shaft.tip), "stroke-width": 4.5 });
  const at = along(course, free + 3.4 * unit);
  const ring = branches === true ? shape("circle", { class: "exp-map-ring", cx: at.x, cy: at.y, r: 3.6 * unit }) : "";
  const body = BODIES[expedition] ?? amber;
  return shape("g", { class: `${colourOf(expedition)}${css === undefined ? "" : ` ${css}`}` }, casing + body(shaft) + ring);
}

/** The sign of a closed loop: an arrow going round. */
export function loopBadge(expedition: string, at: Point, unit: number): string {
  const c = 6.4 * unit;
  const bend = `M${pair({ x: c * 0.5, y: -c * 0.15 })}A${tenth(c * 0.5)} ${tenth(c * 0.5)} 0 1 1 ${pair({ x: c * 0.12, y: -c * 0.48 })}`;
  const barb = line({ x: -c * 0.15, y: -c * 0.85 }, { x: c * 0.3, y: -c * 0.45 }, { x: -c * 0.2, y: -c * 0.1 });
  const ring = shape("circle", { class: "exp-map-badge", r: c });
  const marks = ring + shape("path", { class: "exp-map-loop", d: bend }) + shape("path", { class: "exp-map-loop", d: barb });
  return shape("g", { class: colourOf(expedition), transform: `translate(${pair(at)})` }, marks);
}

/** An expedition's line from an edge place out through the frame: it goes on at the other side. */
export function edgeStub(expedition: string, at: Point, side: string, length: number, unit: number): string {
  const out = { x: at.x + (side === "left" ? -length : length), y: at.y };
  const dashes = expedition === "s" ? "4 2" : null;
  const path = { class: "exp-map-line", d: line(at, out), "stroke-width": LINE * unit, "stroke-dasharray": dashes };
  return shape("g", { class: colourOf(expedition) }, shape("path", path));
}

/** Where an arrow could be laid: dots along its course. */
export function preview(expedition: string, course: Course, unit: number): string {
  const d = line(along(course, 0), along(course, lengthOf(course)));
  const dots = { d, "stroke-width": 2.6 * unit, "stroke-dasharray": `0.1 ${tenth(5.2 * unit)}` };
  const casing = shape("path", { class: "exp-map-casing", d, "stroke-width": 5 * unit });
  return shape("g", { class: colourOf(expedition) }, casing + shape("path", { class: "exp-map-line exp-map-dots", ...dots }));
}

interface Shaft {
  course: Course;
  start: number;
  tip: number;
  unit: number;
}

function stroke({ course, start }: Shaft, css: string, end: number, width: number, dashes: string | null = null): string {
  const d = line(along(course, start), along(course, Math.max(end, start + 0.5)));
  return shape("path", { class: `exp-map-${css}`, d, "stroke-width": width, "stroke-dasharray": dashes });
}

function chevron({ course, unit }: Shaft, back: number, tip: number): string {
  const half = HEAD_WIDTH * unit;
  return line(along(course, back, -half), along(course, tip), along(course, back, half));
}

function amber(shaft: Shaft): string {
  const length = HEAD_LENGTH * shaft.unit;
  const head = `${chevron(shaft, shaft.tip - length, shaft.tip)}Z`;
  return stroke(shaft, "line", shaft.tip - length * 0.8, LINE * 1.15 * shaft.unit) + shape("path", { class: "exp-map-tip", d: head });
}

function violet(shaft: Shaft): string {
  const { tip, unit } = shaft;
  const length = HEAD_LENGTH * unit;
  const heads = [tip - length * 0.58, tip].map((end) => chevron(shaft, end - length * 0.72, end)).join("");
  return (
    stroke(shaft, "line", tip - 2, LINE * unit + 1.6) +
    stroke(shaft, "inlay", tip - 5, LINE * unit - 1.2) +
    shape("path", { class: "exp-map-line", d: heads, "stroke-width": 2.5 * unit })
  );
}

function slate(shaft: Shaft): string {
  const { course, tip, unit } = shaft;
  const radius = HEAD_WIDTH * 0.86 * unit;
  const middle = tip - HEAD_LENGTH * 1.12 * unit;
  const [left, right] = [-0.93, 0.93].map((way) => along(course, middle + radius * 0.36, way * radius)) as [Point, Point];
  const drop = `${line(along(course, tip), left)}A${tenth(radius)} ${tenth(radius)} 0 1 0 ${pair(right)}Z`;
  const shank = stroke(shaft, "line", middle - radius * 0.6, LINE * unit, `${tenth(6 * unit)} ${tenth(3.2 * unit)}`);
  return shank + shape("path", { class: "exp-map-tip", d: drop });
}

const BODIES: Record<string, (shaft: Shaft) => string> = { a: amber, v: violet, s: slate };
