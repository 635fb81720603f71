import "./browser.js";
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { STATES } from "../harness/states.js";
import { Page } from "./page.js";

const rule = (page: Page): HTMLElement => page.el.querySelector<HTMLElement>(".exp-reason-rule")!;

afterEach(() => {
  delete document.body.dataset["voila"];
  delete document.body.dataset["baseUrl"];
});

test("in JupyterLab a rule is named without a link", () => {
  const page = Page.of(STATES["refused"]!());
  assert.equal(rule(page).tagName, "SPAN");
  assert.equal(rule(page).textContent, "A column only climbs.");
  page.close();
});

test("on the site it leads to the rules page, below the site's own address, in a tab of its own", () => {
  Object.assign(document.body.dataset, { voila: "voila", baseUrl: "/class/voila/" });
  const page = Page.of(STATES["refused"]!());
  const link = rule(page);
  assert.equal(link.getAttribute("href"), "http://localhost/class/voila/render/notebooks/rules-cards.ipynb#turn.climb");
  assert.equal(link.getAttribute("target"), "_blank");
  assert.equal(link.getAttribute("rel"), "noopener");
  assert.equal(link.textContent, "A column only climbs. (opens in a new tab)");
  page.close();
});

test("on the rules page itself it stays there", () => {
  Object.assign(document.body.dataset, { voila: "voila", baseUrl: "/voila/" });
  const before = location.href;
  history.replaceState(null, "", "/voila/render/notebooks/rules-cards.ipynb?theme=dark");
  const page = Page.of(STATES["refused"]!());
  assert.equal(rule(page).getAttribute("href"), "#turn.climb");
  assert.equal(rule(page).hasAttribute("target"), false);
  page.close();
  history.replaceState(null, "", before);
});
