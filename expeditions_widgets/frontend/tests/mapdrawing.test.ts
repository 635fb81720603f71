import { dom } from "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { BOARDS } from "../harness/boards.js";
import { EMPTY_SCENE, litOf, WORLD_SCENE } from "../harness/worldscene.js";
import { along } from "../src/map/arrows.js";
import { Drawing, type Sheet } from "../src/map/drawing.js";
import { around, holds, lengthInside, sharedArea, type Point } from "../src/map/geometry.js";
import { nextPlace, TypeAhead } from "../src/map/keys.js";
import { freeLane, laneOf, travellers } from "../src/map/lanes.js";
import { links } from "../src/map/ground.js";
import { hintOf } from "../src/map/hint.js";
import { gesture } from "../src/map/pointer.js";
import { Room } from "../src/map/room.js";
import { Land, seaNames } from "../src/map/seas.js";
import { placeAt } from "../src/map/pressing.js";
import { Atlas, Projection, WHOLE, type Look, type Size } from "../src/map/projection.js";
import { NOTHING } from "../src/map/standing.js";
import type { MapBoard, MapScene } from "../src/protocol/map.js";

Object.assign(dom.window.HTMLCanvasElement.prototype, { getContext: () => null });
const SMALL = ["europe", "six", "lanes", "loops", "pacific"];
const LAPTOP: Size = { width: 950, height: 530, text: 1, narrow: false };
const WINDOW: Size = { width: 1280, height: 720, text: 1, narrow: false };
const PHONE: Size = { width: 344, height: 275, text: 1, narrow: true };
const WORLD = BOARDS["world"]!;

function drawn(board: MapBoard, size: Size, scene: MapScene = EMPTY_SCENE, lit = NOTHING, look: Look = WHOLE): Sheet {
  const drawing = new Drawing(new Atlas(board));
  const projection = new Projection(board, size, look);
  return drawing.draw(projection, { scene, lit }, drawing.spots(projection, { scene, lit }), null, "sans-serif", false);
}
const near = (one: number, other: number, by = 0.01): void => assert.ok(Math.abs(one - other) < by, `${one} is not ${other}`);

test("the whole board lies within the frame, stretched north to south within bounds, at any size", () => {
  for (const board of Object.values(BOARDS))
    for (const size of [LAPTOP, WINDOW, PHONE]) {
      const projection = new Projection(board, size, WHOLE);
      const { left, right, top, bottom } = board.frame;
      const [first, last] = [projection.point(left, top), projection.point(right, bottom)];
      const { x, y, width, height } = projection.window;
      near(first.x - projection.outside, x);
      near(last.x + projection.outside, x + width);
      near(first.y, y);
      near(last.y, y + height);
      assert.ok(holds({ x: 0, y: 0, width: size.width, height: size.height }, projection.window), board.name);
      const stretch = (last.y - first.y) / (top - bottom) / projection.scale;
      assert.ok(stretch > 1.149 && stretch < 1.421, `${board.name} ${stretch}`);
    }
});

test("marks and type are larger where a board has room, and never change with the zoom", () => {
  const unit = (name: string, zoom = 1): number => new Projection(BOARDS[name]!, LAPTOP, { ...WHOLE, zoom }).unit;
  assert.equal(unit("world"), 1);
  assert.equal(unit("six"), 1.4);
  assert.equal(unit("world", 4), unit("world"));
});

test("an edge place stands at both sides of the frame", () => {
  const projection = new Projection(WORLD, LAPTOP, WHOLE);
  const place = WORLD.places.find(({ edge }) => edge)!;
  near(projection.at(place, "right").x - projection.at(place, "left").x, 360 * projection.scale);
});

test("zooming keeps the point under the fingers, two fingers drag as well, and the map never leaves its frame", () => {
  const projection = new Projection(WORLD, LAPTOP, { zoom: 2, x: 0.4, y: 0.45 });
  const held = projection.at(WORLD.places[20]!, null);
  const closer = new Projection(WORLD, LAPTOP, projection.zoomed(1.5, held));
  near(closer.at(WORLD.places[20]!, null).x, held.x, 0.5);
  near(closer.at(WORLD.places[20]!, null).y, held.y, 0.5);
  const two = (x: number, y: number, half: number): Point[] => [{ x: x - half, y }, { x: x + half, y }];
  const moved = new Projection(WORLD, LAPTOP, gesture(projection, two(held.x, held.y, 40), two(held.x + 30, held.y - 20, 60))!);
  near(moved.look.zoom, 3);
  near(moved.at(WORLD.places[20]!, null).x, held.x + 30, 0.5);
  near(moved.at(WORLD.places[20]!, null).y, held.y - 20, 0.5);
  const far = new Projection(WORLD, LAPTOP, projection.dragged(9999, 9999));
  near(far.point(WORLD.frame.left, WORLD.frame.top).x - far.outside, far.window.x);
  near(far.point(WORLD.frame.left, WORLD.frame.top).y, far.window.y);
});

