/* The things that can be drawn on, found on the page: cards, columns, piles and the hidden hand of the card table; places
 * and expeditions of the route game. Each has an id, the same as in a record, and none is known by where it stands.      */
import { CARDS, WORDS } from "../generated/words.js";
import type { Point } from "../map/geometry.js";
import type { MaybeState } from "../model.js";
import type { MapBoard, MapPlace } from "../protocol.js";
import { routesOf, tableOf } from "../state.js";
import { zoomOf } from "../zoom.js";
import type { Spot } from "./geometry.js";

const CARD = /^[shdc][2-9TJQKA]$/;
const EXPEDITION = /^[avs]$/;
const OTHER_HAND = "other-hand";
const HAND = "hand";

/** What of a place is ringed: its cards, or the outline of where they would lie. */
const LAID = ".exp-column, .exp-empty, .exp-pile, .exp-card";
/** A column of one card is ringed further out than the card. */
const ROOM = 5;

/** Where the pen writes: elsewhere a click is a click. */
export const AREAS = ".exp-map, .exp-hand, .exp-map-sheet, .exp-expeditions";

/** The thing that an element of the page belongs to; a place of the map is also found by its name, so not here. */
export function thingOf(element: Element): string | null {
  const at = element.closest<HTMLElement>("[data-at]")?.dataset["at"]?.split("/");
  // What lies on a pile is its top card: the pile is meant.
  if (at?.[1] !== undefined && !at[0]!.startsWith("discard-")) return at[1];
  const place = element.closest<HTMLElement>("[data-place]")?.dataset["place"];
  if (place !== undefined) return place;
  if (element.closest(`[data-backs="${OTHER_HAND}"]`) !== null) return OTHER_HAND;
  const way = element.closest<SVGElement>("[data-way]")?.dataset["way"];
  return way ?? element.closest(".exp-expedition")?.querySelector("input")?.value ?? null;
}

/** The thing at a point of the window; `placeAt` finds a place of the map that is meant by its name or from near by. */
export function thingUnder(root: HTMLElement, { x, y }: Point, placeAt: (point: Point) => string | null): string | null {
  const target = document.elementFromPoint(x, y);
  if (target === null || !root.contains(target) || target.closest(AREAS) === null) return null;
  if (target.closest(".exp-map-sheet") === null) return thingOf(target);
  // What is pressed of a place is larger than its mark, and may lie over a flag.
  const flag = document.elementsFromPoint?.(x, y).find((one) => one.matches(".exp-map-flag"));
  return thingOf(flag ?? target) ?? placeAt({ x, y });
}

/** The thing that has the focus. */
export function focusedThing(root: HTMLElement): string | null {
  const { activeElement } = document;
  const inside = activeElement !== null && root.contains(activeElement) && activeElement.closest(AREAS) !== null;
  return inside ? thingOf(activeElement) : null;
}

/** Whether one of the pen's own buttons has the focus. */
export function isOnBar(): boolean {
  return document.activeElement?.closest(".exp-pen-bar") != null;
}

/** The cards that lie in a place, one on the other, by id; empty for anything else. */
export function cardsIn(root: HTMLElement, id: string): string[] {
  const column = byKey(root, id)?.querySelectorAll<HTMLElement>(".exp-column > [data-at]") ?? [];
  return [...column].map((card) => card.dataset["at"]!.split("/")[1]!);
}

/** Where a thing is seen, in px of the window; an edge place of the map in two spots, and nothing in none. */
export function spotsOf(root: HTMLElement, id: string): Spot[] {
  if (CARD.test(id)) return cards(root, id);
  if (EXPEDITION.test(id)) return expedition(root, id);
  if (id === OTHER_HAND || id === HAND) return boxes(root.querySelectorAll(id === HAND ? ".exp-hand" : `[data-backs="${id}"]`));
  const place = byKey(root, id);
  return place === null ? places(root, id) : boxes([place.querySelector(LAID) ?? place]).map(roomy);
}

