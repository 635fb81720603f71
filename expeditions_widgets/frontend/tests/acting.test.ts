import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { FakeModel } from "../harness/fake-model.js";
import { STATES, state } from "../harness/states.js";
import { refused, stepOne, stepTwo, waiting } from "../harness/tables.js";
import widget from "../src/index.js";
import { Page, after } from "./page.js";

test("the first view says hello with the page's query and no save", () => {
  const page = Page.of(STATES["one"]!());
  assert.deepEqual(page.model.sent, [{ type: "hello", query: "?seed=amber-fox-41", saved: null, address: "http://localhost/play" }]);
  page.close();
});

test("a chosen card lights its places with their verbs, and a second click puts it back", () => {
  const page = Page.of(state({ table: stepOne() }));
  page.click("card-h9");
  assert.equal(page.find("card-h9").getAttribute("aria-pressed"), "true");
  assert.deepEqual(page.states(), { "discard-h": "target", "own-h": "target" });
  assert.match(page.find("own-h").textContent!, /Play/);
  assert.match(page.find("discard-h").textContent!, /Discard/);
  page.click("card-h9");
  assert.equal(page.find("card-h9").getAttribute("aria-pressed"), "false");
  assert.deepEqual(page.states(), {});
  assert.deepEqual(page.acts, []);
  page.close();
});

test("choosing another card moves the light", () => {
  const page = Page.of(state({ table: stepOne() }));
  page.click("card-h9");
  page.click("card-h5");
  assert.deepEqual(page.states(), { "discard-h": "target" });
  page.close();
});

test("the chosen card goes to a lit place, and to one that is not lit: Python says why not", () => {
  for (const place of ["own-h", "discard-h", "own-s", "discard-c", "pile", "other-h"]) {
    const page = Page.of(state({ serial: 7, table: stepOne() }));
    page.click("card-h9");
    page.click(place);
    assert.deepEqual(page.acts, [{ type: "try", serial: 7, code: "h9", place }]);
    page.close();
  }
});

test("a place without a chosen card, and a card out of turn, are asked about too", () => {
  const one = Page.of(state({ table: stepOne() }));
  one.click("own-h");
  assert.deepEqual(one.acts, [{ type: "try", serial: 1, code: null, place: "own-h" }]);
  one.close();
  for (const table of [stepTwo(), waiting()]) {
    const page = Page.of(state({ table }));
    page.click("card-h9");
    assert.deepEqual(page.acts, [{ type: "try", serial: 1, code: "h9", place: null }]);
    assert.equal(page.find("card-h9").hasAttribute("aria-pressed"), false);
    page.close();
  }
});

test("step 2 lights the piles that may be drawn from and sends no card", () => {
  const page = Page.of(state({ table: stepTwo() }));
  assert.deepEqual(page.states(), { "discard-s": "target", "discard-c": "target", pile: "target" });
  assert.match(page.find("discard-h").textContent!, /not now/);
  page.click("pile");
  assert.deepEqual(page.acts, [{ type: "try", serial: 1, code: null, place: "pile" }]);
  page.close();
});

test("a refusal marks card and place in words and keeps the card chosen", () => {
  const first = state({ table: stepOne() });
  const page = Page.of(first);
  page.click("card-h5");
  page.click("own-h");
  page.model.answer(after(first, { table: refused() }));
  assert.equal(page.find("own-h").dataset["state"], "refused");
  assert.match(page.find("own-h").textContent!, /no fit/);
  assert.match(page.find("card-h5").textContent!, /no fit/);
  assert.match(page.el.querySelector(".exp-reason")!.textContent!, /your hearts are at 7.*A column only climbs/s);
  assert.equal(page.find("card-h5").getAttribute("aria-pressed"), "true");
  page.close();
});

test("an accepted action unchooses the card", () => {
  const first = state({ table: stepOne() });
  const page = Page.of(first);
  page.click("card-h9");
  page.model.answer(after(first, { table: stepTwo() }));
  page.model.answer(after(first, { serial: 3, table: stepOne() }));
  assert.equal(page.find("card-h9").getAttribute("aria-pressed"), "false");
  page.close();
});

test("a wager shows a bare multiplication sign in the hand and its multiplier in a column", () => {
  const page = Page.of(state({ table: stepOne() }));
  const badge = (selector: string): string =>
    page.el.querySelector(selector)!.querySelector(".exp-wager-badge")?.innerHTML ?? "";
  assert.notEqual(badge('[data-at="hand/cQ"]'), "");
  assert.notEqual(badge('[data-at="own-h/hK"]'), badge('[data-at="own-h/hQ"]'));
  assert.notEqual(badge('[data-at="hand/cQ"]'), badge('[data-at="own-h/hK"]'));
  assert.equal(badge('[data-at="own-h/h4"]'), "");
  page.close();
});

test("two views of one model agree, and only the first greets", () => {
  const first = state({ table: stepOne() });
  const model = new FakeModel(first);
  const one = widget();
  const left = new Page(model, one);
  const right = new Page(model, one);
  assert.equal(model.sent.length, 1);
  left.click("card-h9");
  assert.equal(right.find("card-h9").getAttribute("aria-pressed"), "false");
  model.answer(after(first, { table: stepTwo() }));
  for (const view of [left, right]) {
    assert.deepEqual(view.states(), { "discard-s": "target", "discard-c": "target", pile: "target" });
    assert.match(view.el.querySelector(".exp-prompt")!.textContent!, /Step 2/);
  }
  left.close();
  right.click("pile");
  assert.deepEqual(right.acts, [{ type: "try", serial: 2, code: null, place: "pile" }]);
  right.close();
});

test("what Python wrote is text: markup in it stays text", () => {
  const table = stepOne();
  const page = Page.of(
    state({ table: { ...table, message: { kind: "plain", text: "<b id='x'>bold</b>", rule: null } } }),
  );
  assert.equal(page.el.querySelector("#x"), null);
  assert.match(page.el.querySelector(".exp-reason")!.textContent!, /<b id='x'>/);
  page.close();
});