test("expeditions on one link keep lanes beside each other, whichever way they go", () => {
  const atlas = new Atlas(WORLD);
  const link = WORLD.links[0]!;
  const journey = (expedition: string, tail: string, tip: string) => ({ expedition, arrows: [[tail, tip]], closed: [], loops: [], head: tip });
  const one = travellers([journey("a", link.a, link.b)]);
  assert.equal(laneOf(atlas, one, "a", link.a, link.b), 0);
  const three = travellers([journey("a", link.a, link.b), journey("v", link.b, link.a), journey("s", link.a, link.b)]);
  const lanes = [laneOf(atlas, three, "a", link.a, link.b), -laneOf(atlas, three, "v", link.b, link.a), laneOf(atlas, three, "s", link.a, link.b)];
  assert.deepEqual(lanes.map((lane) => lane + 0), [-1, 0, 1]);
  assert.equal(freeLane(atlas, one, ["a", "v", "s"], "s", link.a, link.b), 0.9);
  assert.equal(freeLane(atlas, one, ["a", "v", "s"], "s", link.b, link.a), -0.9);
  assert.equal(freeLane(atlas, one, ["a", "v", "s"], "a", link.a, link.b), 0);
  const course = { tail: { x: 0, y: 0 }, tip: { x: 10, y: 0 }, aside: 3 };
  assert.deepEqual(along(course, 4), { x: 4, y: 3 });
});

test("the length of a line inside a box is measured", () => {
  const box = { x: 10, y: 0, width: 10, height: 10 };
  assert.equal(lengthInside({ x: 0, y: 5 }, { x: 40, y: 5 }, box), 10);
  assert.equal(lengthInside({ x: 0, y: 15 }, { x: 40, y: 15 }, box), 0);
});

function overlapping({ names }: Sheet): string[] {
  return names.flatMap((one, index) =>
    names.slice(index + 1).flatMap((other) => (sharedArea(one.box, other.box) > 0 ? [`${one.label.text} and ${other.label.text}`] : [])),
  );
}

for (const name of [...SMALL, "world"])
  test(`no names overlap on the board "${name}", and each stands inside the frame`, () => {
    for (const size of name === "world" ? [WINDOW, LAPTOP] : [WINDOW, LAPTOP, PHONE]) {
      const board = BOARDS[name]!;
      for (const lit of [NOTHING, litOf(EMPTY_SCENE, "a", null, board)]) {
        const sheet = drawn(board, size, EMPTY_SCENE, lit);
        assert.deepEqual(overlapping(sheet), [], `${size.width}`);
        const outside = sheet.names.filter(({ box }) => !holds(sheet.projection.window, box));
        assert.deepEqual(outside.map(({ label }) => label.text), [], `${size.width}`);
      }
    }
  });

test("every name of a small board is shown, and every name of the world from a zoom of 1.8 on", () => {
  for (const name of SMALL.filter((one) => one !== "pacific"))
    assert.equal(drawn(BOARDS[name]!, LAPTOP).names.length, BOARDS[name]!.places.length, name);
  const sheet = drawn(WORLD, LAPTOP, EMPTY_SCENE, NOTHING, { zoom: 2, x: 0.55, y: 0.35 });
  const seen = sheet.spots.filter(({ at }) => holds(sheet.projection.window, { ...at, width: 0, height: 0 }));
  const named = new Set(sheet.names.map(({ label }) => label.code));
  assert.deepEqual(seen.map(({ place }) => place.name).filter((_, at) => !named.has(seen[at]!.place.code)), []);
});

test("in play all that matters has its name, and equal maps have equal names", () => {
  const lit = litOf(WORLD_SCENE, "s");
  const sheet = drawn(WORLD, LAPTOP, WORLD_SCENE, lit);
  const named = new Set(sheet.names.map(({ label }) => label.code));
  const heads = WORLD_SCENE.journeys.map(({ head }) => head!);
  for (const code of [...WORLD_SCENE.own, ...WORLD_SCENE.open, ...heads, ...lit.choices.map(({ place }) => place), "cop", "dak"])
    assert.ok(named.has(code), code);
  const again = drawn(WORLD, LAPTOP, WORLD_SCENE, lit);
  assert.deepEqual(again.names.map(({ box }) => box), sheet.names.map(({ box }) => box));
});

test("from the start the arrows lead to every place of every board", () => {
  for (const board of Object.values(BOARDS)) {
    const { spots } = drawn(board, LAPTOP);
    const found = new Set([spots.find(({ place }) => place.kind === "start")!]);
    for (const spot of found)
      for (const [x, y] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) {
        const next = nextPlace(spots, spot, { x, y });
        if (next !== null) found.add(next);
      }
    const codes = new Set([...found].map(({ place }) => place.code));
    assert.deepEqual(board.places.filter(({ code }) => !codes.has(code)).map((place) => place.name), [], board.name);
  }
});

