import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { FakeModel } from "../harness/fake-model.js";
import { state } from "../harness/states.js";
import { stepOne, stepTwo } from "../harness/tables.js";
import { WORDS } from "../src/generated/words.js";
import { FIRST_PATIENCE, PATIENCE, RECONNECTED } from "../src/link.js";
import { Page, after } from "./page.js";

const lost = (page: Page): boolean => page.el.querySelector(".exp-lost") !== null;

test("without an answer in three seconds a note says so, and goes when one comes", (t) => {
  document.body.dataset["voila"] = "voila";
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const first = state({ table: stepOne() });
  const page = Page.of(first);
  page.click("own-h");
  t.mock.timers.tick(PATIENCE - 1);
  assert.equal(lost(page), false);
  t.mock.timers.tick(1);
  assert.equal(lost(page), true);
  assert.equal(page.find("reload").textContent!.trim(), WORDS.lostAction);
  t.mock.timers.tick(100);
  assert.equal(page.live, WORDS.lost);
  page.model.answer(after(first, {}));
  assert.equal(lost(page), false);
  page.close();
  delete document.body.dataset["voila"];
});

test("in a notebook the note says to run the cell again, since a reload brings nothing back", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const page = Page.of(state({ table: stepOne() }));
  page.click("own-h");
  t.mock.timers.tick(PATIENCE);
  t.mock.timers.tick(100);
  assert.equal(page.live, WORDS.lostCell);
  assert.equal(page.el.querySelector(".exp-lost button"), null);
  page.close();
});

test("an act that has no answer is said again when the line is back, for Python to do once", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const first = state({ table: stepOne() });
  const page = Page.of(first);
  page.click("own-h");
  t.mock.timers.tick(PATIENCE);
  window.dispatchEvent(new Event(RECONNECTED));
  assert.deepEqual(page.acts[1], { ...page.acts[0], again: true });
  page.model.answer(after(first, {}));
  assert.equal(lost(page), false);
  window.dispatchEvent(new Event(RECONNECTED));
  assert.deepEqual(page.model.sent.at(-1), { type: "look" });
  page.close();
  const sent = page.model.sent.length;
  window.dispatchEvent(new Event(RECONNECTED));
  assert.equal(page.model.sent.length, sent);
});

test("a hello that has no answer is said again, with what the browser kept", () => {
  const page = new Page(new FakeModel({}));
  window.dispatchEvent(new Event(RECONNECTED));
  assert.deepEqual(page.model.sent[1], page.model.sent[0]);
  page.close();
});

test("an answer in time keeps the note away, and a state of the same serial is no answer", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const first = state({ table: stepOne() });
  const page = Page.of(first);
  page.click("own-h");
  page.model.answer(after(first, {}));
  t.mock.timers.tick(2 * PATIENCE);
  assert.equal(lost(page), false);
  page.click("own-h");
  page.model.answer(after(first, {}));
  t.mock.timers.tick(PATIENCE);
  assert.equal(lost(page), true);
  page.close();
});

test("before the first state the page says that it is starting, and gives the kernel half a minute", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new Page(new FakeModel({}));
  assert.match(page.el.textContent!, new RegExp(WORDS.starting));
  t.mock.timers.tick(FIRST_PATIENCE - 1);
  assert.equal(lost(page), false);
  t.mock.timers.tick(1);
  assert.equal(lost(page), true);
  page.model.answer(state({ table: stepOne() }));
  assert.equal(lost(page), false);
  assert.ok(page.find("own-h"));
  page.close();
});

test("a second click on the same place goes once while the answer is due", () => {
  const page = Page.of(state({ table: stepTwo() }));
  page.click("pile");
  page.click("pile");
  assert.equal(page.acts.length, 1);
  page.close();
});

test("another click while the answer is due waits for it and carries the new serial", () => {
  const first = state({ table: stepOne() });
  const page = Page.of(first);
  page.click("card-h9");
  page.click("own-h");
  page.click("pile");
  assert.equal(page.acts.length, 1);
  const laid = { ...stepTwo(), hand: stepTwo().hand.filter((card) => card.code !== "h9") };
  page.model.answer(after(first, { table: laid }));
  assert.deepEqual(page.acts[1], { type: "try", serial: 2, code: null, place: "pile" });
  page.close();
});

test("a waiting act that means nothing any more is dropped", () => {
  const first = state({ table: stepOne() });
  const page = Page.of(first);
  page.click("own-h");
  page.click("button-undo");
  page.model.answer(after(first, { table: { ...stepOne(), buttons: [] } }));
  assert.equal(page.acts.length, 1);
  page.close();
});

test("once the note shows, a further click goes out at once", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const page = Page.of(state({ table: stepTwo() }));
  page.click("pile");
  t.mock.timers.tick(PATIENCE);
  page.click("pile");
  assert.equal(page.acts.length, 2);
  page.close();
});

test("a click before the greeting is answered waits and goes out with the answer's serial", () => {
  const first = state({ table: stepTwo() });
  const page = Page.greeting(first);
  page.click("pile");
  assert.deepEqual(page.acts, []);
  page.model.answer(after(first, {}));
  assert.deepEqual(page.acts, [{ type: "try", serial: first.serial + 1, code: null, place: "pile" }]);
  page.close();
});
