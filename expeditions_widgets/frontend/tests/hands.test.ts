/* Hands are counted by keys, buttons and fields, as fast as they go up; the answer stands over the bars once it is told. */
import "./browser.js";
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { after, Page } from "./page.js";
import { hands, TOLD } from "../harness/hands.js";
import { exercise, state } from "../harness/states.js";
import type { Hands, State } from "../src/protocol.js";

function counting(rest: Partial<Hands> = {}, serial = 1): State {
  const options = [{ id: "1", text: "The 10", verdict: null, said: "", chosen: false, reason: null }];
  return state({ serial, name: "Exercise 3", exercise: exercise({ table: null, options, hands: hands(rest) }) });
}

let page: Page;
beforeEach(() => {
  page = Page.of(counting());
});
afterEach(() => {
  page.close();
  page.el.remove();
  document.body.className = "";
});

function strokes(): (string[] | string)[] {
  return page.acts.map((act) => (act.type === "hands" ? act.strokes : act.type));
}

function answer(rest: Partial<Hands> = {}): void {
  page.model.answer(after(page.model.get("state") as State, { exercise: counting(rest).exercise! }));
}

test("a digit adds a hand and U takes it back while the focus is in the count", () => {
  page.focus("button-hands");
  assert.deepEqual(page.press("2"), { prevented: true, reached: false });
  answer();
  assert.deepEqual(page.press("u"), { prevented: true, reached: false });
  answer();
  page.press("z", { ctrlKey: true });
  answer();
  assert.deepEqual(strokes(), [["+2"], ["undo"], ["undo"]]);
});

test("hands that go up faster than answers come all count, in their order", () => {
  page.focus("button-hands");
  for (const key of "3332") page.press(key);
  page.press("u");
  assert.deepEqual(strokes(), [["+3"]]);
  answer();
  assert.deepEqual(strokes(), [["+3"], ["+3", "+3", "+2", "undo"]]);
  const last = page.acts.at(-1);
  assert.equal(last?.type === "hands" && last.serial, (page.model.get("state") as State).serial);
});

test("strokes that wait for another question are dropped", () => {
  page.focus("button-hands");
  page.press("3");
  page.press("3");
  answer({ key: "5" });
  assert.deepEqual(strokes(), [["+3"]]);
});

test("a key held too long, a digit without an answer and a digit elsewhere do nothing", () => {
  page.focus("button-hands");
  assert.equal(page.press("2", { repeat: true }).prevented, true);
  assert.equal(page.press("Enter", { repeat: true }).prevented, true);
  assert.equal(page.press("4").prevented, false);
  assert.equal(page.press("1", { altKey: true }).prevented, false);
  assert.equal(page.press("1", { ctrlKey: true }).prevented, false);
  page.focus("option-1");
  page.press("2");
  answer({ open: false, rows: [] });
  page.focus("button-hands");
  page.press("2");
  assert.deepEqual(strokes(), []);
});

test("on a page of the site the first count on view has the page's digits; in a notebook they are the notebook's", () => {
  const other = Page.of(counting());
  const press = (): boolean => {
    (document.activeElement as HTMLElement | null)?.blur();
    const event = new KeyboardEvent("keydown", { key: "3", bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    return event.defaultPrevented;
  };
  assert.equal(press(), false);
  document.body.className = "exp exp-site";
  assert.equal(press(), true);
  assert.deepEqual([strokes(), other.acts.length], [[["+3"]], 0]);
  page.close();
  page.el.remove();
  assert.equal(press(), true);
  assert.equal(other.acts.length, 1);
  other.close();
  other.el.remove();
  assert.equal(press(), false);
});

test("buttons and a typed number count as well, and digits in a field are the field's own", () => {
  page.click("hands-more-1");
  answer();
  page.click("hands-less-3");
  answer();
  const field = page.find("hands-field-2") as HTMLInputElement;
  field.focus();
  assert.equal(page.press("7").prevented, false);
  assert.equal(page.press("u").prevented, false);
  field.value = "17";
  field.dispatchEvent(new Event("change", { bubbles: true }));
  assert.deepEqual(strokes(), [["+1"], ["-3"], ["=2:17"]]);
});

test("what was wrong with a typed number stands beside it and has the focus", () => {
  const field = page.find("hands-field-2") as HTMLInputElement;
  field.focus();
  field.value = "a dozen";
  field.dispatchEvent(new Event("change", { bubbles: true }));
  const rows = hands().rows.map((row) => (row.id === "2" ? { ...row, value: "a dozen", fault: "Give a number." } : row));
  answer({ rows });
  assert.equal(page.focused, "hands-field-2");
  assert.equal(field.value, "a dozen");
  assert.equal(field.getAttribute("aria-invalid"), "true");
  assert.equal(document.getElementById(field.getAttribute("aria-describedby")!)!.textContent!.trim(), "Give a number.");
});

test("a closed count is its button and its number", () => {
  answer({ open: false, rows: [], said: "" });
  assert.equal(page.find("button-hands").getAttribute("aria-expanded"), "false");
  assert.equal(page.el.querySelector("[data-said]")!.textContent, "19 hands");
  assert.equal(page.el.querySelector(".exp-hands-rows"), null);
  page.click("button-hands");
  assert.deepEqual(page.acts.at(-1), { type: "press", serial: 2, id: "hands" });
});

test("the answer marks its row, and its line lies over the bars", () => {
  answer({ answer: TOLD });
  const marked = [...page.el.querySelectorAll<HTMLElement>(".exp-hands-row[data-mark]")];
  assert.deepEqual(marked.map((row) => row.dataset["mark"]), ["right"]);
  assert.match(marked[0]!.textContent!, /The 6\s+Truth: 12.3 points/);
  const line = page.el.querySelector<HTMLElement>(".exp-hands-truth")!;
  assert.equal(line.style.getPropertyValue("--at"), "0.7");
  assert.match(page.el.querySelector("[data-told]")!.textContent!, /12 of 19/);
});

test("the lesson's hands are asked for under its title, and only who asked saves the file", () => {
  const story = document.createElement("div");
  story.className = "exp-site-story";
  story.innerHTML = '<h1>Only upwards<a class="anchor-link">¶</a></h1>';
  page.el.replaceWith(story);
  story.append(page.el);
  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => "blob:", revokeObjectURL() {} });
  const { click } = HTMLElement.prototype;
  HTMLElement.prototype.click = function (this: HTMLElement) {
    if (this.localName === "a") saved.push((this as HTMLAnchorElement).download);
    else click.call(this);
  };
  const file = { name: "hands-only-upwards.csv", kind: "text/csv", content: "lesson" };
  answer({ file });
  assert.deepEqual(saved, []);
  page.click("button-hands-file");
  assert.deepEqual(page.acts.at(-1), { type: "handsFile", serial: 2, lesson: "Only upwards" });
  answer({ file });
  answer({ file });
  HTMLElement.prototype.click = click;
  assert.deepEqual(saved, ["hands-only-upwards.csv"]);
  story.remove();
});