test("an arrow goes to the nearest place that way", () => {
  const spot = (code: string, x: number, y: number) => ({ at: { x, y }, place: { ...WORLD.places[0]!, code } });
  const from = spot("from", 0, 0);
  const spots = [from, spot("far", 60, 0), spot("aside", 20, 30), spot("behind", -5, 0)];
  assert.equal(nextPlace(spots, from, { x: 1, y: 0 })?.place.code, "far");
  assert.equal(nextPlace(spots, from, { x: -1, y: 0 })?.place.code, "behind");
  assert.equal(nextPlace(spots, from, { x: 0, y: -1 }), null);
});

test("letters lead to a place by the start of its name, without accents; one letter again goes on to the next", () => {
  const typing = new TypeAhead(WORLD.places);
  const name = (code: string | null): string | undefined => WORLD.places.find((place) => place.code === code)?.name;
  assert.equal(name(typing.next("a", "cop", 0)), "Aconcagua");
  assert.equal(name(typing.next("i", "aco", 100)), "Aït Benhaddou");
  assert.equal(name(typing.next("k", "cop", 5000)), "Kakadu");
  assert.equal(name(typing.next("i", "kak", 5100)), "Kīlauea");
  const first = typing.next("s", "cop", 9000)!;
  const second = typing.next("s", first, 9200)!;
  assert.notEqual(first, second);
  assert.equal(name(second)!.charAt(0), "S");
  assert.equal(typing.next("x", "cop", 20000), null);
});

test("the seas are named where nothing is covered, and not on land", () => {
  const land = new Land(WORLD);
  for (const [lon, lat, isLand] of [[12.6, 46, true], [-100, 40, true], [134, -25, true], [-30, 0, false], [80, -30, false], [25, 33.8, false]] as const)
    assert.equal(land.isLand(lon, lat), isLand, `${lon} ${lat}`);
  for (const size of [LAPTOP, WINDOW]) {
    const projection = new Projection(WORLD, size, WHOLE);
    const sheet = drawn(WORLD, size);
    const room = new Room(projection.window, [], links(new Atlas(WORLD), projection).courses);
    for (const { at, reach, place } of sheet.spots) room.take(around(at, reach), place.code, false);
    const seas = seaNames(projection, land, room, sheet.names);
    assert.ok(seas.length >= 3, `${seas.length}`);
    for (const { box } of seas) {
      assert.deepEqual(sheet.names.filter((name) => sharedArea(name.box, box) > 0).map(({ label }) => label.text), []);
      assert.deepEqual(sheet.spots.filter(({ at, reach }) => sharedArea(around(at, reach), box) > 0).map(({ place }) => place.name), []);
      assert.ok(land.isSea(projection, box));
    }
  }
  assert.deepEqual(BOARDS["six"]!.seas, []);
});

test("what is pressed is the nearest place, a lit one from further off, or the place of a name", () => {
  const sheet = drawn(WORLD, LAPTOP, WORLD_SCENE, litOf(WORLD_SCENE, "s"));
  const at = (code: string): Point => sheet.spots.find(({ place }) => place.code === code)!.at;
  for (const { place, at: point } of sheet.spots) assert.equal(placeAt(sheet, point), place.code);
  const lit = at("gal");
  assert.equal(placeAt(sheet, { x: lit.x - 20, y: lit.y + 6 }), "gal");
  const { box, label } = sheet.names.find((one) => one.label.code === "eas")!;
  assert.equal(placeAt(sheet, { x: box.x + box.width / 2, y: box.y + box.height / 2 }), label.code);
  assert.equal(placeAt(sheet, { x: -50, y: 10 }), null);
});

test("a map whose names are asked for shows none of them", () => {
  assert.ok(drawn(WORLD, WINDOW).names.length > 50);
  assert.equal(drawn(WORLD, WINDOW, { ...EMPTY_SCENE, nameless: true }).names.length, 0);
});

test("a place that the map had no room to name is named under the mouse or with the focus", () => {
  const sheet = drawn(WORLD, LAPTOP, WORLD_SCENE, litOf(WORLD_SCENE, "s"));
  const named = new Set(sheet.names.map(({ label }) => label.code));
  const [with_, without] = [true, false].map((is) => sheet.spots.find(({ place }) => named.has(place.code) === is)!);
  assert.equal(hintOf(sheet, with_!), "");
  assert.ok(hintOf(sheet, without!).includes(`>${without!.place.short}</text>`));
  assert.equal(hintOf(sheet, null), "");
});

test("where names crowd, a lit place keeps its number, and the chosen one its name", () => {
  const small: Size = { width: 420, height: 275, text: 1, narrow: true };
  const lit = litOf(EMPTY_SCENE, "a", null, BOARDS["europe"]!);
  const crowded = drawn(BOARDS["europe"]!, small, EMPTY_SCENE, lit);
  const brief = crowded.names.filter((name) => name.brief);
  assert.ok(brief.length > 0);
  const { code } = brief[0]!.label;
  const chosen = drawn(BOARDS["europe"]!, small, EMPTY_SCENE, { ...lit, chosen: code });
  assert.equal(chosen.names.find(({ label }) => label.code === code)?.brief, false);
  for (const { place } of lit.choices) assert.ok(crowded.names.some(({ label }) => label.code === place), place);
});
