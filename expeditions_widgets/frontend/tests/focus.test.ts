import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { SHARE, STATES, SUMMARY, exercise, state } from "../harness/states.js";
import { covered, refused, stepOne, stepTwo } from "../harness/tables.js";
import { Page, after } from "./page.js";

function focusedIn(page: Page): string | undefined {
  return document.activeElement?.hasAttribute("data-heading") ? "heading" : page.focused;
}

test("after playing, the focus is on the draw pile; after drawing, on the card that came to the hand", () => {
  const first = state({ table: stepOne() });
  const page = Page.of(first);
  page.focus("own-h");
  page.model.answer(after(first, { table: stepTwo() }));
  assert.equal(page.focused, "pile");
  page.model.answer(after(first, { serial: 3, table: stepOne() }));
  assert.equal(page.focused, "card-h5");
  assert.equal(page.find("card-h5").tabIndex, 0);
  page.close();
});

test("after a refusal the focus stays where it was", () => {
  const first = state({ table: stepOne() });
  const page = Page.of(first);
  page.focus("own-h");
  page.model.answer(after(first, { table: refused() }));
  assert.equal(page.focused, "own-h");
  page.close();
});

test("a page that has not the focus does not take it", () => {
  const first = state({ table: stepOne() });
  const page = Page.of(first);
  (document.activeElement as HTMLElement | null)?.blur();
  page.model.answer(after(first, { table: stepTwo() }));
  assert.equal(document.activeElement, document.body);
  page.close();
});

test("undo keeps the focus on its button", () => {
  const first = state({ table: stepTwo() });
  const page = Page.of(first);
  page.focus("button-undo");
  page.model.answer(after(first, { table: stepOne() }));
  assert.equal(page.focused, "button-undo");
  page.close();
});

test("the focus is never lost when what had it goes away", () => {
  const table = state({ table: stepOne(), share: SHARE });
  const ways: [string, string, Partial<ReturnType<typeof state>>][] = [
    ["card-h9", "button-uncover", { table: covered() }],
    ["card-h9", "heading", { table: undefined, summary: SUMMARY } as never],
    ["pile", "heading", { table: undefined, form: STATES["form"]!().form } as never],
  ];
  for (const [from, to, next] of ways) {
    const page = Page.of(table);
    page.focus(from);
    page.model.answer(after(table, next));
    assert.equal(focusedIn(page), to);
    page.close();
  }
  const cover = state({ table: covered() });
  const page = Page.of(cover);
  page.focus("button-uncover");
  page.model.answer(after(cover, { table: stepOne() }));
  assert.equal(page.focused, "card-hT");
  page.close();
});

test("an opened hint hands the focus to the next rung, the last one keeps it on what it opened", () => {
  const first = state({ exercise: exercise() });
  const page = Page.of(first);
  page.focus("more");
  page.model.answer(
    after(first, {
      exercise: exercise({
        hints: { title: "Hints", open: ["One.", "Two."], more: { id: "hint", label: "Show the solution" } },
      }),
    }),
  );
  assert.equal(page.focused, "more");
  page.model.answer(
    after(first, {
      serial: 3,
      exercise: exercise({ hints: { title: "Hints", open: ["One.", "Two.", "Three."], more: null } }),
    }),
  );
  assert.equal(focusedIn(page), "hint-3");
  page.close();
});
