/* Cards travel: the page is final at once, and each card is shown on its way from where it was before. */
import { face, back } from "./card.js";
import type { Move, Table } from "./protocol.js";
import { render } from "lit-html";
import { zoomOf } from "./zoom.js";

const STAGE = 240; // ms; one stage of a turn
const EASE = "cubic-bezier(.2, .7, .2, 1)";

/** Where each card and place was, by "place/code" and by place. */
export type Snapshot = ReadonlyMap<string, DOMRect>;

export function snapshot(root: HTMLElement): Snapshot {
  const boxes = new Map<string, DOMRect>();
  for (const element of elements(root))
    boxes.set(nameOf(element), (lastBack(element) ?? element).getBoundingClientRect());
  return boxes;
}

/** Shows the moves, stage by stage, and lets the rest of the hand close up. */
export function travel(root: HTMLElement, before: Snapshot, moves: readonly Move[]): void {
  const moving = new Set<HTMLElement>();
  for (const move of moves) {
    const from = startOf(before, move);
    const to = endOf(root, move);
    if (from === undefined) continue;
    if (to === null || moving.has(to)) flyOver(root, move, from);
    else fly(to, from, move);
    if (to !== null) moving.add(to);
  }
  for (const card of root.querySelectorAll<HTMLElement>("[data-card]")) {
    const was = before.get(nameOf(card));
    if (was !== undefined && !moving.has(card)) closeUp(card, was);
  }
}

/** The refused card and place shake their heads. */
export function shake(root: HTMLElement, refused: NonNullable<Table["refused"]>): void {
  const names = [refused.place, refused.code === null ? null : `hand/${refused.code}`];
  const step = (x: number, offset: number): Keyframe => ({ translate: `${x}px 0`, offset });
  for (const element of elements(root).filter((one) => names.includes(nameOf(one)))) {
    element.animate([step(0, 0), step(-5, 0.25), step(4, 0.6), step(-2, 0.85), step(0, 1)], {
      duration: 320,
      easing: EASE,
    });
  }
}

function nameOf(element: HTMLElement): string {
  return element.dataset["at"] ?? element.dataset["backs"] ?? element.dataset["place"] ?? "";
}

/* In the page's order: a pile's card comes after the place that holds it, and so stands for it. */
function elements(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>("[data-at], [data-backs], [data-place]")];
}

/** The other hand's outermost card, for the element that holds its backs. */
function lastBack(element: HTMLElement): HTMLElement | null {
  return element.dataset["backs"] === undefined ? null : (element.lastElementChild as HTMLElement | null);
}

function startOf(before: Snapshot, move: Move): DOMRect | undefined {
  return before.get(`${move.from}/${move.code}`) ?? before.get(move.from);
}

/* A card that is not on view at its end (the other hand, a pile since covered) has no element of its own there. */
function endOf(root: HTMLElement, move: Move): HTMLElement | null {
  if (move.to === "other-hand") return root.querySelector<HTMLElement>("[data-backs] > :last-child");
  return elements(root).find((one) => nameOf(one) === `${move.to}/${move.code}`) ?? null;
}

function fly(element: HTMLElement, from: DOMRect, move: Move): void {
  const to = element.getBoundingClientRect();
  if (to.width === 0) return;
  const zoom = zoomOf(element);
  const start = `translate(${(from.left - to.left) / zoom}px, ${(from.top - to.top) / zoom}px) scale(${from.width / to.width})`;
  // Before its stage a card from the draw pile is inside the pile: it must not lie over the pile's count.
  const inside = move.from === "pile" ? 0 : 1;
  element.animate(
    [
      { transform: start, transformOrigin: "0 0", zIndex: 5, opacity: inside },
      { opacity: 1, offset: 0.1 },
      { transform: "none", transformOrigin: "0 0", zIndex: 5 },
    ],
    { duration: STAGE, delay: move.stage * STAGE, easing: EASE, fill: "backwards" },
  );
}

function closeUp(card: HTMLElement, was: DOMRect): void {
  const now = card.getBoundingClientRect();
  const zoom = zoomOf(card);
  const x = (was.left - now.left) / zoom,
    y = (was.top - now.top) / zoom;
  // The table above may have grown or shrunk: that is scrolling, not a card on its way.
  if (Math.abs(x) < 1) return;
  card.animate([{ translate: `${x}px ${Math.abs(y) < 60 ? 0 : y}px` }, { translate: "0 0" }], {
    duration: STAGE,
    easing: EASE,
  });
}

/** A copy for a card that has no element of its own at its end: it flies there and is gone. */
function flyOver(root: HTMLElement, move: Move, from: DOMRect): void {
  const end = elements(root).find((one) => nameOf(one) === move.to);
  if (end === undefined) return;
  const to = end.getBoundingClientRect(),
    at = root.getBoundingClientRect();
  const copy = document.createElement("span");
  copy.className = "exp-card exp-lifted";
  copy.setAttribute("aria-hidden", "true");
  const zoom = zoomOf(root);
  copy.style.width = `${Math.min(from.width / zoom, 74)}px`;
  render(move.code === null ? back() : face(move.code), copy);
  root.append(copy);
  const spot = (box: DOMRect): string => `translate(${(box.left - at.left) / zoom}px, ${(box.top - at.top) / zoom}px)`;
  const flight = copy.animate([{ transform: spot(from) }, { transform: spot(to) }], {
    duration: STAGE,
    delay: move.stage * STAGE,
    easing: EASE,
    fill: "both",
  });
  flight.finished.then(
    () => copy.remove(),
    () => copy.remove(),
  );
}
