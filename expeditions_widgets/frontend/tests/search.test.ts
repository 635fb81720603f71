import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { WORLD } from "../harness/routes.js";
import { findPlaces } from "../src/routes/search.js";

const FOUND: [string, string[]][] = [
  ["CHICHEN", ["Chichén Itzá"]],
  ["itza", ["Chichén Itzá"]],
  ["kila", ["Kīlauea"]],
  ["michel", ["Mont-Saint-Michel"]],
  ["saint m", ["Mont-Saint-Michel"]],
  ["lanse", ["L'Anse aux Meadows"]],
  ["l'anse", ["L'Anse aux Meadows"]],
  ["l’anse", ["L'Anse aux Meadows"]],
  ["anse", ["L'Anse aux Meadows"]],
  ["giants c", ["Giant's Causeway"]],
  ["ajjer", ["Tassili n'Ajjer"]],
  ["  dakar ", ["Dakar"]],
  ["akar", []],
];

for (const [query, names] of FOUND) {
  test(`"${query}" finds ${names.join() || "nothing"}`, () => {
    assert.deepEqual(
      findPlaces(WORLD.places, query).map(({ name }) => name),
      names,
    );
  });
}

test("names that begin like that come before those with a later word, each by the alphabet", () => {
  const names = findPlaces(WORLD.places, "is").map(({ name }) => name);
  assert.equal(names.every((name) => / Is/.test(name)), true);
  const all = findPlaces(WORLD.places, "").map(({ name }) => name);
  assert.equal(all.length, WORLD.places.length);
  assert.deepEqual(all.slice(0, 3), ["Aconcagua", "Aït Benhaddou", "Alhambra"]);
  const m = findPlaces(WORLD.places, "mo").map(({ name }) => name);
  const later = m.findIndex((name) => !name.startsWith("Mo"));
  assert.equal(later === -1 || m.slice(later).every((name) => !name.startsWith("Mo")), true);
});
