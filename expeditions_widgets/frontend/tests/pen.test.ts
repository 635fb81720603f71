import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn, hasReverse, isSame, LOOKS, read, written, type Drawn } from "../src/pen/drawing.js";
import { arrow, ASIDE, edge, middle, nearest, ring, type Spot } from "../src/pen/geometry.js";
import { penKey } from "../src/pen/keys.js";

const spot = (x: number, y: number, width = 70, height = 98, round = false): Spot => ({ x, y, width, height, round });
const numbers = (path: string): number[] => path.match(/-?[\d.]+/g)!.map(Number);
const mark = (from: string, look: Drawn["look"] = 1): Drawn => ({ from, to: null, look });

test("a drawing is written as the record has it, and reads back", () => {
  for (const look of LOOKS)
    for (const to of [null, "own-h"]) assert.deepEqual(read(written({ from: "h9", to, look })), { from: "h9", to, look });
  assert.equal(written({ from: "h9", to: "own-h", look: 2 }), "h9~own-h:2");
  assert.equal(written(mark("other-hand")), "other-hand");
  for (const text of ["", "h9~", "h9:1", "h9:4", "h9 c2", "<h9>"]) assert.equal(read(text), null, text);
});

test("the same again takes a mark away, another pen changes it", () => {
  const once = drawn([], mark("h9"));
  assert.deepEqual(once, { drawing: [mark("h9")], added: true });
  assert.deepEqual(drawn(once.drawing, mark("h9")), { drawing: [], added: false });
  assert.deepEqual(drawn(once.drawing, mark("h9", 2)), { drawing: [mark("h9", 2)], added: true });
  assert.equal(drawn(once.drawing, { from: "h9", to: "pile", look: 1 }).drawing.length, 2);
});

test("two drawings are the same in whatever order they were made", () => {
  assert.ok(isSame([mark("h9"), mark("c2", 3)], [mark("c2", 3), mark("h9")]));
  assert.ok(!isSame([mark("h9")], [mark("h9", 2)]));
  assert.ok(!isSame([mark("h9")], []));
});

test("arrows both ways step aside, each to its own right", () => {
  const there: Drawn = { from: "h9", to: "pile", look: 1 };
  const back: Drawn = { from: "pile", to: "h9", look: 2 };
  assert.ok(hasReverse([there, back], there) && hasReverse([there, back], back));
  assert.ok(!hasReverse([there, mark("pile")], there));
  const [one, other] = [spot(0, 0), spot(400, 0)];
  const right = numbers(arrow(one, other, { aside: ASIDE, size: 15 }).shaft);
  const left = numbers(arrow(other, one, { aside: ASIDE, size: 15 }).shaft);
  assert.equal(right[1], middle(one).y + ASIDE);
  assert.equal(left[1], middle(one).y - ASIDE);
});

test("an arrow runs from edge to edge and points at its goal", () => {
  const [from, to] = [spot(0, 0), spot(300, 0)];
  const { shaft, head } = arrow(from, to, { aside: 0, size: 15 });
  const [x, y, endX, endY] = numbers(shaft);
  assert.ok(x! >= 70 && x! <= 76, `begins at the edge: ${x}`);
  assert.equal(y, 49);
  assert.equal(endY, 49);
  const tip = numbers(head);
  assert.ok(tip[2]! <= 300 && tip[2]! >= 290 && endX! < tip[2]!, `ends before its goal: ${tip}`);
});

test("an arrow up into a high column ends at the column's foot", () => {
  const tip = numbers(arrow(spot(0, 500), spot(0, 0, 70, 300), { aside: 0, size: 15 }).head);
  assert.ok(tip[3]! >= 300 && tip[3]! <= 310, String(tip));
});

test("things that touch or cover each other still have an arrow of some length", () => {
  for (const to of [spot(0, 60), spot(0, 0), spot(10, 10, 20, 20), spot(72, 0)]) {
    const { shaft, head } = arrow(spot(0, 0), to, { aside: 0, size: 15 });
    const [x, y, endX, endY] = numbers(shaft);
    assert.ok(Math.hypot(endX! - x!, endY! - y!) > 8, shaft);
    assert.ok(numbers(head).every(Number.isFinite));
  }
});

test("a ring leaves its thing free: a box with round corners, or a circle", () => {
  const box = numbers(ring(spot(100, 100)));
  assert.ok(Math.min(...box.filter((one) => one > 50)) < 100);
  assert.match(ring(spot(0, 0, 20, 20, true)), /^M-3 10A13 13/);
  assert.equal(edge(spot(0, 0, 20, 20, true), { x: 0.6, y: 0.8 }), 13);
  assert.equal(edge(spot(0, 0, 20, 40), { x: 1, y: 0 }), 13);
  assert.equal(edge(spot(0, 0, 20, 40), { x: 0, y: 1 }), 23);
});

test("of a place that stands twice the nearer copy is meant", () => {
  const [left, right, goal] = [spot(0, 0), spot(900, 0), spot(800, 0)];
  assert.deepEqual(nearest([left, right], [goal]), [right, goal]);
  assert.equal(nearest([], [goal]), null);
});

test("without the pen no letter, digit, Enter or arrow is a key of it", () => {
  const stroke = (key: string, more = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...more });
  for (const key of ["a", "d", "p", "r", "i", "n", "1", "3", "Enter", " ", "Escape", "+", "-", "0", "ArrowUp", "PageDown", "?", "Backspace", "."])
    assert.equal(penKey(stroke(key), false), null, key);
  assert.deepEqual(penKey(stroke("/"), false), { type: "pen" });
  assert.deepEqual(penKey(stroke("*"), false), { type: "mark" });
  assert.deepEqual(penKey(stroke(">"), true), { type: "arrow" });
  assert.deepEqual(penKey(stroke("Delete"), false), { type: "clear" });
  for (const key of ["a", "d", "p", "0", "4", "ArrowUp", "Tab", "?", "PageDown"]) assert.equal(penKey(stroke(key), true), null, key);
  assert.deepEqual(penKey(stroke("2"), true), { type: "look", look: 2 });
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) assert.equal(penKey(stroke("*", more), true), null);
  assert.equal(penKey(stroke("/", { repeat: true }), true), null);
});
