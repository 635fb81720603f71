import "./browser.js";
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { explorer } from "../harness/routepages.js";
import { routeTable, scene } from "../harness/routes.js";
import { state } from "../harness/states.js";
import { stepOne } from "../harness/tables.js";
import type { State } from "../src/protocol.js";
import { after, Page } from "./page.js";
import { spot } from "./routepage.js";

const LIVE = 80; // ms; the live region clears itself first
const { documentElement: root } = document;

afterEach(() => {
  root.dataset["present"] = "0";
});

/** A page that is presented. jsdom lays nothing out: what lies under the pointer is told by `under`. */
function presented(one: State): Page {
  const page = Page.of(one);
  root.dataset["present"] = "1";
  page.model.answer(after(one, {}));
  return page;
}
function table(rest: Partial<NonNullable<State["table"]>> = {}): State {
  return state({ table: { ...stepOne(), ...rest } });
}
function drawn(page: Page): string[] {
  return [...page.el.querySelectorAll<SVGElement>(".exp-pen-sheet [data-drawn]")].map((one) => one.dataset["drawn"]!).sort();
}
function point(type: string, on: Element, button = 0, at = 0): void {
  Object.defineProperty(document, "elementFromPoint", { value: () => on, configurable: true });
  const more = { bubbles: true, cancelable: true, button, clientX: at, clientY: at, pointerId: 1, isPrimary: true };
  on.dispatchEvent(new (window as unknown as { PointerEvent: typeof PointerEvent }).PointerEvent(type, more));
}
function drag(from: Element, to: Element, button = 0): void {
  point("pointerdown", from, button);
  point("pointermove", to, button, 90);
  point("pointerup", to, button, 90);
  if (button === 0) to.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
}
function click(on: Element, button = 0): boolean {
  point("pointerdown", on, button);
  point("pointerup", on, button);
  const event = new MouseEvent(button === 2 ? "contextmenu" : "click", { bubbles: true, cancelable: true, detail: 1 });
  on.dispatchEvent(event);
  return event.defaultPrevented;
}
/** What was sent but for the word that somebody presents. */
const acts = (page: Page): object[] => page.acts.filter(({ type }) => type !== "present");
const columnCard = (page: Page, at: string): Element => page.el.querySelector(`[data-at="${at}"]`)!;
const heard = async (page: Page): Promise<string> => {
  await new Promise((done) => setTimeout(done, LIVE));
  return page.live;
};

test("nobody who does not present has a pen, and a click is a click", () => {
  const page = Page.of(table());
  assert.equal(page.el.querySelector('[data-key="pen"]'), null);
  page.focus("card-h9");
  page.press("*");
  assert.equal(click(page.find("card-h9"), 2), false);
  assert.deepEqual(drawn(page), []);
  click(page.find("card-h9"));
  assert.equal(page.find("card-h9").getAttribute("aria-pressed"), "true");
  page.close();
});

test("with the pen a click marks and a drag makes an arrow; nothing is played", async () => {
  const page = presented(table());
  page.click("pen");
  assert.equal(page.find("pen").getAttribute("aria-pressed"), "true");
  click(page.find("card-h9"));
  assert.equal(await heard(page), "Ring on the nine of hearts.");
  drag(page.find("card-h9"), page.find("own-h"));
  assert.match(await heard(page), /^Arrow from the nine of hearts to .*\.$/);
  click(columnCard(page, "own-h/h4"));
  click(page.find("discard-c"));
  assert.deepEqual(drawn(page), ["discard-c", "h4", "h9", "h9~own-h"]);
  click(page.find("card-h9"));
  assert.deepEqual(drawn(page), ["discard-c", "h4", "h9~own-h"]);
  assert.deepEqual(acts(page), []);
  assert.equal(page.find("card-h9").getAttribute("aria-pressed"), "false");
  page.close();
});

test("the right button draws without the pen, and its menu stays away from the board alone", () => {
  const page = presented(table());
  assert.equal(click(page.find("card-h9"), 2), true);
  drag(page.find("card-h9"), page.find("pile"), 2);
  assert.deepEqual(drawn(page), ["h9", "h9~pile"]);
  const elsewhere = new MouseEvent("contextmenu", { bubbles: true, cancelable: true });
  page.find("keys").dispatchEvent(elsewhere);
  assert.equal(elsewhere.defaultPrevented, false);
  click(page.find("card-h9"));
  assert.equal(page.find("card-h9").getAttribute("aria-pressed"), "true");
  page.close();
});

