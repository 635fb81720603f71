import { dom } from "./browser.js";
import axe from "axe-core";
import assert from "node:assert/strict";
import { test } from "node:test";
import { BOARDS, CODES } from "../harness/boards.js";
import { EMPTY_SCENE, litOf, WORLD_SCENE } from "../harness/worldscene.js";
import { RouteMap, type Lit } from "../src/map/map.js";
import type { MapScene } from "../src/protocol/map.js";

/* jsdom draws no pictures and lays nothing out: names get a width by the number of their letters. */
Object.assign(dom.window.HTMLCanvasElement.prototype, { getContext: () => null });
dom.window.eval(axe.source);
const inPage = Reflect.get(dom.window, "axe") as typeof axe;

interface Shown {
  map: RouteMap;
  acts: string[];
  place(code: string): SVGElement;
  press(key: string, more?: KeyboardEventInit): { prevented: boolean; reached: boolean };
  close(): void;
}

function shown(scene: MapScene = WORLD_SCENE, lit: Lit = litOf(WORLD_SCENE, "s"), name = "world"): Shown {
  const acts: string[] = [];
  const map = new RouteMap(BOARDS[name]!, {
    choose: (place) => void acts.push(`choose ${place}`),
    read: (place) => void acts.push(`read ${place}`),
    lay: () => void acts.push("lay"),
    number: (n) => void acts.push(`number ${n}`),
  });
  const main = document.createElement("main");
  main.className = "exp";
  main.append(map.element);
  document.body.append(main);
  map.show(scene, lit);
  return {
    map,
    acts,
    place: (code) => map.element.querySelector<SVGElement>(`[data-place="${code}"]`)!,
    press(key, more = {}) {
      let reached = false;
      const outside = (): void => void (reached = true);
      document.addEventListener("keydown", outside, { once: true });
      const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
      document.activeElement!.dispatchEvent(event);
      document.removeEventListener("keydown", outside);
      return { prevented: event.defaultPrevented, reached };
    },
    close() {
      map.dispose();
      main.remove();
    },
  };
}
const focused = (): string | undefined => (document.activeElement as HTMLElement | null)?.dataset["place"];
const pressed = (element: Element): void => void element.dispatchEvent(new MouseEvent("click", { bubbles: true }));

test("the map is one tab stop, on the first lit place, and says what each place is", () => {
  const { map, place, close } = shown();
  const stops = [...map.element.querySelectorAll<SVGElement>('svg [tabindex="0"]')];
  assert.deepEqual(stops.map((stop) => stop.dataset["place"]), ["mes"]);
  assert.equal(place("chi").getAttribute("aria-label"), "Chichén Itzá, card place, 2, your card scores now");
  assert.equal(place("dak").getAttribute("aria-label"), "Dakar, one more arrow. Violet stands here");
  assert.equal(place("chi").getAttribute("aria-pressed"), "false");
  assert.equal(place("dak").hasAttribute("aria-pressed"), false);
  close();
});

test("an edge place is drawn twice and told once, whichever copy has the focus", () => {
  const { map, press, close } = shown();
  const copies = [...map.element.querySelectorAll<SVGElement>(`[data-place="${CODES["bering-strait"]}"]`)];
  const told = (): (string | null)[] => copies.map((one) => (one.hasAttribute("aria-hidden") ? null : one.getAttribute("role")));
  assert.deepEqual(told(), ["button", null]);
  map.focusPlace("kam");
  press("ArrowRight");
  assert.equal(focused(), CODES["bering-strait"]);
  assert.deepEqual(told(), [null, "button"]);
  close();
});

test("a press chooses a lit place, reads any other, and lays what is chosen", () => {
  const { map, acts, place, close } = shown();
  pressed(place("chi"));
  map.show(WORLD_SCENE, litOf(WORLD_SCENE, "s", "chi"));
  assert.equal(place("chi").getAttribute("aria-pressed"), "true");
  pressed(place("chi"));
  pressed(place("syd"));
  assert.deepEqual(acts, ["choose chi", "lay", "read syd"]);
  assert.match(map.element.querySelector(".exp-map-note")!.textContent!, /Jørn Utzon/);
  assert.equal(map.element.querySelector(".exp-map-note")!.getAttribute("aria-live"), "polite");
  close();
});

