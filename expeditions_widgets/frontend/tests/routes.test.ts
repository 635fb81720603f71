import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { ROUTE_END } from "../harness/routepages.js";
import { blueDue, loopDue, removeDue, routeCover, routeRefused, routeTable, scene, smallRoutes, swapDue } from "../harness/routes.js";
import { exercise, state } from "../harness/states.js";
import type { Exercise } from "../src/protocol.js";
import { Page, after } from "./page.js";
import { enter, lay, pressed, rows, spot, table, text } from "./routepage.js";

const SLATE = "s-teo-gal";

test("an expedition lists its own moves, numbered; a move is chosen, then laid", () => {
  const page = table();
  assert.deepEqual(rows(page), ["move-s-teo-chi", `move-${SLATE}`, "move-s-teo-mes"]);
  assert.equal(text(page, "lay"), "Choose a place");
  page.click("lay");
  assert.deepEqual(page.acts, []);
  page.click(`move-${SLATE}`);
  assert.deepEqual(pressed(page), [`move-${SLATE}`]);
  assert.equal(text(page, "lay"), "Lay Slate to Galápagos Islands");
  assert.match(page.el.querySelector(".exp-map-note")!.textContent!, /^Galápagos Islands/);
  assert.deepEqual(page.acts, []);
  page.click("lay");
  assert.deepEqual(page.acts, [lay(SLATE)]);
  page.close();
});

test("a second click on the chosen move lays it", () => {
  const page = table();
  page.click(`move-${SLATE}`);
  page.click(`move-${SLATE}`);
  assert.deepEqual(page.acts, [lay(SLATE)]);
  page.close();
});

test("another expedition lists its moves and lets the chosen one go", () => {
  const page = table();
  page.click(`move-${SLATE}`);
  page.click("expedition-v");
  assert.deepEqual(rows(page), ["move-v-dak-tim", "move-v-dak-ait", "move-v-dak-nor"]);
  assert.equal(text(page, "lay"), "Choose a place");
  page.close();
});

test("keys: a number chooses and takes the focus, Enter lays, Escape lets go", () => {
  const page = table();
  page.focus("expedition-s");
  assert.deepEqual(page.press("2"), { prevented: true, reached: false });
  assert.deepEqual(pressed(page), [`move-${SLATE}`]);
  assert.equal(page.focused, `move-${SLATE}`);
  page.press("Escape");
  assert.deepEqual(pressed(page), []);
  page.press("2");
  page.press("2");
  assert.deepEqual(page.acts, []);
  page.focus("expedition-s");
  page.press("Enter");
  assert.deepEqual(page.acts, [lay(SLATE)]);
  page.press("7");
  assert.equal(page.acts.length, 1);
  page.close();
});

test("Ctrl+Z takes back from anywhere, and a tool that is off says why", () => {
  const page = table();
  page.focus(`move-${SLATE}`);
  page.press("z", { ctrlKey: true });
  assert.deepEqual(page.acts, [lay("undo")]);
  page.press("y", { ctrlKey: true });
  assert.equal(page.acts.length, 1);
  assert.match(page.el.querySelector(".exp-why")!.textContent!, /Nothing was taken back/);
  page.close();
});

test("a lit place on the map is chosen, and laid when it is pressed again", () => {
  const page = table();
  enter(page, "Galápagos");
  assert.deepEqual(pressed(page), [`move-${SLATE}`]);
  assert.deepEqual(page.acts, []);
  enter(page, "Galápagos");
  assert.deepEqual(page.acts, [lay(SLATE)]);
  page.close();
});

test("any other place asks Python, with the expedition; not while nothing is due", () => {
  const page = table();
  page.click("expedition-a");
  enter(page, "Mount Fuji");
  assert.deepEqual(page.acts, [{ type: "try", serial: 1, code: "a", place: "fuj" }]);
  page.close();
  for (const routes of [swapDue(), routeCover()]) {
    const other = Page.of(state({ routes }));
    enter(other, "Mount Fuji");
    assert.deepEqual(other.acts, []);
    other.close();
  }
});

test("a refusal keeps what was chosen and says why", () => {
  const first = state({ routes: routeTable() });
  const page = Page.of(first);
  page.click("expedition-v");
  page.click("move-v-dak-tim");
  page.model.answer(after(first, { routes: routeRefused() }));
  assert.deepEqual(pressed(page), ["move-v-dak-tim"]);
  assert.match(page.el.querySelector('[data-kind="refused"]')!.textContent!, /No connection leads/);
  page.close();
});

test("a new situation lets the chosen move go and keeps the expedition, unless another comes first or it can't be taken", () => {
  const first = state({ routes: routeTable() });
  const page = Page.of(first);
  page.click("expedition-v");
  page.click("move-v-dak-tim");
  page.model.answer(after(first, { routes: blueDue() }));
  assert.deepEqual(pressed(page), []);
  assert.equal((page.find("expedition-v") as HTMLInputElement).checked, true);
  page.model.answer(after(first, { serial: 3, routes: { ...blueDue(), first: "a" } }));
  assert.equal((page.find("expedition-a") as HTMLInputElement).checked, true);
  page.click("expedition-s");
  const gone = routeTable().expeditions.map((one) => (one.id === "s" ? { ...one, why: "No arrow is left." } : one));
  page.model.answer(after(first, { serial: 4, routes: { ...blueDue(), first: "a", expeditions: gone } }));
  assert.equal((page.find("expedition-a") as HTMLInputElement).checked, true);
  assert.equal((page.find("expedition-s") as HTMLInputElement).disabled, true);
  page.close();
});

