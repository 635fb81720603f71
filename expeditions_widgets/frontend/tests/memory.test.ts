import { dom } from "./browser.js";
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { FakeModel } from "../harness/fake-model.js";
import { state } from "../harness/states.js";
import { stepOne } from "../harness/tables.js";
import { Page, after } from "./page.js";

const KEY = "exp-sample";
const first = state({ table: stepOne(), save: { key: KEY, text: "fresh" } });

afterEach(() => {
  dom.window.localStorage.clear();
  dom.window.sessionStorage.clear();
});

function barStores(): () => void {
  const kept = [
    Object.getOwnPropertyDescriptor(globalThis, "localStorage")!,
    Object.getOwnPropertyDescriptor(globalThis, "sessionStorage")!,
  ] as const;
  for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => {
        throw new Error("barred");
      },
    });
  }
  return () => {
    Object.defineProperty(globalThis, "localStorage", kept[0]);
    Object.defineProperty(globalThis, "sessionStorage", kept[1]);
  };
}

test("the greeting brings what was kept, before the fresh save can overwrite it", () => {
  localStorage.setItem(KEY, "yesterday");
  const page = Page.of(first);
  assert.deepEqual(page.model.sent[0], { type: "hello", query: "?seed=amber-fox-41", saved: "yesterday", address: "http://localhost/play" });
  assert.equal(localStorage.getItem(KEY), "yesterday");
  page.close();
});

test("the greeting brings the save even before there is anything to show", () => {
  localStorage.setItem(KEY, "yesterday");
  const page = new Page(new FakeModel({ serial: 0, name: "", live: "", save: { key: KEY, text: "" } }));
  assert.deepEqual(page.model.sent[0], { type: "hello", query: "?seed=amber-fox-41", saved: "yesterday", address: "http://localhost/play" });
  page.close();
});

test("what is too long to be taken back is not sent", () => {
  localStorage.setItem(KEY, "é".repeat(500_000));
  const page = Page.of(first);
  assert.deepEqual(page.model.sent[0], { type: "hello", query: "?seed=amber-fox-41", saved: null, address: "http://localhost/play" });
  page.close();
});

test("a changed save is kept at once, in this tab's store and in the browser's", () => {
  const page = Page.of(first);
  page.model.answer(after(first, { save: { key: KEY, text: "one card played" } }));
  assert.equal(localStorage.getItem(KEY), "one card played");
  assert.equal(sessionStorage.getItem(KEY), "one card played");
  page.close();
});

test("a tab goes on with its own match, whatever another tab has kept since", () => {
  sessionStorage.setItem(KEY, "mine");
  localStorage.setItem(KEY, "another tab's");
  const page = Page.of(first);
  assert.deepEqual(page.model.sent[0], { type: "hello", query: "?seed=amber-fox-41", saved: "mine", address: "http://localhost/play" });
  page.close();
});

test("barred stores break nothing", () => {
  const open = barStores();
  try {
    const page = Page.of(first);
    assert.deepEqual(page.model.sent[0], { type: "hello", query: "?seed=amber-fox-41", saved: null, address: "http://localhost/play" });
    page.click("card-h9");
    page.click("own-h");
    page.model.answer(after(first, { save: { key: KEY, text: "one card played" } }));
    assert.equal(page.acts.length, 1);
    page.close();
  } finally {
    open();
  }
});

test("what was recalled is not written back over what another tab has kept since", () => {
  sessionStorage.setItem(KEY, "mine");
  const page = Page.greeting(first);
  localStorage.setItem(KEY, "the other tab's");
  page.model.answer(after(first, { save: { key: KEY, text: "mine" } }));
  assert.equal(localStorage.getItem(KEY), "the other tab's");
  page.close();
});
