/* The route game's boards as Python would send them, made from the same data: for the harness and the tests. */
import europe from "../../engine/routes/data/europe.json";
import land from "../../engine/routes/data/land.json";
import lanes from "../../engine/routes/data/lanes.json";
import loops from "../../engine/routes/data/loops.json";
import pacific from "../../engine/routes/data/pacific.json";
import six from "../../engine/routes/data/six.json";
import world from "../../engine/routes/data/world-map.json";
import type { MapBoard, MapFrame, MapPlace, MapSea } from "../src/protocol/map.js";

interface Source {
  name: string;
  frame: MapFrame;
  places: {
    code: string;
    id: string;
    name: string;
    short?: string;
    lon: number;
    lat: number;
    colour: string;
    edge?: boolean;
    label: string | { left: string; right: string };
    fact: string;
  }[];
  links: { a: string; b: string; dashed?: boolean; side?: string }[];
}

const SOURCES: readonly Source[] = [world, europe, six, lanes, loops, pacific];
const SEAS: readonly MapSea[] = [
  { name: "Pacific Ocean", area: { left: -166, right: -118, top: 45, bottom: -60 } },
  { name: "Atlantic Ocean", area: { left: -58, right: -14, top: 50, bottom: -52 } },
  { name: "Indian Ocean", area: { left: 56, right: 100, top: 4, bottom: -46 } },
  { name: "Pacific Ocean", area: { left: 140, right: 188, top: 45, bottom: -8 } },
];
const KINDS: Record<string, string> = { start: "start", green: "card place", blue: "one more arrow", red: "a ticket" };

function board({ name, frame, places, links }: Source): MapBoard {
  return {
    name,
    frame,
    land: land.rings.map((ring) => ring.flat()),
    seas: SEAS.filter(({ area }) => frame.left <= area.left && area.right <= frame.right && frame.bottom <= area.bottom),
    places: places.map((place) => ({
      code: place.code,
      name: place.name,
      short: place.short ?? place.name,
      kind: place.colour as MapPlace["kind"],
      lon: place.lon,
      lat: place.lat,
      edge: place.edge ?? false,
      wish: typeof place.label === "string" ? place.label : place.label.left,
      wishRight: typeof place.label === "string" ? place.label : place.label.right,
      fact: place.fact,
      label: `${place.name}, ${KINDS[place.colour]!}`,
    })),
    links: links.map(({ a, b, dashed, side }) => ({ a, b, dashed: dashed ?? false, side: side === "left" || side === "right" ? side : null })),
    legend: [
      { sign: "start", text: "start" },
      { sign: "green", text: "card" },
      { sign: "blue", text: "one more arrow" },
      { sign: "red", text: "a ticket" },
      { sign: "own", text: "Own card" },
      { sign: "open", text: "Open card" },
      { sign: "token", text: "token" },
      ...(places.some((place) => place.edge) ? [{ sign: "edge" as const, text: "goes on at the other edge" }] : []),
    ],
    words: {
      map: "World map. Arrow keys move between places, letters jump to one, Enter chooses.",
      zoomIn: "Zoom in",
      zoomOut: "Zoom out",
      whole: "Whole map",
      toMove: "To the move",
      view: "Map view",
      legend: "Signs of the map",
      skip: "To the list of moves",
    },
  };
}

export const BOARDS: Record<string, MapBoard> = Object.fromEntries(SOURCES.map((source) => [source.name, board(source)]));

/** The code of a place of the world by its id: "giants-causeway" is "gia". */
export const CODES: Record<string, string> = Object.fromEntries(world.places.map(({ id, code }) => [id, code]));
