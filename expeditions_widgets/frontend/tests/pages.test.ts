import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { namedPage, pagesOf, wordsOf } from "../src/site/pages.js";
import { isDone } from "../src/site/progress.js";

const text = (inner: string): string => `<section class="exp-site-text">${inner}</section>`;
const exercise = (name: string, done: string): string =>
  `<div class="exp-site-output"><div data-save="expeditions:exercise:${name}"><div class="exp-exercise"${done}></div></div></div>`;

function story(inner: string): HTMLElement {
  document.body.innerHTML = `<div>${inner}</div>`;
  return document.body.firstElementChild as HTMLElement;
}

test("a page starts at each heading of the first or second rank, and what follows belongs to it", () => {
  const pages = pagesOf(
    story(
      `<script>1</script>${text("<h1>One</h1><p>a</p>")}${exercise("a", "")}${text("<p>more</p>")}` +
        text('<h2 id="Two">Two<a class="anchor-link">¶</a></h2><h3>still two</h3>'),
    ),
    false,
  );
  assert.deepEqual(
    pages.map(({ number, heading, parts }) => [number, wordsOf(heading), parts.length]),
    [
      [1, "One", 3],
      [2, "Two", 1],
    ],
  );
});

test("one cell with several headings makes several pages, but not before it has arrived whole", () => {
  const whole = story(text("<h1>One</h1><p>a</p><h2>Two</h2><p>b</p><h2>Three</h2>"));
  assert.equal(pagesOf(whole, true).length, 1);
  assert.deepEqual(
    pagesOf(whole, false).map(({ parts }) => parts.map((part) => part.textContent).join()),
    ["Onea", "Twob", "Three"],
  );
});

test("what stands before the first heading is on the first page", () => {
  const pages = pagesOf(story(text("<p>before</p>") + text("<h2>One</h2>")), false);
  assert.equal(pages[0]?.parts.length, 2);
});

test("an address names a page by its number or by anything on it", () => {
  const pages = pagesOf(story(text("<h1>One</h1>") + text('<h2 id="Two-é">Two</h2><p id="deep">x</p>')), false);
  const named = (hash: string): number | null => namedPage(pages, hash);
  assert.deepEqual(["", "#page-2", "#Two-%C3%A9", "#deep"].map(named), [1, 2, 2, 2]);
  assert.deepEqual(["#page-3", "#page-0", "#nowhere", "#%"].map(named), [null, null, null, null]);
});

test("a page is done when it has exercises and each is solved, on view or in the browser's memory", () => {
  localStorage.setItem("expeditions:exercise:kept", '{"done":true}');
  localStorage.setItem("expeditions:exercise:odd", "null");
  const done = (inner: string): boolean => isDone([story(inner)]);
  assert.equal(done("<p>no exercise</p>"), false);
  assert.equal(done(exercise("kept", "") + exercise("seen", " data-done")), true);
  assert.equal(done(exercise("kept", "") + exercise("open", "")), false);
  assert.equal(done(exercise("odd", "")), false);
  localStorage.clear();
});
