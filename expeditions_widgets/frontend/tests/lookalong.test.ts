import "./browser.js";
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { takeLookAlong } from "../src/site/lookalong.js";

const address = location.href;

takeLookAlong();
beforeEach(() => {
  history.replaceState(null, "", "/voila/render/a.ipynb?text=projector&seed=4&deck=four");
});
afterEach(() => history.replaceState(null, "", address));

/** What a link leads to once it is pressed. */
function pressed(href: string): string {
  document.body.innerHTML = `<a href="${href}"><span>words</span></a>`;
  const link = document.querySelector("a")!;
  link.addEventListener("click", (event) => event.preventDefault());
  document.querySelector("span")!.click();
  return link.getAttribute("href")!;
}

test("the look that an address asks for goes along to the site's other pages, a deal does not", () => {
  assert.equal(pressed("/voila/render/b.ipynb#C6"), `${location.origin}/voila/render/b.ipynb?text=projector&deck=four#C6`);
});

test("a link that asks for a look of its own keeps it", () => {
  assert.equal(pressed("/b?text=large"), `${location.origin}/b?text=large&deck=four`);
});

test("a place on the same page, and another site, stay as they are", () => {
  assert.equal(pressed("#page-2"), "#page-2");
  assert.equal(pressed("https://example.org/"), "https://example.org/");
});
