import { dom } from "./browser.js";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { state } from "../harness/states.js";
import { stepOne } from "../harness/tables.js";
import { SETTINGS_KEY, choose, current, isPresenting, startSettings } from "../src/settings.js";
import { Page } from "./page.js";

const root = document.documentElement;

function visit(query: string, kept: string | null = null): void {
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  localStorage.clear();
  if (kept !== null) localStorage.setItem(SETTINGS_KEY, kept);
  dom.window.history.replaceState(null, "", `/play${query}`);
  startSettings();
}

beforeEach(() => {
  document.body.className = "exp-site";
});

test("a widget puts the settings on the document, where every other widget finds them", () => {
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  dom.window.history.replaceState(null, "", "/play?deck=four");
  const page = Page.of(state({ table: stepOne() }));
  assert.equal(root.dataset["deck"], "four");
  page.close();
});

test("the address wins over what is kept, which wins over what is usual, and is not written down", () => {
  visit("?deck=four&sound=on", '{"deck":"two","text":"large"}');
  assert.deepEqual(
    (["deck", "sound", "text", "hints"] as const).map((name) => current(name)),
    ["four", "on", "large", "on"],
  );
  assert.equal(localStorage.getItem(SETTINGS_KEY), '{"deck":"two","text":"large"}');
});

test("unknown names and values are left out, wherever they come from", () => {
  visit("?motion=sideways&present=yes&other=1", '{"text":"huge","deck":["four"],"other":"x"}');
  assert.deepEqual([current("motion"), current("text"), current("deck")], ["on", "normal", "two"]);
  assert.equal(root.dataset["present"], "0");
  assert.equal(root.dataset["other"], undefined);
  for (const odd of ["null", "7", '"text"', "{", "[]"]) {
    visit("", odd);
    assert.equal(current("text"), "normal");
  }
});

test("a choice holds at once, is kept beside the others, and replaces what the address asked for", () => {
  visit("?deck=four&seed=amber", '{"text":"large"}');
  choose("deck", "two");
  assert.equal(current("deck"), "two");
  assert.equal(localStorage.getItem(SETTINGS_KEY), '{"text":"large","deck":"two"}');
  assert.equal(location.search, "?seed=amber");
});

test("another tab's choice arrives, except where the address has its own", () => {
  visit("?text=largest");
  localStorage.setItem(SETTINGS_KEY, '{"text":"large","hints":"off"}');
  dom.window.dispatchEvent(new dom.window.StorageEvent("storage", { key: SETTINGS_KEY }));
  assert.deepEqual([current("text"), current("hints")], ["largest", "off"]);
});

test("on the site the theme is ours; in a notebook a kept theme gives way to the notebook's", () => {
  visit("", '{"theme":"light"}');
  assert.deepEqual([root.dataset["theme"], document.body.dataset["jpThemeLight"]], ["light", "true"]);
  visit("", '{"theme":"system"}');
  assert.equal(root.dataset["theme"], "dark"); // the test's system wishes for whatever it is asked
  document.body.className = "";
  visit("", '{"theme":"dark"}');
  assert.equal(root.dataset["theme"], undefined);
  visit("?theme=dark");
  assert.equal(root.dataset["theme"], "dark");
});

test("without a store a choice holds until the page is left", () => {
  visit("");
  const open = Object.getOwnPropertyDescriptor(globalThis, "localStorage")!;
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get: () => {
      throw new Error("barred");
    },
  });
  try {
    choose("text", "projector");
    assert.equal(current("text"), "projector");
    const page = Page.of(state({ table: stepOne() }));
    assert.equal(current("text"), "projector");
    page.close();
  } finally {
    Object.defineProperty(globalThis, "localStorage", open);
  }
});

test("a widget has a settings button of its own only where its page has none", () => {
  visit("");
  const site = Page.of(state({ table: stepOne() }));
  assert.equal(site.el.querySelector('[data-key="settings"]'), null);
  site.close();
  document.body.className = "";
  const notebook = Page.of(state({ table: stepOne() }));
  notebook.click("settings");
  const dialog = document.querySelector<HTMLDialogElement>("dialog.exp-settings")!;
  assert.ok(dialog.open);
  assert.equal(dialog.querySelector('[data-setting="theme"]'), null);
  notebook.click("settings");
  assert.equal(document.querySelectorAll("dialog.exp-settings").length, 1);
  dialog.dispatchEvent(new Event("close"));
  assert.equal(document.querySelector("dialog.exp-settings"), null);
  notebook.close();
});

test("present mode is the address' alone: it is never kept, makes text large, and gives it back", () => {
  visit("?present=1&seed=amber", '{"text":"large","present":"1"}');
  assert.deepEqual([current("present"), current("text"), isPresenting()], ["1", "projector", true]);
  choose("present", "0");
  assert.deepEqual([current("present"), current("text"), location.search], ["0", "large", "?seed=amber"]);
  choose("present", "1");
  assert.deepEqual([current("text"), location.search], ["projector", "?seed=amber&present=1"]);
  assert.equal(localStorage.getItem(SETTINGS_KEY), '{"text":"large","present":"1"}');
  choose("deck", "four");
  assert.equal(localStorage.getItem(SETTINGS_KEY), '{"text":"large","deck":"four"}');
  visit("", '{"present":"1"}');
  assert.equal(current("present"), "0");
  visit("?present=1&text=largest");
  assert.equal(current("text"), "largest");
});
