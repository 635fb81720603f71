/* Where the focus goes: always to something sensible, never lost to the page. */
import { boardStops } from "./board.js";
import { litPlaces } from "./place.js";
import type { HandCard, Table } from "./protocol.js";

/** The key of what should have the focus after an accepted action, or null when nothing was done. */
export function stopAfter(before: Table | null, now: Table | null): string | null {
  if (before === null || now === null || now.cover !== null || now.refused !== null) return null;
  const codes = (table: Table): string => table.hand.map((card) => card.code).join();
  if (before.cover === null && before.step === now.step && codes(before) === codes(now)) return null;
  const next = now.step === 0 ? now.buttons.find((one) => one.look === "main") : undefined;
  if (next !== undefined) return `button-${next.id}`;
  if (now.step === 2) return now.draw === null ? (Object.keys(now.targets)[0] ?? null) : now.draw.place;
  const card = arrived(before, now) ?? now.hand.find(({ tag }) => tag?.kind === "new") ?? now.hand[0];
  return card === undefined ? null : `card-${card.code}`;
}

/* The one card that came to the hand: drawn, or taken back. After a cover the whole hand is new: none stands out. */
function arrived(before: Table, now: Table): HandCard | undefined {
  const held = new Set(before.hand.map((card) => card.code));
  const fresh = now.hand.filter((card) => !held.has(card.code));
  return fresh.length === 1 ? fresh[0] : undefined;
}

/** The board's tab stop: `wanted` if it is there, else the first card, else the first place. */
export function validStop(root: HTMLElement, wanted: string): string {
  const stops = boardStops(root);
  const keys = stops.map((stop) => stop.dataset["key"] ?? "");
  return keys.includes(wanted) ? wanted : (keys.find((key) => key.startsWith("card-")) ?? keys[0] ?? "");
}

/** The lit place where the chosen card goes by an arrow up: its own column first. */
export function upFromChosen(table: Table, chosen: string): string | null {
  const lit = Object.keys(litPlaces(table, chosen));
  return lit.find((place) => place.startsWith("own-")) ?? lit[0] ?? null;
}

/** Whether a key is one of the board's: a hand card or a place. */
export function isBoardKey(key: string): boolean {
  return /^(card|own|other|discard)-|^pile$/.test(key);
}

export function byKey(root: HTMLElement, key: string): HTMLElement | null {
  return (
    [...root.querySelectorAll<HTMLElement>("[data-key]")].find((element) => element.dataset["key"] === key) ?? null
  );
}

/** Whether an element keeps no focus: a browser takes it from what is disabled or hidden, but only later. */
export function isOff(element: Element): boolean {
  // Not every browser has checkVisibility.
  return element.matches(":disabled") || element.checkVisibility?.() === false;
}

/** Whether nothing in `root` has the focus, or will have it for long. */
export function isLost(root: HTMLElement): boolean {
  const active = document.activeElement;
  return active === null || !root.contains(active) || isOff(active);
}

/** After a render that took the focused element away: its twin, else the first of these that takes the focus. A heading
 *  comes before the main button, so that a key held too long skips no result.                                      */
export function refocus(root: HTMLElement, key: string | null): void {
  const board = ".exp-cover button, [data-row] > [tabindex='0']";
  const wanted =
    key !== null && isBoardKey(key)
      ? [...board.split(", "), "[data-heading]"]
      : ["[data-heading]", ...board.split(", ")];
  // The button that opened the last hint is gone; what it opened is there to be read.
  const opened = key === "more" ? [...root.querySelectorAll<HTMLElement>(".exp-ladder [data-open]")].at(-1) : undefined;
  const twin = key === null ? null : (byKey(root, key) ?? afterDrop(root, key));
  const others = [...wanted, "button"].map((selector) => root.querySelector<HTMLElement>(selector));
  for (const one of [twin, opened, ...others]) {
    one?.focus();
    if (!isLost(root)) return;
  }
}

/* Where the last row of a list was taken away, what adds one stands in its place. */
function afterDrop(root: HTMLElement, key: string): HTMLElement | null {
  const list = /^button-drop-(\w+)-/.exec(key)?.[1];
  return list === undefined ? null : byKey(root, `button-add-${list}`);
}

/** The field that was found at fault, if any. */
export function faultyField(root: HTMLElement): HTMLElement | null {
  const field = root.querySelector(".exp-field:has([data-fault])");
  return field?.querySelector<HTMLElement>("[aria-invalid]") ?? field?.querySelector<HTMLElement>("input") ?? null;
}
