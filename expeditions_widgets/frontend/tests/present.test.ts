import { dom } from "./browser.js";
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { state } from "../harness/states.js";
import { stepOne } from "../harness/tables.js";
import { stepOf } from "../src/site/lessonkeys.js";
import { startPresenting } from "../src/site/presenting.js";
import { Page, after } from "./page.js";

const root = document.documentElement;
const closed = { label: "Show the answer", key: "R", open: false, note: "An answer is in." };
const answered = state({ table: stepOne(), reveal: closed });

Object.defineProperty(globalThis, "innerHeight", { value: 768 });
// jsdom lays nothing out: every element is on view.
dom.window.Element.prototype.getBoundingClientRect = () => ({ top: 0, bottom: 9, height: 9, width: 9, left: 0, right: 9 }) as DOMRect;
startPresenting(null);
beforeEach(() => {
  root.dataset["present"] = "1";
});
afterEach(() => {
  root.dataset["present"] = "0";
});

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Presses a key outside every widget. */
function outside(key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  document.body.dispatchEvent(event);
  return event;
}

test("a widget tells Python when present mode is switched, also before it was greeted", async () => {
  root.dataset["present"] = "0";
  const page = Page.of(state({ table: stepOne() }));
  const waiting = Page.greeting(state({ table: stepOne() }));
  root.dataset["present"] = "1";
  await settled();
  assert.deepEqual(page.acts, [{ type: "present", on: true, serial: page.model.get("state").serial }]);
  assert.deepEqual(waiting.acts, []);
  const greeted = after(state({ table: stepOne() }), {});
  waiting.model.answer(greeted);
  assert.deepEqual(waiting.acts, [{ type: "present", on: true, serial: greeted.serial }]);
  page.close();
  waiting.close();
});

test("R lifts the curtain from the bar's button, from the board, and from outside; without a curtain it does nothing", () => {
  const page = Page.of(answered);
  page.click("reveal");
  assert.deepEqual(page.acts.at(-1), { type: "reveal", serial: answered.serial });
  page.model.answer(after(answered, { reveal: { ...closed, open: true } }));
  page.focus("card-s9");
  assert.deepEqual(page.press("r"), { prevented: true, reached: false });
  page.model.answer(after(answered, { serial: answered.serial + 2 }));
  assert.ok(outside("R").defaultPrevented);
  assert.equal(page.acts.filter(({ type }) => type === "reveal").length, 3);
  page.close();
  assert.equal(outside("r").defaultPrevented, false);
});

test("outside present mode none of a presenter's keys means anything on the page", () => {
  root.dataset["present"] = "0";
  for (const key of ["b", ".", "f", "r", "?", " "]) assert.equal(outside(key).defaultPrevented, false, key);
  assert.equal(document.querySelector("dialog"), null);
});

test("B blanks the screen; the next key ends that and does nothing else", () => {
  assert.ok(outside("b").defaultPrevented);
  assert.ok(document.querySelector("dialog.exp-blank[open]"));
  outside("b", { repeat: true });
  assert.ok(document.querySelector("dialog.exp-blank[open]"));
  assert.ok(outside("?").defaultPrevented);
  assert.equal(document.querySelector("dialog[open]"), null);
  document.querySelector("dialog")?.dispatchEvent(new Event("close"));
  assert.equal(document.querySelector("dialog"), null);
});

test("the keys are listed from anywhere, and a widget's own list names them too", () => {
  document.body.className = "exp exp-site";
  const page = Page.of(answered);
  assert.ok(outside("?").defaultPrevented);
  assert.ok(document.querySelector("dialog.exp-presenter-keys[open]"));
  document.querySelector("dialog.exp-presenter-keys")!.dispatchEvent(new Event("close"));
  page.focus("card-s9");
  page.press("?");
  assert.match(document.querySelector("dialog.exp-key-list[open]")!.textContent, /blank screen/);
  page.close();
  document.body.className = "";
});

test("Space turns a lesson's pages where one presents, and presses what has the focus", () => {
  document.body.className = "exp-site--lesson";
  const on = (more: KeyboardEventInit, target: Element = document.body): number => {
    let step = 0;
    const hear = (event: KeyboardEvent): void => void (step = stepOf(event));
    dom.window.addEventListener("keydown", hear as never, { once: true });
    target.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true, ...more }));
    return step;
  };
  const link = document.createElement("a");
  document.body.append(link);
  assert.deepEqual([on({}), on({ shiftKey: true }), on({ ctrlKey: true }), on({}, link)], [1, -1, 0, 0]);
  link.remove();
  root.dataset["present"] = "0";
  assert.equal(on({}), 0);
  document.body.className = "";
});
