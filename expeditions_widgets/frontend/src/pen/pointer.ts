/* The pen in the hand of a mouse, a finger or a real pen: a click marks, a drag makes an arrow. The right button does the
 * same without the pen. What the pen takes, the board never hears.                                                     */
import type { Point } from "../map/geometry.js";
import { AREAS } from "./things.js";

/** A pointer that moved less is clicking, in px. */
const STILL = 6;

export interface PointerActs {
  /** Whether the pen is offered here at all, and whether it is held. */
  offered(): boolean;
  up(): boolean;
  /** The thing at a point of the window. */
  at(point: Point): string | null;
  of(element: Element): string | null;
  drawn(from: string, to: string | null): void;
  going(from: string, to: Point | null): void;
  stopped(): void;
}

interface Stroke {
  from: string;
  pointer: number;
  start: Point;
  moved: boolean;
}

export function followPen(root: HTMLElement, acts: PointerActs): () => void {
  let stroke: Stroke | null = null;
  const isMine = (event: Event): boolean => event.target instanceof Element && event.target.closest(AREAS) !== null;
  const take = (event: Event): void => {
    event.stopPropagation();
    if (event.cancelable) event.preventDefault();
  };
  const stop = (): void => {
    if (stroke === null) return;
    stroke = null;
    acts.stopped();
  };
  const begin = (event: PointerEvent): void => {
    const right = event.button === 2;
    if (!acts.offered() || !isMine(event) || !(right || (acts.up() && event.button === 0))) return;
    // The focus goes where the mouse is, as it does without the pen: so no preventDefault.
    event.stopPropagation();
    if (!event.isPrimary && event.pointerType === "touch") return stop();
    const start = { x: event.clientX, y: event.clientY };
    const from = acts.at(start);
    stroke = from === null ? null : { from, pointer: event.pointerId, start, moved: false };
  };
  const move = (event: PointerEvent): void => {
    if (stroke === null || event.pointerId !== stroke.pointer) return;
    const { start, from } = stroke;
    stroke.moved ||= Math.hypot(event.clientX - start.x, event.clientY - start.y) >= STILL;
    if (stroke.moved) acts.going(from, { x: event.clientX, y: event.clientY });
  };
  const end = (event: PointerEvent): void => {
    if (stroke === null || event.pointerId !== stroke.pointer) return;
    const { from, moved } = stroke;
    stop();
    const goal = moved ? acts.at({ x: event.clientX, y: event.clientY }) : from;
    if (goal === null) return;
    acts.drawn(from, goal === from ? null : goal);
  };
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || stroke === null) return;
    take(event);
    stop();
  };
  /* Clicks that follow the pen are over. One without a pointer comes from a reader of the screen. */
  const click = (event: MouseEvent): void => {
    if (!acts.offered() || !acts.up() || !isMine(event)) return;
    take(event);
    const thing = event.type === "click" && event.detail === 0 ? acts.of(event.target as Element) : null;
    if (thing !== null) acts.drawn(thing, null);
  };
  const menu = (event: Event): void => {
    if (acts.offered() && isMine(event)) take(event);
  };

  root.addEventListener("pointerdown", begin, true);
  root.addEventListener("click", click, true);
  root.addEventListener("dblclick", click, true);
  root.addEventListener("contextmenu", menu, true);
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", stop);
  addEventListener("keydown", escape, true);
  return () => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", stop);
    removeEventListener("keydown", escape, true);
  };
}