test("the hidden hand is marked as one thing", async () => {
  const page = presented(table());
  page.click("pen");
  click(page.el.querySelector('[data-backs="other-hand"] .exp-card')!);
  assert.deepEqual(drawn(page), ["other-hand"]);
  page.close();
});

test("a drag that ends beside the board, or is broken off, draws nothing", () => {
  const page = presented(table());
  page.click("pen");
  point("pointerdown", page.find("card-h9"));
  point("pointerup", document.body, 0, 50);
  point("pointermove", document.body, 0, 50);
  drag(page.find("card-h9"), page.find("keys"));
  point("pointerdown", page.find("card-h9"));
  point("pointermove", page.find("pile"), 0, 50);
  page.press("Escape");
  point("pointerup", page.find("pile"), 0, 50);
  assert.deepEqual(
    drawn(page).filter((one) => one.includes("~")),
    [],
  );
  page.close();
});

test("keys mark the thing with the focus, begin an arrow there and end it at its goal", async () => {
  const page = presented(table());
  page.focus("card-h9");
  page.press("*");
  assert.deepEqual(drawn(page), ["h9"]);
  page.press(">");
  assert.equal(await heard(page), "An arrow begins at the nine of hearts. Go to its goal and press > again.");
  page.focus("discard-d");
  assert.deepEqual(page.press(">"), { prevented: true, reached: false });
  assert.deepEqual(drawn(page), ["h9", "h9~discard-d"]);
  page.press("Delete");
  assert.deepEqual(drawn(page), []);
  assert.equal(await heard(page), "The drawing is cleared.");
  assert.deepEqual(acts(page), []);
  page.close();
});

test("with the pen Enter marks, digits choose the line, Escape puts the pen down", async () => {
  const page = presented(table());
  page.focus("card-h9");
  page.press("/");
  page.press("2");
  assert.equal(page.find("pen-2").getAttribute("aria-pressed"), "true");
  page.press("Enter");
  page.press("3");
  page.press(">");
  page.press("Escape");
  page.press("ArrowUp");
  page.press(" ");
  assert.deepEqual(drawn(page).length, 2);
  assert.ok(drawn(page).includes("h9:2"));
  page.press("Escape");
  assert.equal(await heard(page), "The pen is down.");
  page.focus("card-h9");
  page.press("h");
  assert.equal(page.focused, "card-hT", "the board has its keys back");
  page.close();
});

test("plus and minus go from card to card within a column", async () => {
  const page = presented(table());
  page.focus("own-h");
  page.press("/");
  page.press("+");
  page.press("+");
  assert.equal(await heard(page), "the queen of hearts");
  page.press("Enter");
  page.press("-");
  page.press(">");
  page.focus("pile");
  page.press(">");
  assert.deepEqual(drawn(page), ["hK~pile", "hQ"]);
  page.press("*");
  assert.ok(drawn(page).includes("pile"));
  page.close();
});

test("a key where nothing can be marked says where to go", async () => {
  const page = presented(table());
  page.focus("pen");
  page.press("*");
  assert.match(await heard(page), /^Go to a card or a place first/);
  page.close();
});

test("a drawing goes with its position, and stays while only words change", () => {
  const start = table();
  const page = presented(start);
  page.focus("card-h9");
  page.press("*");
  const hinted = { ...start.table!, message: { kind: "hint" as const, text: "Look at hearts.", rule: null } };
  page.model.answer({ ...after(start, { table: hinted }), serial: start.serial + 2 });
  assert.deepEqual(drawn(page), ["h9"]);
  const played = { ...hinted, hand: hinted.hand.filter(({ code }) => code !== "h9"), step: 2 as const };
  page.model.answer({ ...after(start, { table: played }), serial: start.serial + 3 });
  assert.deepEqual(drawn(page), []);
  page.close();
});

