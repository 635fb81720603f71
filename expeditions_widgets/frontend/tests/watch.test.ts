/* A watched round: its keys act wherever the focus is in the widget, and nowhere else. */
import "./browser.js";
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { after, Page } from "./page.js";
import { exercise, state } from "../harness/states.js";
import { waiting } from "../harness/tables.js";
import type { Button, State } from "../src/protocol.js";

const STEPS: Button[] = [
  { id: "comment", label: "Next comment", key: "n" },
  { id: "first", label: "First", key: "Home" },
  { id: "back", label: "Previous", key: "ArrowLeft" },
  { id: "next", label: "Next turn", look: "main", key: "ArrowRight" },
  { id: "last", label: "Last", key: "End", why: "The round is over." },
];

function watching(): State {
  const table = { ...waiting(), marks: [{ place: "pile", code: null, text: "look" }] };
  const watch = {
    counter: "Turn 3 of 9",
    turn: 3,
    turns: 9,
    turnLabel: "Turn",
    steps: STEPS,
    comment: "Look at the pile.",
    question: "What next?",
  };
  const options = [{ id: "1", text: "This", verdict: null, said: "", chosen: false, reason: null }];
  return state({ name: "Exercise 9", exercise: exercise({ table, watch, options }) });
}

let page: Page;
beforeEach(() => {
  page = Page.of(watching());
});
afterEach(() => page.close());

const KEYS: [string, string][] = [
  ["ArrowRight", "next"],
  ["ArrowLeft", "back"],
  ["Home", "first"],
  ["n", "comment"],
  ["N", "comment"],
];

for (const [key, id] of KEYS) {
  test(`${key} asks for ${id} from a button, an answer and the table`, () => {
    for (const place of ["button-next", "option-1", "pile"]) {
      page.focus(place);
      assert.deepEqual(page.press(key), { prevented: true, reached: false });
      const act = page.acts.at(-1);
      assert.equal(act?.type === "press" && act.id, id);
      page.model.answer(after(page.model.get("state") as State, {}));
    }
  });
}

test("a step that is off says why and sends nothing", () => {
  page.focus("button-next");
  page.press("End");
  assert.deepEqual(page.acts, []);
  assert.match(page.el.querySelector(".exp-why")!.textContent!, /The round is over/);
});

test("the slider keeps the arrows to itself and asks for its turn", () => {
  const slider = page.find("turn") as HTMLInputElement;
  slider.focus();
  assert.deepEqual(page.press("ArrowRight"), { prevented: false, reached: false });
  assert.deepEqual(page.acts, []);
  slider.value = "7";
  slider.dispatchEvent(new Event("change", { bubbles: true }));
  const act = page.acts.at(-1);
  assert.equal(act?.type === "press" && act.id, "turn-7");
});

test("a slider that was held back stands where the round does", () => {
  const slider = page.find("turn") as HTMLInputElement;
  slider.value = "9";
  slider.dispatchEvent(new Event("change", { bubbles: true }));
  page.model.answer(after(watching(), {}));
  assert.equal(slider.value, "3");
});

test("keys with a modifier are not the round's", () => {
  page.focus("button-next");
  page.press("ArrowRight", { shiftKey: true });
  page.press("n", { ctrlKey: true });
  assert.deepEqual(page.acts, []);
});

test("the comment, the question and its answers are there, and what is marked has a ring and a word", () => {
  assert.match(page.el.querySelector("[data-comment]")!.textContent!, /Look at the pile/);
  assert.equal(page.el.querySelectorAll(".exp-options").length, 1);
  assert.ok(page.find("pile").hasAttribute("data-marked"));
  assert.match(page.find("pile").textContent!, /look/);
  assert.equal(page.el.querySelectorAll("[data-marked]").length, 1);
});
