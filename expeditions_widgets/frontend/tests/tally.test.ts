import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { state } from "../harness/states.js";
import { tally } from "../harness/tally.js";
import type { Tally } from "../src/protocol.js";
import { Page, after } from "./page.js";

const sheet = (rest: Partial<Tally> = {}) => state({ tally: tally(rest) });

function type(page: Page, key: string, text: string): void {
  const field = page.find(key) as HTMLInputElement;
  page.focus(key);
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

test("what is typed is sent with all that stands on the sheet", () => {
  const page = Page.of(sheet());
  type(page, "field-held-1", "7");
  assert.deepEqual(page.acts, [
    {
      type: "fill",
      serial: 1,
      values: { players: "2", "name-1": "Ida", "reached-1": "5", "held-1": "7", "name-2": "Ravi", "reached-2": "x" },
    },
  ]);
  page.close();
});

test("of what is typed quickly the last counts, and an answer takes nothing back from the field in use", () => {
  const page = Page.of(sheet());
  for (const text of ["1", "12", "123"]) type(page, "field-held-1", text);
  page.model.answer(after(sheet(), {}));
  assert.equal((page.find("field-held-1") as HTMLInputElement).value, "123");
  const sent = page.acts.map((act) => (act.type === "fill" ? act.values["held-1"] : ""));
  assert.deepEqual(sent, ["1", "123"]);
  assert.equal(page.focused, "field-held-1");
  page.close();
});

test("an answer to half a name takes nothing back once the field is left", () => {
  const page = Page.of(sheet());
  for (const text of ["B", "Bo"]) type(page, "field-name-1", text);
  page.focus("field-held-1");
  const half = tally();
  half.lines[0]!.person.value = "B";
  page.model.answer(after(sheet(), { tally: half }));
  assert.equal((page.find("field-name-1") as HTMLInputElement).value, "Bo");
  type(page, "field-held-1", "7");
  const whole = tally();
  whole.lines[0]!.person.value = "Bo";
  page.model.answer({ ...state({ tally: whole }), serial: 3 });
  assert.deepEqual(page.acts.map((act) => (act.type === "fill" ? act.values["name-1"] : "")), ["B", "Bo", "Bo"]);
  page.close();
});

test("a fault is tied to its field and leaves the focus where it is", () => {
  const page = Page.of(sheet());
  page.focus("field-held-1");
  page.model.answer(after(sheet(), { live: "x is no whole number." }));
  assert.equal(page.focused, "field-held-1");
  const field = page.find("field-reached-2");
  assert.equal(field.getAttribute("aria-invalid"), "true");
  const told = document.getElementById(field.getAttribute("aria-describedby")!)!;
  assert.match(told.textContent, /Own cards reached:\s+“x” is no whole number/);
  page.close();
});

test("what follows from another field describes its own", () => {
  const page = Page.of(sheet());
  const field = page.find("field-held-1");
  assert.equal(document.getElementById(field.getAttribute("aria-describedby")!)!.textContent, "so 7");
  assert.equal(field.hasAttribute("aria-invalid"), false);
  page.close();
});

test("a new sheet is begun on a yes and on nothing else", () => {
  const page = Page.of(sheet());
  const dialog = page.find("button-new").nextElementSibling as HTMLDialogElement;
  const [no, yes] = [...dialog.querySelectorAll("button")] as [HTMLButtonElement, HTMLButtonElement];
  page.click("button-new");
  no.click();
  assert.deepEqual(page.acts, []);
  page.click("button-new");
  yes.click();
  assert.deepEqual(page.acts, [{ type: "press", serial: 1, id: "new" }]);
  page.close();
});

test("the print is the table of counts with its result, and no field", () => {
  const page = Page.of(sheet());
  page.click("button-print");
  const frame = document.querySelector("iframe")!;
  assert.match(frame.srcdoc, /World routes.*Own cards reached.*Ida won with 5 points/s);
  assert.equal(/<button|<input/.test(frame.srcdoc), false);
  frame.remove();
  page.close();
});