test("what the record keeps is shown to all, is sent by the button, and clears only where it is drawn", () => {
  const start = table({ pen: { kept: ["h9~own-h:2"], keeps: true } });
  const page = Page.of(start);
  assert.deepEqual(drawn(page), ["h9~own-h:2"]);
  root.dataset["present"] = "1";
  page.model.answer(after(start, {}));
  assert.equal(page.find("pen-keep").getAttribute("aria-disabled"), "true");
  page.click("pen-keep");
  page.focus("pile");
  page.press("*");
  page.click("pen-keep");
  assert.deepEqual(acts(page), [{ type: "annotate", serial: start.serial + 1, marks: ["h9~own-h:2", "pile"] }]);
  const kept = { ...start.table!, pen: { kept: ["h9~own-h:2", "pile"], keeps: true } };
  page.model.answer({ ...after(start, { table: kept }), serial: start.serial + 2 });
  assert.equal(page.find("pen-keep").getAttribute("aria-disabled"), "true");
  page.press("Delete");
  assert.deepEqual(drawn(page), []);
  page.close();
});

test("without a record there is nothing to keep, and the present mode's end takes the drawing away", async () => {
  const page = presented(table());
  page.focus("card-h9");
  page.press("/");
  page.press("Enter");
  assert.equal(page.el.querySelector('[data-key="pen-keep"]'), null);
  root.dataset["present"] = "0";
  await new Promise((done) => setTimeout(done));
  assert.equal(page.el.querySelector('[data-key="pen"]'), null);
  assert.deepEqual(drawn(page), []);
  page.close();
});

test("the list of keys has the pen's while it is offered", () => {
  const page = presented(table());
  const keys = [...page.el.querySelectorAll("dialog.exp-key-list dt")].map((one) => one.textContent);
  for (const key of ["/", "*", ">", "Del"]) assert.ok(keys.includes(key), key);
  page.close();
});

test("on the map keys mark places and draw arrows; letters still go to places by name", async () => {
  const page = presented(state({ routes: routeTable() }));
  (spot(page, "Timbuktu") as unknown as HTMLElement).focus();
  page.press("*");
  assert.equal(await heard(page), "Ring on Timbuktu.");
  page.press(">");
  page.press("h");
  page.press("e");
  page.press("g");
  assert.match(document.activeElement!.getAttribute("aria-label")!, /^Hegra/);
  page.press(">");
  assert.equal(await heard(page), "Arrow from Timbuktu to Hegra.");
  assert.deepEqual(drawn(page), ["tim", "tim~heg"]);
  assert.deepEqual(acts(page), []);
  page.close();
});

test("on the map an expedition is marked by its flag or its row", async () => {
  const page = presented(state({ routes: routeTable() }));
  page.click("pen");
  click(page.el.querySelector('[data-way="a"]')!);
  assert.equal(await heard(page), "Ring on the Amber expedition.");
  drag(page.find("expedition-v").closest("label")!, spot(page, "Hegra"));
  assert.deepEqual(drawn(page), ["a", "v~heg"]);
  assert.deepEqual(acts(page), []);
  page.close();
});

test("the space bar that marks presses nothing on its way up", () => {
  const page = presented(table());
  page.focus("card-h9");
  const up = (): boolean => !page.find("card-h9").dispatchEvent(new KeyboardEvent("keyup", { key: " ", bubbles: true, cancelable: true }));
  assert.equal(up(), false);
  page.press("/");
  page.press(" ");
  assert.equal(up(), true);
  page.press("ArrowRight");
  assert.equal(up(), false);
  page.close();
});

test("a quiz that asks for a place is told no name by the pen", async () => {
  const nameless = { ...explorer(), scene: scene({ nameless: true, told: { heg: "card place" } }) };
  const page = presented(state({ explorer: nameless }));
  const target = page.el.querySelector<HTMLElement>('.exp-map-target[data-place="heg"]')!;
  target.focus();
  page.press("*");
  assert.equal(await heard(page), "Ring on card place.");
  page.close();
});

test("a tool that is put away leaves the focus to the pen", () => {
  const page = presented(table());
  page.focus("card-h9");
  page.press("*");
  page.focus("pen-clear");
  page.click("pen-clear");
  assert.equal(page.focused, "pen");
  page.press("/");
  page.focus("pen-3");
  page.press("3");
  page.press("Escape");
  assert.equal(page.focused, "pen");
  page.close();
});

test("with the pen a digit outside the board and its tools is left to the page", () => {
  const page = presented(table());
  page.focus("card-h9");
  page.press("/");
  page.focus("keys");
  assert.equal(page.press("2").prevented, false);
  assert.equal(page.find("pen-1").getAttribute("aria-pressed"), "true");
  page.close();
});
