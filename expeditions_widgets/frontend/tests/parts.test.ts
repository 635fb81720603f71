import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { FORM, SHARE, STATES, SUMMARY, state } from "../harness/states.js";
import { stepOne } from "../harness/tables.js";
import { Page, after } from "./page.js";

/** Lets promises that are already settled run on. */
const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

test("the form sends every field by name, unticked boxes as nothing", () => {
  const page = Page.of(state({ form: FORM }));
  page.click("field-opponent-seat");
  page.click("field-aces-on");
  (page.find("field-seed") as HTMLInputElement).value = "amber-fox-41";
  page.click("button-deal");
  assert.deepEqual(page.acts, [
    { type: "submit", serial: 1, values: { opponent: "seat", aces: "on", short: "", seed: "amber-fox-41" } },
  ]);
  page.close();
});

test("folded fields stay folded until asked for, and a fault opens them", () => {
  const first = state({ form: FORM });
  const page = Page.of(first);
  assert.equal(page.el.querySelector("details")!.open, false);
  page.model.answer(after(first, { form: STATES["fault"]!().form! }));
  assert.equal(page.el.querySelector("details")!.open, true);
  page.close();
});

test("what was ticked stays ticked when the page is drawn again", () => {
  const first = state({ form: FORM });
  const page = Page.of(first);
  page.click("field-opponent-seat");
  page.model.answer(after(first, { live: "Still here." }));
  assert.equal((page.find("field-opponent-seat") as HTMLInputElement).checked, true);
  page.close();
});

test("a fault stands at its field, is tied to it and gets the focus", () => {
  const first = state({ form: FORM });
  const page = Page.of(first);
  page.focus("button-deal");
  page.model.answer(after(first, { form: STATES["fault"]!().form! }));
  const field = page.find("field-seed") as HTMLInputElement;
  assert.equal(document.activeElement, field);
  assert.equal(field.getAttribute("aria-invalid"), "true");
  const words = field
    .getAttribute("aria-describedby")!
    .split(" ")
    .map((id) => document.getElementById(id)!.textContent)
    .join(" ");
  assert.match(words, /Leave it empty.*letters, digits and hyphens/s);
  page.close();
});

test("the form's second way on is pressed like any button", () => {
  const page = Page.of(state({ form: FORM }));
  page.click("button-resume");
  assert.deepEqual(page.acts, [{ type: "press", serial: 1, id: "resume" }]);
  page.close();
});

test("a summary has a row for each suit, the one never started in words", () => {
  const page = Page.of(state({ summary: SUMMARY }));
  const [own] = page.el.querySelectorAll(".exp-score-sheet");
  const rows = [...own!.querySelectorAll("tbody tr")].map((row) =>
    [...row.querySelectorAll("td")].map((cell) => cell.textContent),
  );
  assert.deepEqual(rows, [
    ["9", "−11", "× 2", "0", "−22"],
    ["30", "10", "× 3", "0", "30"],
    ["47", "27", "× 1", "0", "27"],
    ["not started: scores nothing"],
  ]);
  assert.equal(own!.querySelector("tfoot td")!.textContent, "35");
  assert.equal(own!.querySelectorAll(".exp-chip").length, 16);
  page.click("button-next");
  assert.deepEqual(page.acts, [{ type: "press", serial: 1, id: "next" }]);
  page.close();
});

test("copying gives the link with the page's own address", async () => {
  const copied: string[] = [];
  Object.defineProperty(navigator, "clipboard", {
    configurable: true,
    value: {
      writeText: async (text: string) => {
        copied.push(text);
      },
    },
  });
  const page = Page.of(state({ table: stepOne(), share: SHARE }));
  page.click("copy-link");
  await settled();
  assert.deepEqual(copied, ["http://localhost/play?seed=amber-fox-41"]);
  assert.match(page.el.querySelector(".exp-share")!.textContent!, /Copied\./);
  assert.equal(page.el.querySelector("textarea"), null);
  page.close();
});

test("where copying is refused, the text lies there to be marked", async () => {
  Object.defineProperty(navigator, "clipboard", {
    configurable: true,
    value: {
      writeText: async () => {
        throw new Error("refused");
      },
    },
  });
  const page = Page.of(state({ table: stepOne(), share: SHARE }));
  page.click("copy-record");
  await settled();
  const text = page.el.querySelector("textarea")!;
  assert.equal(text.value, SHARE.record!.text);
  assert.equal(text.readOnly, true);
  assert.equal(text.selectionEnd - text.selectionStart, text.value.length);
  assert.equal(document.activeElement, text);
  assert.match(page.el.querySelector(".exp-share")!.textContent!, /refused to copy/);
  page.close();
});

test("a button that is off stays in reach and says why", () => {
  const page = Page.of(STATES["play"]!());
  const button = page.find("button-retry");
  assert.equal(button.getAttribute("aria-disabled"), "true");
  assert.equal(button.hasAttribute("disabled"), false);
  button.click();
  assert.deepEqual(page.acts, []);
  assert.match(page.el.querySelector(".exp-why")!.textContent!, /Nothing has been played yet/);
  page.close();
});

test("an exercise keeps its task on view, its answers their reasons, and its hints opened by hand only", () => {
  const page = Page.of(STATES["choose"]!());
  assert.match(page.el.querySelector(".exp-task-words")!.textContent!, /Which card may you draw now/);
  const wrong = page.find("option-h5");
  assert.equal(wrong.dataset["verdict"], "wrong");
  assert.match(document.getElementById(wrong.getAttribute("aria-describedby")!)!.textContent!, /barred for this turn/);
  page.click("option-c3");
  page.model.answer(after(STATES["choose"]!(), {}));
  page.click("more");
  assert.deepEqual(page.acts, [
    { type: "press", serial: 1, id: "c3" },
    { type: "press", serial: 2, id: "hint" },
  ]);
  page.close();
});

test("a small table has the hand beside its column, a wide one below", () => {
  const small = Page.of(STATES["play"]!());
  assert.ok(small.el.querySelector(".exp-sheet--small [data-columns='1']"));
  small.close();
  const wide = Page.of(STATES["wide"]!());
  assert.equal(wide.el.querySelector(".exp-sheet--small"), null);
  assert.ok(wide.el.querySelector(".exp-exercise--wide"));
  wide.close();
});