test("the fact is that of the place just reached, until another one is read, and again after the next arrow", () => {
  const { map, place, close } = shown();
  const fact = (): string => map.element.querySelector(".exp-map-note b")!.textContent!;
  assert.equal(fact(), "Dakar");
  pressed(place("syd"));
  map.show(WORLD_SCENE, litOf(WORLD_SCENE, "a"));
  assert.equal(fact(), "Sydney Opera House");
  map.show({ ...WORLD_SCENE, reached: "mes" }, litOf(WORLD_SCENE, "a"));
  assert.equal(fact(), "Mesa Verde");
  close();
});

test("keys stay on the map: arrows, letters, numbers, Enter; Tab, Escape, the list of keys and Ctrl go on", () => {
  const { map, acts, press, close } = shown();
  map.focusPlace("chi");
  for (const key of ["ArrowLeft", "s", "2", "Enter", "+", "-", "0"]) assert.deepEqual(press(key), { prevented: true, reached: false }, key);
  for (const key of ["F2", "*", "x"]) assert.equal(press(key).reached, false, key);
  for (const key of ["Tab", "Escape", "?"]) assert.deepEqual(press(key), { prevented: false, reached: true }, key);
  assert.deepEqual(press("z", { ctrlKey: true }), { prevented: false, reached: true });
  assert.deepEqual(acts, ["number 2", "choose chi"]);
  for (const key of ["Enter", "2"]) assert.equal(press(key, { repeat: true }).prevented, true, key);
  assert.deepEqual(acts, ["number 2", "choose chi"]);
  close();
});

test("the focus and the part of the map that is shown stay when the state changes", () => {
  const { map, press, place, close } = shown();
  map.focusPlace("chi");
  press("+");
  press("+");
  const before = place("chi").getAttribute("transform");
  map.show({ ...WORLD_SCENE, reached: "mes" }, litOf(WORLD_SCENE, "v"));
  assert.equal(focused(), "chi");
  assert.equal(place("chi").getAttribute("transform"), before);
  close();
});

test("a mouse drags the zoomed map, but not after it was let go outside it", () => {
  const { map, press, close } = shown();
  const svg = map.element.querySelector<SVGElement>(".exp-map-sheet")!;
  let drags = 0;
  svg.setPointerCapture = () => void drags++;
  const mouse = (type: string, clientX: number, buttons: number): void =>
    void svg.dispatchEvent(new dom.window.PointerEvent(type, { pointerId: 1, pointerType: "mouse", clientX, buttons }));
  map.focusPlace("chi");
  press("+");
  mouse("pointerdown", 10, 1);
  mouse("pointermove", 90, 0);
  mouse("pointermove", 170, 1);
  assert.equal(drags, 0);
  mouse("pointerdown", 10, 1);
  mouse("pointermove", 90, 1);
  assert.equal(drags, 1);
  close();
});

test("the buttons zoom about the place with the focus, and show the whole map again", () => {
  const { map, place, close } = shown();
  const press = (key: string): void => map.element.querySelector<HTMLElement>(`[data-key="map-${key}"]`)!.click();
  const [before, other] = ["chi", "syd"].map((code) => place(code).getAttribute("transform"));
  map.focusPlace("chi");
  press("in");
  assert.equal(place("chi").getAttribute("transform"), before);
  assert.notEqual(place("syd").getAttribute("transform"), other);
  press("whole");
  assert.equal(place("syd").getAttribute("transform"), other);
  press("move");
  assert.notEqual(place("syd").getAttribute("transform"), other);
  close();
});

test("a name that holds markup stays text", () => {
  const tokens = [{ place: "dak", letter: "<", seat: 1, own: false }];
  const { map, close } = shown({ ...EMPTY_SCENE, tokens }, litOf(EMPTY_SCENE, "a"));
  const letters = [...map.element.querySelectorAll("text.exp-map-letter")].map((one) => one.textContent);
  assert.ok(letters.includes("<"));
  close();
});

for (const name of Object.keys(BOARDS))
  test(`axe finds nothing on the map "${name}"`, async () => {
    const { map, close } = shown(EMPTY_SCENE, litOf(EMPTY_SCENE, "v", null, BOARDS[name]!), name);
    const { violations } = await inPage.run(map.element, { rules: { "color-contrast": { enabled: false }, region: { enabled: false } } });
    assert.equal(JSON.stringify(violations.map(({ id, nodes }) => [id, nodes[0]?.html])), "[]");
    close();
  });
