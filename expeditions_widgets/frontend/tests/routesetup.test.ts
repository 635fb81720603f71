import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { asked } from "../harness/routes.js";
import type { MapChoice } from "../src/protocol.js";
import type { Page } from "./page.js";
import { enter, lay, pressed, rows, table } from "./routepage.js";

const SLATE = "s-teo-gal";
const CARDS: MapChoice[] = [card("fuj", "Mount Fuji", true), card("giz", "Pyramids of Giza", false), card("taj", "Taj Mahal", false)];

test("on a direct table choosing is doing, once for a double click", () => {
  const page = table({ direct: true });
  assert.equal(page.el.querySelector('[data-key="lay"]'), null);
  const move = page.find(`move-${SLATE}`);
  move.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  move.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
  assert.deepEqual(page.acts, [lay(SLATE)]);
  page.close();
});

test("on a direct table a place of the map and a number do it as well", () => {
  for (const act of [(page: Page) => enter(page, "Galápagos"), (page: Page) => (page.focus("expedition-s"), page.press("2"))]) {
    const page = table({ direct: true });
    act(page);
    assert.deepEqual(page.acts, [lay(SLATE)]);
    page.close();
  }
});

test("a search narrows the list; what lies there already is pressed, and lit on the map", () => {
  const page = cards();
  assert.deepEqual(pressed(page), ["move-put:fuj"]);
  const field = page.find("search") as HTMLInputElement;
  field.value = "ta";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  assert.deepEqual(rows(page), ["move-put:taj"]);
  field.value = "nowhere";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  assert.match(page.el.querySelector(".exp-moves-search")!.textContent!, /None of that name/);
  page.close();
});

test("a place that is not lit is put by its code, and Python says why not", () => {
  const page = cards();
  enter(page, "Taj Mahal");
  assert.deepEqual(page.acts, [{ type: "try", serial: 1, code: null, place: "taj" }]);
  page.close();
});

function card(code: string, label: string, on: boolean): MapChoice {
  return { id: `put:${code}`, expedition: "", tail: "", tip: code, label, effect: "", act: label, on };
}

function cards(): Page {
  return table({
    direct: true,
    search: { label: "Find a place", none: "None of that name" },
    asked: asked("token", "Choose the hand."),
    expeditions: [],
    filter: false,
    first: "",
    tails: [],
    choices: CARDS,
  });
}
