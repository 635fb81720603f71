/* A score sheet to fill in: what is sent when, and that no answer takes back what is being typed. */
import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { exercise, state } from "../harness/states.js";
import type { State, Worksheet, WorksheetBox } from "../src/protocol.js";
import { Page, after } from "./page.js";

function box(name: string, rest: Partial<WorksheetBox> = {}): WorksheetBox {
  const label = name === "total" ? "Round score" : `Hearts: ${name}`;
  return { name, label, value: "", digits: true, verdict: null, said: "", first: false, ...rest };
}

function sheet(sum: Partial<WorksheetBox> = {}, cost: Partial<WorksheetBox> = {}): State {
  const worksheet: Worksheet = {
    title: "Score sheet",
    head: ["Expedition", "Sum", "Less 20", "Multiplier"],
    rows: [
      {
        suit: "h",
        name: "Hearts",
        cards: ["h4", "h7"],
        label: "Hearts: 4 of hearts; 7 of hearts",
        note: "",
        cells: [
          { given: "", box: box("h-sum", sum) },
          { given: "", box: box("h-cost", { digits: false, ...cost }) },
          { given: "× 1", box: null },
        ],
      },
    ],
    totalLabel: "Round score",
    total: box("total"),
    check: { id: "check", label: "Check" },
  };
  return state({ exercise: exercise({ table: null, worksheet }) });
}

function field(page: Page, name: string): HTMLInputElement {
  return page.find(`box-${name}`) as HTMLInputElement;
}

/** Types into a field and leaves it, as a browser tells it. */
function fill(page: Page, name: string, value: string): void {
  const input = field(page, name);
  input.value = value;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

test("leaving a field sends all that stands in the sheet, to be kept", () => {
  const page = Page.of(sheet());
  fill(page, "h-sum", "11");
  assert.deepEqual(page.acts, [{ type: "fill", serial: 1, values: { "h-sum": "11", "h-cost": "", total: "" } }]);
  page.close();
});

test("a check that meets a waiting answer goes out after it, with all that was typed", () => {
  const page = Page.of(sheet());
  fill(page, "h-sum", "11");
  fill(page, "h-cost", "-9");
  page.click("button-check");
  assert.equal(page.acts.length, 1);
  page.model.answer(after(sheet({ value: "11" }), {}));
  const values = { "h-sum": "11", "h-cost": "-9", total: "" };
  assert.deepEqual(page.acts.at(-1), { type: "submit", serial: 2, values });
  assert.equal(page.acts.length, 2);
  page.close();
});

test("an answer leaves what is being typed", () => {
  const page = Page.of(sheet());
  fill(page, "h-sum", "1");
  field(page, "h-sum").focus();
  field(page, "h-sum").value = "11";
  field(page, "h-cost").value = "-";
  page.model.answer(after(sheet({ value: "1" }), {}));
  assert.equal(field(page, "h-sum").value, "11");
  assert.equal(field(page, "h-cost").value, "-");
  field(page, "h-sum").blur();
  page.model.answer(after(sheet({ value: "12" }), { serial: 3 }));
  assert.equal(field(page, "h-sum").value, "12");
  page.close();
});

test("a wrong box says so without its colour, and names the reason where it is the first", () => {
  const wrong = { value: "12", verdict: "wrong", said: "not right" } as const;
  const page = Page.of(sheet({ ...wrong, first: true }, { ...wrong, first: false }));
  const described = (name: string): string[] => field(page, name).getAttribute("aria-describedby")!.split(" ");
  assert.equal(field(page, "h-sum").getAttribute("aria-invalid"), "true");
  assert.equal(described("h-sum").length, 2);
  assert.equal(described("h-cost").length, 1);
  assert.equal(document.getElementById(described("h-cost")[0]!)!.textContent, "not right");
  assert.equal(field(page, "total").getAttribute("aria-describedby"), null);
  page.close();
});

test("two widgets of one page have no id in common", () => {
  const [one, other] = [Page.of(sheet()), Page.of(sheet())];
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  assert.ok(ids.length > 4);
  assert.equal(new Set(ids).size, ids.length);
  one.close();
  other.close();
});
