import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { state, STATES } from "../harness/states.js";
import { stepOne, stepTwo } from "../harness/tables.js";
import { meaning } from "../src/keys.js";
import { Page } from "./page.js";

const stroke = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  ...more,
});

test("the board has one tab stop, on the hand's first card at the start", () => {
  const page = Page.of(state({ table: stepOne() }));
  const stops = [...page.el.querySelectorAll<HTMLElement>("[data-row] > [tabindex='0']")];
  assert.deepEqual(
    stops.map((stop) => stop.dataset["key"]),
    ["card-s9"],
  );
  page.focus("card-h9");
  assert.equal(page.find("card-h9").tabIndex, 0);
  assert.equal(page.find("card-s9").tabIndex, -1);
  page.close();
});

test("arrows walk along a row and from row to row, the other side included, and stop at the edges", () => {
  const page = Page.of(state({ table: stepOne() }));
  page.focus("card-s9");
  const walk = (...keys: string[]): string | undefined => {
    for (const key of keys) page.press(key);
    return page.focused;
  };
  assert.equal(walk("ArrowRight"), "card-sT");
  assert.equal(walk("ArrowLeft", "ArrowLeft"), "card-s9");
  assert.equal(walk("ArrowUp"), "own-s");
  assert.equal(walk("ArrowUp"), "discard-s");
  assert.equal(walk("ArrowUp"), "other-s");
  assert.equal(walk("ArrowUp"), "other-s");
  assert.equal(walk("ArrowDown", "ArrowRight", "End"), "pile");
  assert.equal(walk("Home"), "discard-s");
  page.close();
});

test("a suit's letter goes from card to card of that suit", () => {
  const page = Page.of(state({ table: stepOne() }));
  page.focus("card-s9");
  const seen = ["h", "h", "h", "h", "c", "S"].map((key) => {
    page.press(key);
    return page.focused;
  });
  assert.deepEqual(seen, ["card-h5", "card-h9", "card-hT", "card-h5", "card-cQ", "card-s9"]);
  page.close();
});

test("with a card chosen a suit's letter goes to its column, then to its discard pile", () => {
  const page = Page.of(state({ table: stepOne() }));
  page.focus("card-h9");
  page.click("card-h9");
  const seen = ["h", "h", "h", "c", "p"].map((key) => {
    page.press(key);
    return page.focused;
  });
  assert.deepEqual(seen, ["own-h", "discard-h", "own-h", "own-c", "pile"]);
  page.close();
});

test("in step 2 a suit's letter goes to its discard pile", () => {
  const page = Page.of(state({ table: stepTwo() }));
  page.focus("pile");
  page.press("c");
  assert.equal(page.focused, "discard-c");
  page.close();
});

test("up from the chosen card leads to its lit column, or to its pile where no column is lit", () => {
  const page = Page.of(state({ table: stepOne() }));
  page.focus("card-h9");
  page.click("card-h9");
  page.press("ArrowUp");
  assert.equal(page.focused, "own-h");
  page.focus("card-h5");
  page.click("card-h5");
  page.press("ArrowUp");
  assert.equal(page.focused, "discard-h");
  page.close();
});

test("Escape puts the chosen card back", () => {
  const page = Page.of(state({ table: stepOne() }));
  page.focus("card-h9");
  page.click("card-h9");
  page.press("Escape");
  assert.deepEqual(page.states(), {});
  assert.equal(page.focused, "card-h9");
  page.close();
});

test("Ctrl+Z and Cmd+Z press the undo button, and reach nothing outside", () => {
  for (const more of [{ ctrlKey: true }, { metaKey: true }]) {
    const page = Page.of(state({ table: stepOne() }));
    page.focus("card-h9");
    assert.deepEqual(page.press("z", more), { prevented: true, reached: false });
    assert.deepEqual(page.acts, [{ type: "press", serial: 1, id: "undo" }]);
    page.close();
  }
});

test("redo has two strokes; undo that is off says why", () => {
  assert.deepEqual(meaning(stroke("Z", { ctrlKey: true, shiftKey: true }), true), { type: "press", id: "redo" });
  assert.deepEqual(meaning(stroke("y", { ctrlKey: true }), true), { type: "press", id: "redo" });
  const table = { ...stepOne(), buttons: [{ id: "undo", label: "Undo", why: "There is nothing to take back yet." }] };
  const page = Page.of(state({ table }));
  page.focus("card-h9");
  page.press("z", { ctrlKey: true });
  assert.deepEqual(page.acts, []);
  assert.match(page.el.querySelector(".exp-why")!.textContent!, /nothing to take back/);
  page.close();
});

test("no unmodified key reaches the notebook: not its d d, its a, its Escape, its Enter, its Shift+M", () => {
  const page = Page.of(state({ table: stepOne() }));
  page.focus("card-h9");
  for (const key of ["d", "d", "a", "b", "x", "Escape", "Enter", " ", "ArrowUp", "Tab", "7"]) {
    assert.equal(page.press(key).reached, false, key);
  }
  assert.equal(page.press("M", { shiftKey: true }).reached, false);
  page.focus("button-hint");
  assert.equal(page.press("d").reached, false);
  page.close();
});

test("the notebook's own strokes with a modifier still reach it", () => {
  const page = Page.of(state({ table: stepOne() }));
  page.focus("card-h9");
  assert.deepEqual(page.press("s", { ctrlKey: true }), { prevented: false, reached: true });
  page.close();
});

test("a held Enter acts once", () => {
  const page = Page.of(state({ table: stepOne() }));
  page.focus("card-h9");
  assert.equal(page.press("Enter", { repeat: true }).prevented, true);
  assert.equal(page.press("Enter").prevented, false);
  page.close();
});

test("? opens the list of keys and its button closes it", () => {
  const page = Page.of(state({ table: stepOne() }));
  const dialog = page.el.querySelector("dialog")!;
  page.focus("card-h9");
  page.press("?", { shiftKey: true });
  assert.equal(dialog.open, true);
  assert.match(dialog.textContent!, /Go to the draw pile/);
  assert.equal(page.press("h").prevented, false);
  dialog.querySelector("button")!.click();
  assert.equal(dialog.open, false);
  page.close();
});

test("in a text field letters and Ctrl+Z are the field's own, and stay inside", () => {
  const page = Page.of(STATES["form"]!());
  page.focus("field-seed");
  for (const [key, more] of [
    ["h", {}],
    ["?", {}],
    ["z", { ctrlKey: true }],
  ] as const) {
    assert.deepEqual(page.press(key, more), { prevented: false, reached: false }, key);
  }
  page.close();
});
