import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { state } from "../harness/states.js";
import type { State, Writer, WriterField, WriterPart } from "../src/protocol.js";
import { Page, after } from "./page.js";

const field = (name: string, rest: Partial<WriterField> = {}): WriterField => ({
  name,
  kind: "text",
  label: name,
  help: "",
  value: "",
  options: [],
  faults: [],
  ...rest,
});

const part = (id: string, fields: WriterField[]): WriterPart => ({
  id,
  title: id,
  about: "",
  fields,
  faults: [],
  rows: [],
  buttons: [],
  folded: false,
  picture: "",
});

function lanes(chosen: string[]): WriterField {
  const options = ["s", "h"].map((value) => ({ value, label: value, checked: chosen.includes(value) }));
  return field("lanes", { kind: "check", options });
}

function writer(task: WriterField, rest: Partial<Writer> = {}): State {
  const text = { title: "", about: "", label: "Take", text: "play()", copied: "Copied.", refused: "No." };
  const one: Writer = {
    form: "7",
    title: "Write a lesson",
    intro: "",
    lesson: part("lesson", [field("lesson.title", { value: "Detours" })]),
    tabsLabel: "Exercises",
    tabs: [{ id: "open-1", label: "1. Play", note: "all well", current: true }],
    buttons: [{ id: "new", label: "New" }],
    formTitle: "Exercise 1",
    parts: [part("about", [task]), part("table", [lanes(["s", "h"])])],
    tryTitle: "Try it",
    tryAbout: "",
    todo: { title: "Missing", said: "All is well.", items: [], well: true, button: { id: "check", label: "Ask" } },
    cell: { ...text, name: "cell", file: "" },
    notebook: { ...text, name: "notebook", file: "detours.ipynb" },
    nextTitle: "Next",
    next: [["checks it", "expeditions check"]],
    ...rest,
  };
  return state({ writer: one });
}

function type(page: Page, key: string, text: string): HTMLInputElement {
  const control = page.find(key) as HTMLInputElement;
  page.focus(key);
  control.value = text;
  control.dispatchEvent(new Event("input", { bubbles: true }));
  return control;
}

test("a button takes along all that stands in the form, what was typed just now as well", () => {
  const page = Page.of(writer(field("task")));
  type(page, "field-task", "Go on.");
  page.click("button-new");
  assert.deepEqual(page.acts, [
    { type: "submit", serial: 1, values: { "lesson.title": "Detours", task: "Go on.", lanes: "s,h", form: "7", press: "new" } },
  ]);
  page.close();
});

test("a field that is left goes out at once, an empty choice as an empty text", () => {
  const page = Page.of(writer(field("task")));
  for (const box of ["field-lanes-s", "field-lanes-h"]) (page.find(box) as HTMLInputElement).checked = false;
  type(page, "field-task", "Go.").dispatchEvent(new Event("change", { bubbles: true }));
  assert.deepEqual(page.acts, [
    { type: "fill", serial: 1, values: { "lesson.title": "Detours", task: "Go.", lanes: "", form: "7" } },
  ]);
  page.close();
});

test("an answer takes back nothing that was typed since, and shows a text that stood there before", () => {
  const first = writer(field("task", { value: "One" }));
  const page = Page.of(first);
  const control = type(page, "field-task", "One two");
  page.model.answer(after(first, {}));
  assert.equal(control.value, "One two");
  const second = writer(field("task", { value: "One two" }));
  page.model.answer({ ...second, serial: 3 });
  page.model.answer({ ...first, serial: 4 });
  assert.equal(control.value, "One");
  assert.equal(page.focused, "field-task");
  page.close();
});

test("a fault is tied to its field and takes the focus nowhere", () => {
  const page = Page.of(writer(field("task")));
  page.focus("field-lanes-s");
  page.model.answer(after(writer(field("task", { faults: ["This exercise has no task."] })), {}));
  const control = page.find("field-task");
  assert.equal(control.getAttribute("aria-invalid"), "true");
  assert.match(document.getElementById(control.getAttribute("aria-describedby")!)!.textContent!, /has no task/);
  assert.equal(page.focused, "field-lanes-s");
  page.close();
});

test("what was typed goes out as part of the form that is shown by then", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const page = Page.of(writer(field("task")));
  type(page, "field-task", "Go.");
  page.model.answer(after(writer(field("task"), { form: "8", parts: [part("about", [field("task"), field("more")])] }), {}));
  t.mock.timers.tick(400);
  assert.deepEqual(page.acts, [
    { type: "fill", serial: 2, values: { "lesson.title": "Detours", task: "Go.", more: "", form: "8" } },
  ]);
  page.close();
});
