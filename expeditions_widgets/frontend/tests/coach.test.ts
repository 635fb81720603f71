/* The coach under the table: prices with their band in words, reasons when asked, and what ends in the background. */
import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { state } from "../harness/states.js";
import { advised, advising, stepOne, warned } from "../harness/tables.js";
import { Page } from "./page.js";

const text = (element: Element | null): string => (element?.textContent ?? "").replace(/\s+/g, " ").trim();

test("every choice has a row, and the band is told by a word and a mark", () => {
  const page = Page.of(state({ table: advised() }));
  const rows = [...page.el.querySelectorAll(".exp-prices tbody tr:not(.exp-reasons)")];
  assert.deepEqual(
    rows.map((row) => text(row.querySelector("th"))),
    ["Play the nine of hearts", "Play the nine of spades", "Discard the queen of clubs"],
  );
  assert.deepEqual(
    rows.map((row) => [text(row).includes("as good"), row.querySelector(".exp-standing .exp-icon") !== null]),
    [
      [true, true],
      [true, true],
      [false, false],
    ],
  );
  assert.equal(text(page.el.querySelector(".exp-reasons")), "The ten of spades first would cost you 5.0 ± 0.4 points.");
  page.close();
});

test("a choice behind is asked about by a button that names it", () => {
  const page = Page.of(state({ table: advised() }));
  assert.equal(text(page.find("button-why-2")), "Why? Discard the queen of clubs");
  page.click("button-why-2");
  assert.deepEqual(page.acts, [{ type: "press", id: "why-2", serial: 1 }]);
  page.close();
});

test("the letter I asks the coach from anywhere at the table, and nothing where there is no coach", () => {
  const page = Page.of(state({ table: advised() }));
  page.focus("card-s9");
  page.press("i");
  assert.deepEqual(page.acts, [{ type: "press", id: "hint", serial: 1 }]);
  page.close();
  const bare = Page.of(state({ table: stepOne() }));
  bare.focus("card-s9");
  bare.press("i");
  assert.deepEqual(bare.acts, []);
  bare.close();
});

test("work under way shows its bar, and its end is heard though it answers nothing", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const page = Page.of(state({ table: advising() }));
  assert.equal(page.el.querySelector<HTMLProgressElement>(".exp-coach progress")?.value, 0.4);
  assert.equal(page.el.querySelector(".exp-prices"), null);
  page.focus("button-hint");
  page.model.answer(state({ table: advised(), live: "The prices of 3 choices." }));
  t.mock.timers.tick(100);
  assert.equal(page.live, "The prices of 3 choices.");
  assert.equal(page.focused, "button-hint");
  page.close();
});

test("a warning keeps the card chosen, so that its place can be chosen again", () => {
  const page = Page.of(state({ table: stepOne() }));
  page.click("card-hT");
  page.click("own-h");
  page.model.answer(state({ serial: 2, table: warned() }));
  assert.equal(page.el.querySelector(".exp-reason")?.getAttribute("data-kind"), "warned");
  assert.equal(page.find("card-hT").getAttribute("aria-pressed"), "true");
  page.click("own-h");
  assert.deepEqual(
    page.acts.map((act) => act.type),
    ["try", "try"],
  );
  page.close();
});
