/* A position on the world map: 38 arrows, four players, a blue place's arrow is due. Turn 25 of a game in its middle. */
import type { MapJourney, MapScene } from "../src/protocol/map.js";
import { NOTHING, type Lit } from "../src/map/standing.js";
import { BOARDS, CODES } from "./boards.js";

const code = (id: string): string => {
  const found = CODES[id];
  if (found === undefined) throw new Error(`no place ${id}`);
  return found;
};
const codes = (ids: string): string[] => ids.trim().split(/\s+/).map(code);

function chain(ids: string): string[][] {
  const places = codes(ids);
  return places.slice(1).map((tip, index) => [places[index]!, tip]);
}

const AMBER = chain(
  "copenhagen saint-petersburg wieliczka elbrus cappadocia giza hegra empty-quarter persepolis samarkand mogao everest sundarbans angkor",
);
const VIOLET = [
  ...chain("copenhagen giants-causeway lanse-aux-meadows liberty bermuda everglades panama machu-picchu uyuni iguazu manaus machu-picchu"),
  ...chain("bermuda azores dakar"),
];
const SLATE = chain(
  "copenhagen saint-petersburg ural oymyakon bering-strait katmai klondike haida-gwaii yellowstone mesa-verde golden-gate baja teotihuacan",
);

const journey = (expedition: string, arrows: string[][], closed: number[] = [], loops: number[] = []): MapJourney => ({
  expedition,
  arrows,
  closed,
  loops,
  head: arrows.at(-1)?.[1] ?? null,
});
const tokens = (letter: string, seat: number, ids: string): MapScene["tokens"] =>
  codes(ids).map((place) => ({ place, letter, seat, own: seat === 0 }));

export const WORLD_SCENE: MapScene = {
  journeys: [journey("a", AMBER), journey("v", VIOLET, [10], [11]), journey("s", SLATE)],
  tokens: [
    ...tokens("F", 0, "chichen-itza timbuktu"),
    ...tokens("H", 1, "baikal kilimanjaro rio"),
    ...tokens("L", 2, "kakadu"),
    ...tokens("O", 3, "sigiriya easter-island lalibela"),
  ],
  own: codes("chichen-itza timbuktu fuji victoria-falls sydney"),
  open: codes("alhambra galapagos ha-long namib perito-moreno great-barrier-reef"),
  reached: code("dakar"),
  told: { dak: "Dakar, one more arrow. Violet stands here" },
};

export const EMPTY_SCENE: MapScene = {
  journeys: ["a", "v", "s"].map((expedition) => ({ expedition, arrows: [], closed: [], loops: [], head: null })),
  tokens: [],
  own: [],
  open: [],
  reached: null,
  told: {},
};

/** What an expedition may reach from its head: the links it hasn't used. */
export function litOf(scene: MapScene, expedition: string, chosen: string | null = null, board = BOARDS["world"]!): Lit {
  const { arrows, head } = scene.journeys.find((one) => one.expedition === expedition)!;
  const from = head ?? board.places.find(({ kind }) => kind === "start")!.code;
  const used = new Set(arrows.map((arrow) => [...arrow].sort().join()));
  const tips = board.links
    .filter(({ a, b }) => (a === from || b === from) && !used.has([a, b].sort().join()))
    .map(({ a, b }) => (a === from ? b : a));
  const choices = tips.map((place, index) => ({ place, tail: from, number: index + 1, text: scene.own.includes(place) ? "your card scores now" : "" }));
  return { ...NOTHING, expedition, head: from, choices, chosen };
}
