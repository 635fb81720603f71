/* Dragging a hand card with the mouse: an extra beside click and click. A finger scrolls the page instead. */
import { zoomOf } from "./zoom.js";
import type { Place } from "./protocol.js";

const THRESHOLD = 6; // px; less is a click

export interface DragActs {
  choose(code: string): void;
  drop(code: string, place: Place): void;
}

interface Drag {
  card: HTMLElement;
  code: string;
  /** Where the pointer went down. */
  x: number;
  y: number;
  copy: HTMLElement | null;
}

export function followDrags(root: HTMLElement, acts: DragActs): void {
  let drag: Drag | null = null;

  const stop = (): void => {
    drag?.copy?.remove();
    drag?.card.removeAttribute("data-dragged");
    drag = null;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", stop);
    removeEventListener("keydown", cancel, true);
  };
  const move = (event: PointerEvent): void => {
    if (drag === null) return;
    const x = event.clientX - drag.x,
      y = event.clientY - drag.y;
    if (drag.copy === null) {
      if (Math.hypot(x, y) < THRESHOLD) return;
      acts.choose(drag.code);
      drag.copy = lift(root, drag.card);
      drag.card.setAttribute("data-dragged", "");
    }
    const zoom = zoomOf(root);
    drag.copy.style.translate = `${x / zoom}px ${y / zoom}px`;
  };
  const end = (event: PointerEvent): void => {
    const ended = drag;
    stop();
    if (ended === null || ended.copy === null) return;
    swallowClick();
    const place = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-place]");
    if (place && root.contains(place)) acts.drop(ended.code, place.dataset["place"] ?? "");
  };
  const cancel = (event: KeyboardEvent): void => {
    if (event.key === "Escape") stop();
  };

  root.addEventListener("pointerdown", (event) => {
    const card = (event.target as Element).closest<HTMLElement>("[data-card]");
    if (card === null || event.button !== 0 || event.pointerType !== "mouse") return;
    stop();
    drag = { card, code: card.dataset["card"] ?? "", x: event.clientX, y: event.clientY, copy: null };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", stop);
    addEventListener("keydown", cancel, true);
  });
}

/** A copy of the card that follows the pointer. It lies in the root, since the table's container would catch it. */
function lift(root: HTMLElement, card: HTMLElement): HTMLElement {
  const box = card.getBoundingClientRect(),
    at = root.getBoundingClientRect();
  const copy = document.createElement("span");
  copy.className = "exp-card exp-lifted";
  copy.setAttribute("aria-hidden", "true");
  copy.append(...[...card.querySelectorAll("svg.exp-face")].map((face) => face.cloneNode(true)));
  const px = (length: number): string => `${length / zoomOf(root)}px`;
  Object.assign(copy.style, { width: px(box.width), left: px(box.left - at.left), top: px(box.top - at.top) });
  root.append(copy);
  return copy;
}

/* The browser sends a click after the pointer goes up on the card it went down on; that one is the drag's end. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}
