import { dom } from "./browser.js";
import axe from "axe-core";
import assert from "node:assert/strict";
import { test } from "node:test";
import { STATES } from "../harness/states.js";
import { Page } from "./page.js";

/* jsdom lays nothing out, so colours and sizes are left to the browser tests; names, roles and structure are not. */
Object.assign(dom.window.HTMLCanvasElement.prototype, { getContext: () => null });
dom.window.eval(axe.source);
const inPage = Reflect.get(dom.window, "axe") as typeof axe;

for (const [name, make] of Object.entries(STATES)) {
  test(`axe finds nothing in the sample "${name}"`, async () => {
    const page = Page.of(make());
    const { violations } = await inPage.run(page.root, {
      rules: { "color-contrast": { enabled: false }, "target-size": { enabled: false } },
    });
    assert.equal(
      JSON.stringify(
        violations.map(({ id, nodes }) => [id, ...nodes.map((node) => node.html)]),
        null,
        1,
      ),
      "[]",
    );
    page.close();
  });
}

test("every control has a name, and no id is used twice in a page of two widgets", () => {
  const pages = [Page.of(STATES["wrong"]!()), Page.of(STATES["choose"]!())];
  const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
  assert.equal(new Set(ids).size, ids.length);
  for (const button of document.querySelectorAll("button"))
    assert.notEqual(button.textContent!.trim(), "", button.outerHTML);
  for (const page of pages) page.close();
});