/** The map that a thing lies on, whose edges cut the drawing; null for all that stands elsewhere. */
export function mapOf(root: HTMLElement, id: string): SVGElement | null {
  const inside = root.querySelector(`.exp-map-sheet [data-place="${id}"], .exp-map-sheet [data-way="${id}"]`);
  return inside?.closest<SVGElement>(".exp-map-sheet") ?? null;
}

/** What a thing is called in the middle of a sentence, in the words that Python sent or wrote. */
export function nameOf(id: string, state: MaybeState, board: MapBoard | null): string {
  const table = tableOf(state);
  const lanes = table === null ? [] : [...(table.other?.lanes ?? []), ...table.own.lanes, ...table.river];
  const lane = [...lanes, ...(table?.draw ? [table.draw] : [])].find(({ place }) => place === id);
  if (lane !== undefined) return lane.called ?? lane.name;
  if (id === OTHER_HAND && table?.other?.backs) return table.other.backs.called ?? table.other.name;
  if (id === HAND && table !== null) return table.handLabel;
  const place = board?.places.find(({ code }) => code === id);
  if (place !== undefined) return placeName(place, state);
  return CARDS[id] ?? { a: WORDS.penAmber, v: WORDS.penViolet, s: WORDS.penSlate }[id] ?? id;
}

/* A quiz that asks where a place is has other words for all places. */
function placeName({ code, name, label }: MapPlace, state: MaybeState): string {
  const scene = "serial" in state ? (state.explorer ?? routesOf(state))?.scene : undefined;
  return scene?.nameless ? (scene.told[code] ?? label) : name;
}

function byKey(root: HTMLElement, id: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-row] > [data-key="${id}"]`);
}

function isSeen(element: Element): boolean {
  // Not every browser has checkVisibility.
  return element.checkVisibility?.() !== false;
}

function boxes(elements: Iterable<Element>): Spot[] {
  return [...elements].filter(isSeen).map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height, round: false };
  });
}

function roomy({ x, y, width, height, round }: Spot): Spot {
  return { x: x - ROOM, y: y - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM, round };
}

/* Of a card with others on it only the upper edge is seen. */
function cards(root: HTMLElement, id: string): Spot[] {
  const found = [...root.querySelectorAll<HTMLElement>(`[data-at$="/${id}"]`)];
  return found.flatMap((card) => {
    const next = card.nextElementSibling;
    const covered = card.closest(".exp-column") !== null && next?.matches("[data-at]") === true;
    return boxes([card]).map((box) => {
      const top = covered ? next!.getBoundingClientRect().top : Infinity;
      return top > box.y ? { ...box, height: Math.min(box.height, top - box.y) } : box;
    });
  });
}

/* The flag on the map, else its row in the list: before it sets out an expedition has no flag. */
function expedition(root: HTMLElement, id: string): Spot[] {
  const flags = boxes(root.querySelectorAll(`.exp-map-sheet [data-way="${id}"] > .exp-map-flag`));
  const row = root.querySelector(`.exp-expedition > input[value="${id}"]`)?.closest("label");
  return flags.length > 0 || !row ? flags : boxes([row]);
}

function places(root: HTMLElement, id: string): Spot[] {
  const targets = [...root.querySelectorAll<SVGElement>(`.exp-map-target[data-place="${id}"]`)];
  return targets.flatMap((target) => {
    const sheet = target.closest("svg");
    const at = /translate\(([-\d.]+) ([-\d.]+)\)/.exec(target.getAttribute("transform") ?? "");
    if (sheet === null || at === null || !isSeen(sheet)) return [];
    const zoom = zoomOf(sheet);
    const radius = zoom * Number(target.querySelector(".exp-map-focus")?.getAttribute("r") ?? 0);
    const { x, y } = sheet.getBoundingClientRect();
    const [east, south] = [x + zoom * Number(at[1]), y + zoom * Number(at[2])];
    return [{ x: east - radius, y: south - radius, width: 2 * radius, height: 2 * radius, round: true }];
  });
}