test("an expedition stays chosen while others are to move", () => {
  const first = state({ routes: routeTable() });
  const page = Page.of(first);
  page.click("expedition-v");
  page.model.answer(after(first, { routes: routeCover() }));
  page.model.answer(after(first, { serial: 3, routes: routeTable() }));
  assert.equal((page.find("expedition-v") as HTMLInputElement).checked, true);
  page.close();
});

test("taking an arrow back lists what each expedition would lose, without an expedition to choose", () => {
  const page = Page.of(state({ routes: removeDue() }));
  assert.deepEqual(rows(page), ["move-t-a", "move-t-v", "move-t-s"]);
  assert.equal(page.el.querySelector(".exp-expeditions"), null);
  enter(page, "Dakar");
  assert.deepEqual(pressed(page), ["move-t-v"]);
  page.close();
});

test("the same move in another situation is not chosen by itself", () => {
  const first = state({ routes: routeTable() });
  const page = Page.of(first);
  page.click(`move-${SLATE}`);
  const journeys = scene().journeys.map((one) => (one.expedition === "a" ? { ...one, arrows: one.arrows.slice(0, -1) } : one));
  page.model.answer(after(first, { routes: routeTable({ scene: scene({ journeys }) }) }));
  assert.deepEqual(pressed(page), []);
  page.close();
});

test("a loop: first the place to leave from, then where to, and back", () => {
  const page = Page.of(state({ routes: loopDue() }));
  assert.deepEqual(rows(page), ["tail-ber", "tail-igu", "tail-mac", "tail-lib"]);
  page.focus("tail-ber");
  page.click("tail-ber");
  assert.deepEqual(rows(page), ["move-v-ber-azo", "move-v-ber-lib"]);
  assert.equal(page.focused, "move-v-ber-azo");
  page.click("move-v-ber-azo");
  page.press("Escape");
  assert.deepEqual([pressed(page), rows(page).length], [[], 2]);
  page.press("Escape");
  assert.equal(page.focused, "tail-ber");
  page.press("3");
  assert.deepEqual(rows(page), ["move-v-mac-gal"]);
  page.click("tails");
  assert.equal(rows(page).length, 4);
  page.click("tail-ber");
  page.press("1");
  page.click("lay");
  assert.deepEqual(page.acts, [lay("v-ber-azo")]);
  page.close();
});

test("a loop on the map: a place to leave from, then another one instead", () => {
  const page = Page.of(state({ routes: loopDue() }));
  enter(page, "Bermuda");
  assert.deepEqual(rows(page), ["move-v-ber-azo", "move-v-ber-lib"]);
  enter(page, "Iguazú");
  assert.deepEqual(rows(page), ["move-v-igu-rio"]);
  assert.deepEqual(page.acts, []);
  page.close();
});

test("after laying, with tickets left and nothing to lay, the focus is on the way out of the turn", () => {
  const first = state({ routes: routeTable() });
  const page = Page.of(first);
  page.click(`move-${SLATE}`);
  page.focus("lay");
  const buttons = [{ id: "do:end", label: "End the turn" }];
  page.model.answer(after(first, { routes: { ...routeTable(), choices: [], tails: [], buttons } }));
  assert.equal(page.focused, "button-do:end");
  page.close();
});

test("after laying, the focus goes to the first move; what has it keeps it otherwise", () => {
  const first = state({ routes: routeTable() });
  const page = Page.of(first);
  page.click(`move-${SLATE}`);
  page.focus("lay");
  page.model.answer(after(first, { routes: blueDue() }));
  assert.equal(page.focused, "move-s-teo-chi");
  page.focus("button-undo");
  page.model.answer(after(first, { serial: 3, routes: loopDue() }));
  assert.equal(page.focused, "button-undo");
  page.focus("tail-igu");
  page.model.answer(after(first, { serial: 4, routes: routeCover() }));
  assert.equal(page.focused, "button-uncover");
  page.model.answer(after(first, { serial: 5, routes: routeTable() }));
  assert.equal(page.focused, "move-s-teo-chi");
  page.click("button-ticket-swap");
  page.focus("button-ticket-swap");
  page.model.answer(after(first, { serial: 6, routes: swapDue() }));
  assert.equal(page.focused, "drawn-rio");
  page.model.answer(after(first, { serial: 7, routes: undefined, routeEnd: ROUTE_END } as never));
  assert.equal(document.activeElement?.hasAttribute("data-heading"), true);
  page.close();
});

test("an opened hint of an exercise keeps the focus from the moves", () => {
  const ladder = (open: string[], more: boolean): Exercise =>
    exercise({
      table: null,
      routes: smallRoutes(),
      hints: { title: "Hints", open, more: more ? { id: "hint", label: "A hint" } : null },
    });
  const first = state({ exercise: ladder(["One."], true) });
  const page = Page.of(first);
  page.focus("more");
  page.model.answer(after(first, { exercise: ladder(["One.", "Two."], false) }));
  assert.equal(page.focused, "hint-2");
  page.close();
});

test("the focus in the map stays there through a new state", () => {
  const first = state({ routes: routeTable() });
  const page = Page.of(first);
  (spot(page, "Galápagos") as HTMLElement).focus();
  page.model.answer(after(first, { routes: blueDue() }));
  assert.match(document.activeElement!.getAttribute("aria-label")!, /^Galápagos/);
  page.close();
});

test("the skip link leads past the map and leaves the address alone", () => {
  const page = table();
  const link = page.el.querySelector<HTMLElement>(".exp-skip")!;
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  link.dispatchEvent(event);
  assert.equal(event.defaultPrevented, true);
  assert.equal(document.activeElement?.textContent, "Go to");
  page.close();
});
