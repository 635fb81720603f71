import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { calculator } from "../harness/calculator.js";
import { state } from "../harness/states.js";
import type { Calculator } from "../src/protocol.js";
import { Page, after } from "./page.js";

const first = (rest: Partial<Calculator> = {}) => state({ calculator: calculator(rest) });

/** The calculator with another text in the first side's field. */
function typed(text: string, number: number, faults: string[] = []): Calculator {
  const one = calculator();
  Object.assign(one.sides[0]!.typed, { text, number, faults });
  return one;
}

const field = (page: Page): HTMLInputElement => page.find("field-typed-A") as HTMLInputElement;

function submit(page: Page, key: string): void {
  page.find(key).closest("form")!.dispatchEvent(new Event("submit", { cancelable: true, bubbles: true }));
}

test("a card is entered with its side, and one on the other side stays in reach and says so", () => {
  const page = Page.of(first());
  page.click("card-A-s7");
  page.model.answer(after(first(), {}));
  const taken = page.find("card-B-h7");
  assert.equal(taken.getAttribute("aria-disabled"), "true");
  assert.equal(taken.hasAttribute("disabled"), false);
  taken.click();
  assert.deepEqual(page.acts, [
    { type: "enter", serial: 1, code: "s7", seat: "A" },
    { type: "enter", serial: 2, code: "h7", seat: "B" },
  ]);
  assert.deepEqual(
    ["card-A-h7", "card-A-s7", "card-B-h7"].map((key) => page.find(key).getAttribute("aria-pressed")),
    ["true", "false", "false"],
  );
  page.close();
});

test("cards entered quickly all count, each with the serial of the state it waited for", () => {
  const page = Page.of(first());
  for (const key of ["card-A-s2", "card-A-s3", "card-A-s4", "card-A-s4"]) page.click(key);
  assert.equal(page.acts.length, 1);
  page.model.answer(after(first(), {}));
  page.model.answer({ ...first(), serial: 3 });
  page.model.answer({ ...first(), serial: 4 });
  assert.deepEqual(page.acts, [
    { type: "enter", serial: 1, code: "s2", seat: "A" },
    { type: "enter", serial: 2, code: "s3", seat: "A" },
    { type: "enter", serial: 3, code: "s4", seat: "A" },
  ]);
  page.close();
});

test("a button pressed after them waits for them too", () => {
  const page = Page.of(first());
  for (const key of ["card-A-s2", "card-A-s3", "button-keep-2"]) page.click(key);
  for (const serial of [2, 3, 4]) page.model.answer({ ...first(), serial });
  assert.deepEqual(
    page.acts.map((act) => act.type),
    ["enter", "enter", "press"],
  );
  page.close();
});

test("each expedition has one tab stop; arrows walk in it and to the next", () => {
  const page = Page.of(first());
  const stops = [...page.el.querySelectorAll<HTMLElement>(".exp-pick[tabindex='0']")];
  assert.deepEqual(
    stops.map((stop) => stop.dataset["key"]),
    ["card-A-sJ", "card-A-hJ", "card-B-sJ", "card-B-hJ"],
  );
  page.focus("card-A-sJ");
  for (const key of ["ArrowRight", "ArrowRight", "ArrowDown"]) page.press(key);
  assert.equal(page.focused, "card-A-hK");
  page.press("End");
  assert.equal(page.focused, "card-A-hT");
  assert.equal(page.find("card-A-hT").tabIndex, 0);
  assert.equal(page.find("card-A-hJ").tabIndex, -1);
  page.close();
});

test("what is being typed stays through every change, and is gone once it was read", () => {
  const page = Page.of(first());
  page.focus("field-typed-A");
  field(page).value = "hKQ";
  page.model.answer(after(first(), { live: "A card was laid." }));
  assert.equal(field(page).value, "hKQ");
  submit(page, "field-typed-A");
  assert.deepEqual(page.acts, [{ type: "submit", serial: 2, values: { "typed-A": "hKQ" } }]);
  page.model.answer({ ...first(), serial: 3, calculator: typed("", 1) });
  assert.equal(field(page).value, "");
  assert.equal(page.focused, "field-typed-A");
  page.close();
});

test("a text at fault stays in its field, tied to its faults", () => {
  const page = Page.of(first());
  page.focus("field-typed-A");
  page.model.answer(after(first(), { calculator: typed("h7 x", 1, ["Character 4: no card."]) }));
  assert.equal(field(page).value, "h7 x");
  assert.equal(field(page).getAttribute("aria-invalid"), "true");
  const ids = field(page).getAttribute("aria-describedby")!.split(" ");
  assert.match(ids.map((id) => document.getElementById(id)!.textContent).join(" "), /Suits are.*Character 4/s);
  page.close();
});

test("the names are sent together", () => {
  const page = Page.of(first());
  (page.find("field-first") as HTMLInputElement).value = "Ada";
  submit(page, "field-first");
  assert.deepEqual(page.acts, [{ type: "submit", serial: 1, values: { first: "Ada", second: "Ben" } }]);
  page.close();
});

test("a button that asks first acts on a yes and on nothing else", () => {
  const page = Page.of(first());
  const dialog = page.find("button-remove-1").nextElementSibling as HTMLDialogElement;
  const [no, yes] = [...dialog.querySelectorAll("button")] as [HTMLButtonElement, HTMLButtonElement];
  page.click("button-remove-1");
  assert.equal(dialog.open, true);
  no.click();
  assert.equal(dialog.open, false);
  assert.deepEqual(page.acts, []);
  page.click("button-remove-1");
  yes.click();
  assert.equal(dialog.open, false);
  assert.deepEqual(page.acts, [{ type: "press", serial: 1, id: "remove-1" }]);
  page.close();
});

test("once a round is written down the focus is on the next one's heading", () => {
  const page = Page.of(first());
  page.focus("button-keep-2");
  page.click("button-keep-2");
  const next = calculator({ title: "Round 3 of 3", buttons: [{ id: "keep-3", label: "Write down round 3" }] });
  page.model.answer(after(first(), { calculator: next }));
  assert.equal(document.activeElement!.textContent, "Round 3 of 3");
  page.close();
});

test("printing takes a copy of the sheet, in one frame of its own, without a word to Python", () => {
  const page = Page.of(first());
  page.click("button-print");
  page.click("button-print");
  const frames = [...document.querySelectorAll("iframe")];
  assert.deepEqual(
    frames.map((frame) => [frame.className, frame.getAttribute("aria-hidden"), frame.tabIndex]),
    [["exp-print-frame", "true", -1]],
  );
  assert.match(frames[0]!.srcdoc, /The match sheet.*Round 1.*35/s);
  assert.equal(/<button|<input/.test(frames[0]!.srcdoc), false);
  assert.deepEqual(page.acts, []);
  frames[0]!.remove();
  page.close();
});
