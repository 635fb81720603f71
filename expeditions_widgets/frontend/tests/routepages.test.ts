import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { explorer, QUIZ, ROUTE_END } from "../harness/routepages.js";
import { routeCover, swapDue, tokenDue } from "../harness/routes.js";
import { state } from "../harness/states.js";
import { Page, after } from "./page.js";
import { enter, lay, rows, spot, table, text } from "./routepage.js";

test("a token: a card of the hand chooses its place", () => {
  const page = Page.of(state({ routes: tokenDue() }));
  page.click("hand-fuj");
  assert.equal(text(page, "lay"), "Lay a token on Mount Fuji");
  page.click("lay");
  assert.deepEqual(page.acts, [lay("token-fuj")]);
  page.close();
});

test("a card shows its place on the map", () => {
  const page = table();
  page.click("hand-fuj");
  assert.match(document.activeElement!.getAttribute("aria-label")!, /^Mount Fuji/);
  assert.deepEqual(page.acts, []);
  page.close();
});

test("a swap sends both choices by number, and nothing for what was not chosen", () => {
  const page = Page.of(state({ routes: swapDue() }));
  const submit = (): void => page.find("button-swap").click();
  page.click("drawn-alh");
  submit();
  page.model.answer(after(state({ routes: swapDue() }), {}));
  page.click("discarded-fuj");
  submit();
  assert.deepEqual(page.acts, [
    { type: "submit", serial: 1, values: { drawn: "2", discarded: "" } },
    { type: "submit", serial: 2, values: { drawn: "2", discarded: "3" } },
  ]);
  page.close();
});

test("while the screen is passed there is nothing to choose, and no card", () => {
  const page = Page.of(state({ routes: routeCover() }));
  assert.deepEqual(rows(page), []);
  assert.equal(page.el.querySelector('[data-look="hand"]'), null);
  page.click("button-uncover");
  assert.deepEqual(page.acts, [lay("uncover")]);
  page.close();
});

test("the end explains each player's points and keeps the map", () => {
  const page = Page.of(state({ routeEnd: ROUTE_END }));
  assert.equal(page.el.querySelectorAll(".exp-route-points").length, 4);
  assert.match(page.el.querySelector(".exp-scores")!.textContent!, /Lynx/);
  page.click("button-new");
  assert.deepEqual(page.acts, [lay("new")]);
  assert.ok(spot(page, "Dakar"));
  page.close();
});

test("the wanderer's map: the search narrows the list, a found place is shown", () => {
  const page = Page.of(state({ explorer: explorer() }));
  const field = page.find("search") as HTMLInputElement;
  const found = (): string[] =>
    [...page.el.querySelectorAll<HTMLElement>("[data-key^='found-']")].map((one) => one.textContent!.trim());
  assert.equal(found().length, 112);
  const type = (value: string): void => {
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  type("galap");
  assert.deepEqual(found(), ["Galápagos Islands"]);
  page.click("found-gal");
  assert.match(document.activeElement!.getAttribute("aria-label")!, /^Galápagos/);
  assert.deepEqual(page.acts, []);
  type("xyz");
  assert.deepEqual(found(), []);
  assert.match(page.el.querySelector(".exp-finder")!.textContent!, /No place begins like that/);
  page.close();
});

test("the quiz is answered on the map, without the list that would tell", () => {
  const page = Page.of(state({ explorer: QUIZ }));
  assert.equal(page.el.querySelector("[data-key='search']"), null);
  assert.match(page.el.querySelector(".exp-note--refused")!.textContent!, /That is Hegra/);
  enter(page, "Mohenjo");
  page.model.answer(after(state({ explorer: QUIZ }), {}));
  page.click("button-next");
  assert.deepEqual(page.acts.slice(1), [lay("next", 2)]);
  assert.deepEqual(page.acts[0], { type: "try", serial: 1, code: null, place: "moh" });
  page.close();
});
