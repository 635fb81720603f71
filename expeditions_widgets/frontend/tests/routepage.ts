/* The route game's table in a test: its list, its map, and how a key acts on it. */
import assert from "node:assert/strict";
import { routeTable } from "../harness/routes.js";
import { state } from "../harness/states.js";
import type { RouteTable } from "../src/protocol.js";
import { Page } from "./page.js";

export function rows(page: Page): string[] {
  return [...page.el.querySelectorAll<HTMLElement>("[data-move]")].map((one) => one.dataset["key"]!);
}
export function pressed(page: Page): string[] {
  return rows(page).filter((key) => page.find(key).getAttribute("aria-pressed") === "true");
}
/** The map's button of a place. */
export function spot(page: Page, name: string): Element {
  const found = [...page.el.querySelectorAll('.exp-routes-map [role="button"]')].find((one) =>
    one.getAttribute("aria-label")!.startsWith(name),
  );
  assert.ok(found !== undefined, name);
  return found;
}
/** Presses Enter on a place of the map. */
export function enter(page: Page, name: string): void {
  (spot(page, name) as HTMLElement).focus();
  page.press("Enter");
}
export function table(rest: Partial<RouteTable> = {}): Page {
  return Page.of(state({ routes: routeTable(rest) }));
}
export function text(page: Page, key: string): string {
  return page.find(key).textContent!.trim();
}
export function lay(id: string, serial = 1): object {
  return { type: "press", serial, id };
}
