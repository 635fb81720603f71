/* Mouse and fingers on the map. One finger scrolls the page until the map was zoomed in; two always move the map; the
 * wheel zooms only with Ctrl or Cmd held.                                                                           */
import type { Point } from "./geometry.js";
import type { Look, Projection } from "./projection.js";
import { zoomOf } from "../zoom.js";

export interface PointerActs {
  projection(): Projection | null;
  /** Whether one finger moves the map. */
  held(): boolean;
  /** Shows another part of the map: `moving` while it goes on. */
  look(look: Look, moving: boolean): void;
  /** Whether something can be pressed at a point. */
  isPlace(point: Point): boolean;
  /** A point was pressed, as click number `clicks` in a row; without a point it is `target` that was pressed. */
  press(point: Point | null, target: EventTarget | null, clicks: number): void;
}

/** A pointer that moved less is pressing, in px. */
const STILL = 5;
const DOUBLE_CLICK = 1.8;
/** After the wheel has rested so long the map is drawn in full, in ms. */
const REST = 160;

export function followPointer(svg: SVGElement, acts: PointerActs): () => void {
  const fingers = new Map<number, Point>();
  let start: { fingers: Point[]; projection: Projection } | null = null;
  let moved = false;
  let frame = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const at = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = svg.getBoundingClientRect();
    const zoom = zoomOf(svg);
    return { x: (clientX - left) / zoom, y: (clientY - top) / zoom };
  };
  const begin = (): void => {
    const projection = acts.projection();
    start = projection === null || fingers.size === 0 ? null : { fingers: [...fingers.values()], projection };
  };
  const show = (moving: boolean): void => {
    const look = start === null ? null : gesture(start.projection, start.fingers, [...fingers.values()]);
    if (look !== null) acts.look(look, moving);
  };

  svg.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    if (fingers.size === 0) moved = false;
    fingers.set(event.pointerId, at(event));
    begin();
  });
  svg.addEventListener("pointermove", (event) => {
    if (start === null || !fingers.has(event.pointerId)) return;
    // A mouse that was let go outside the map told nothing of it.
    if (event.pointerType === "mouse" && event.buttons === 0) return end(event);
    fingers.set(event.pointerId, at(event));
    const first = start.fingers[0]!;
    const now = [...fingers.values()];
    if (!moved && now.length === 1 && Math.hypot(now[0]!.x - first.x, now[0]!.y - first.y) < STILL) return;
    if (now.length === 1 && (event.pointerType === "touch" ? !acts.held() : start.projection.look.zoom <= 1)) return;
    if (!moved) svg.setPointerCapture(event.pointerId);
    moved = true;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => show(true));
  });
  const end = (event: PointerEvent): void => {
    if (!fingers.has(event.pointerId)) return;
    cancelAnimationFrame(frame);
    if (moved && event.type === "pointerup") show(false);
    fingers.delete(event.pointerId);
    begin();
  };
  svg.addEventListener("pointerup", end);
  svg.addEventListener("pointercancel", end);
  svg.addEventListener("click", (event) => {
    if (moved) moved = false;
    // A key, or a reader of the screen, presses without a point.
    else acts.press(event.detail === 0 ? null : at(event), event.target, event.detail);
  });
  svg.addEventListener("dblclick", (event) => {
    const projection = acts.projection();
    if (projection === null || acts.isPlace(at(event))) return;
    event.preventDefault();
    acts.look(projection.zoomed(event.shiftKey ? 1 / DOUBLE_CLICK : DOUBLE_CLICK, at(event)), false);
  });
  svg.addEventListener(
    "wheel",
    (event) => {
      const projection = acts.projection();
      if (projection === null || (!event.ctrlKey && !event.metaKey)) return;
      event.preventDefault();
      const turn = event.deltaY * (event.deltaMode === 1 ? 16 : 1);
      acts.look(projection.zoomed(Math.exp(-Math.max(-120, Math.min(120, turn)) / 400), at(event)), true);
      clearTimeout(rest);
      rest = setTimeout(() => {
        const now = acts.projection();
        if (now !== null) acts.look(now.look, false);
      }, REST);
    },
    { passive: false },
  );
  // Two fingers are the map's: without this the browser would zoom the page.
  svg.addEventListener("touchmove", (event) => event.touches.length > 1 && event.preventDefault(), { passive: false });
  return () => {
    clearTimeout(rest);
    cancelAnimationFrame(frame);
  };
}

/** What is looked at after fingers went from `before` to `now`: one drags, two zoom and drag. */
export function gesture(projection: Projection, before: readonly Point[], now: readonly Point[]): Look | null {
  const [one, two] = before;
  const [first, second] = now;
  if (one === undefined || first === undefined) return null;
  if (two === undefined || second === undefined) return projection.dragged(first.x - one.x, first.y - one.y);
  const apart = Math.hypot(two.x - one.x, two.y - one.y) || 1;
  const middle = { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
  const zoomed = projection.zoomed(Math.hypot(second.x - first.x, second.y - first.y) / apart, middle);
  return projection.seen(zoomed).dragged((first.x + second.x) / 2 - middle.x, (first.y + second.y) / 2 - middle.y);
}
