import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { exercise, state } from "../harness/states.js";
import { stepOne } from "../harness/tables.js";
import { Page, after } from "./page.js";

test("there is one polite live region, and it outlives every change", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const first = state({ table: stepOne() });
  const page = Page.of(first);
  const region = page.el.querySelector('[role="status"]')!;
  assert.equal(page.el.querySelectorAll("[aria-live], [role='status'], [role='alert']").length, 1);
  assert.equal(region.getAttribute("aria-live"), "polite");
  page.model.answer(after(first, { live: "You played the 9 of hearts." }));
  t.mock.timers.tick(100);
  assert.equal(region.textContent, "You played the 9 of hearts.");
  page.model.answer(
    after(first, { serial: 3, table: undefined, exercise: exercise(), live: "A new exercise." } as never),
  );
  t.mock.timers.tick(100);
  assert.equal(page.el.querySelector('[role="status"]'), region);
  assert.equal(page.live, "A new exercise.");
  page.close();
});

test("the same sentence again is announced again: cleared, then set", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const first = state({ table: stepOne() });
  const page = Page.of(first);
  for (const serial of [2, 3]) {
    page.model.answer(after(first, { serial, live: "Not there." }));
    assert.equal(page.live, "");
    t.mock.timers.tick(100);
    assert.equal(page.live, "Not there.");
  }
  page.close();
});
