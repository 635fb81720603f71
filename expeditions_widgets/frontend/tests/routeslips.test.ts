/* The route game's table under a key held too long, a click too quick, and a focus that would be lost. */
import { dom } from "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { explorer, QUIZ, ROUTE_END } from "../harness/routepages.js";
import { blueDue, loopDue, removeDue, routeTable, swapDue, tokenDue } from "../harness/routes.js";
import { state } from "../harness/states.js";
import { Page, after } from "./page.js";
import { enter, lay, pressed, spot, table, text } from "./routepage.js";

const SLATE = "s-teo-gal";

function quickly(page: Page, key: string, detail: number): void {
  page.find(key).dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));
}

test("Enter or Space held on a row or a card goes no further than its first press", () => {
  const page = table();
  for (const key of [`move-${SLATE}`, "lay", "expedition-s", "hand-fuj"]) {
    page.focus(key);
    for (const held of ["Enter", " "]) assert.equal(page.press(held, { repeat: true }).prevented, true, `${key} "${held}"`);
  }
  page.focus("keys");
  assert.equal(page.press("Enter", { repeat: true }).prevented, false);
  assert.deepEqual(page.acts, []);
  page.close();
});

test("the second of two quick clicks on a row chooses and does not lay; a third one lays", () => {
  const page = table();
  quickly(page, `move-${SLATE}`, 1);
  quickly(page, `move-${SLATE}`, 2);
  assert.deepEqual([pressed(page), page.acts], [[`move-${SLATE}`], []]);
  quickly(page, `move-${SLATE}`, 3);
  assert.deepEqual(page.acts, [lay(SLATE)]);
  page.close();
});

test("the second of two quick clicks on a card does not lay its token", () => {
  const page = Page.of(state({ routes: tokenDue() }));
  quickly(page, "hand-fuj", 1);
  quickly(page, "hand-fuj", 2);
  assert.equal(text(page, "lay"), "Lay a token on Mount Fuji");
  assert.deepEqual(page.acts, []);
  quickly(page, "hand-fuj", 1);
  assert.deepEqual(page.acts, [lay("token-fuj")]);
  page.close();
});

test("where several expeditions stand on one place, each press on it chooses the next of them and takes none back", () => {
  const due = removeDue();
  const page = Page.of(state({ routes: { ...due, choices: due.choices.map((one) => ({ ...one, tip: "dak" })) } }));
  for (const id of ["a", "v", "s", "a"]) {
    enter(page, "Dakar");
    assert.deepEqual(pressed(page), [`move-t-${id}`]);
  }
  spot(page, "Dakar").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  assert.deepEqual([pressed(page), page.acts], [["move-t-v"], []]);
  page.click("lay");
  assert.deepEqual(page.acts, [lay("t-v")]);
  page.close();
});

test("a place to leave from is no switch: it is told as a button that never stays pressed", () => {
  const page = Page.of(state({ routes: loopDue() }));
  assert.equal(spot(page, "Bermuda").hasAttribute("aria-pressed"), false);
  enter(page, "Bermuda");
  assert.equal(spot(page, "Azores").getAttribute("aria-pressed"), "false");
  page.close();
});

test("the focus goes from a place of the map to the heading when the game ends", () => {
  const first = state({ routes: routeTable() });
  const page = Page.of(first);
  (spot(page, "Galápagos") as HTMLElement).focus();
  page.model.answer(after(first, { routes: undefined, routeEnd: ROUTE_END } as never));
  assert.equal(document.activeElement?.hasAttribute("data-heading"), true);
  page.close();
});

test("the focus leaves an expedition that can no longer be chosen for the first move", () => {
  const first = state({ routes: routeTable() });
  const page = Page.of(first);
  page.focus("expedition-s");
  const expeditions = routeTable().expeditions.map((one) => (one.id === "s" ? { ...one, why: "No arrow is left." } : one));
  page.model.answer(after(first, { routes: { ...blueDue(), first: "v", expeditions } }));
  assert.equal(page.el.querySelector("[data-move]"), document.activeElement);
  page.close();
});

test("a hidden element that had the focus counts as one that lost it", () => {
  const first = state({ routes: routeTable() });
  const page = Page.of(first);
  page.focus("button-undo");
  const prototype = dom.window.Element.prototype as { checkVisibility?: () => boolean };
  prototype.checkVisibility = function (this: Element): boolean {
    return (this as HTMLElement).dataset["key"] !== "button-undo";
  };
  page.model.answer(after(first, { routes: blueDue() }));
  delete prototype.checkVisibility;
  assert.equal(page.el.querySelector("[data-move]"), document.activeElement);
  page.close();
});

test("a place pressed while an answer is due is asked after it, unless nothing is asked of the map by then", () => {
  const first = state({ routes: routeTable() });
  for (const [routes, asks] of [[routeTable(), true], [swapDue(), false]] as const) {
    const page = Page.of(first);
    page.click("button-undo");
    enter(page, "Mount Fuji");
    page.model.answer(after(first, { routes }));
    assert.deepEqual(page.acts.slice(1), asks ? [{ type: "try", serial: 2, code: "s", place: "fuj" }] : []);
    page.close();
  }
});

test("a quiz is answered after the answer that is due, unless it has ended by then", () => {
  const first = state({ explorer: QUIZ });
  for (const [next, asks] of [[QUIZ, true], [explorer(), false]] as const) {
    const page = Page.of(first);
    page.click("button-next");
    enter(page, "Mohenjo");
    page.model.answer(after(first, { explorer: next }));
    assert.deepEqual(page.acts.slice(1), asks ? [{ type: "try", serial: 2, code: null, place: "moh" }] : []);
    page.close();
  }
});
