/* What stands at each place, for the one who looks at the map: cards, heads, tokens, and what may be chosen. */
import type { MapPlace, MapScene, MapToken } from "../protocol/map.js";
import type { Point } from "./geometry.js";
import type { Atlas, Look, Projection, Side } from "./projection.js";

/** What may be chosen on the map, and what is. */
export interface Lit {
  expedition: string;
  head: string | null; // where an arrow would leave from
  choices: { place: string; tail: string; number: number; text: string }[];
  chosen: string | null; // a place
  chosenTail: string | null;
  verb: "lay" | "remove" | "token" | "tail";
}

export const NOTHING: Lit = { expedition: "", head: null, choices: [], chosen: null, chosenTail: null, verb: "lay" };

export interface Stand {
  numbers: number[]; // of the choices that lead here: it is lit
  effect: string; // what the first of them does
  chosen: boolean;
  own: boolean;
  open: boolean;
  reached: boolean;
  marked: boolean;
  visited: boolean;
  from: boolean; // an arrow would leave from here
  heads: string[]; // expeditions
  tokens: MapToken[];
}

/** One drawing of a place: an edge place has two. */
export interface Spot {
  place: MapPlace;
  side: Side;
  at: Point;
  stand: Stand;
  reach: number; // how far its mark reaches from its middle, rings included
}

export function standings(atlas: Atlas, scene: MapScene, lit: Lit): Map<string, Stand> {
  const stands = new Map<string, Stand>();
  for (const code of atlas.places.keys())
    stands.set(code, {
      numbers: [],
      effect: "",
      chosen: lit.chosen === code,
      own: false,
      open: false,
      reached: scene.reached === code,
      marked: false,
      visited: false,
      from: lit.choices.length > 0 && (lit.chosenTail ?? lit.head) === code,
      heads: [],
      tokens: [],
    });
  const at = (code: string | null, change: (stand: Stand) => void): void => {
    const stand = code === null ? undefined : stands.get(code);
    if (stand !== undefined) change(stand);
  };
  for (const { place, number, text } of lit.choices)
    at(place, (stand) => {
      if (stand.numbers.length === 0) stand.effect = text;
      stand.numbers.push(number);
    });
  for (const code of scene.own) at(code, (stand) => (stand.own = true));
  for (const code of scene.open) at(code, (stand) => (stand.open = true));
  for (const code of scene.marks ?? []) at(code, (stand) => (stand.marked = true));
  for (const token of scene.tokens) at(token.place, (stand) => stand.tokens.push(token));
  for (const { expedition, arrows, head } of scene.journeys) {
    for (const code of arrows.flat()) at(code, (stand) => (stand.visited = true));
    at(head, (stand) => stand.heads.push(expedition));
  }
  return stands;
}

export function isLit(stand: Stand): boolean {
  return stand.numbers.length > 0;
}

/** How far a place's rings reach outside its mark, in units. */
function rings(stand: Stand): number {
  if (isLit(stand)) return 9;
  if (stand.marked) return 8;
  if (stand.reached) return 7;
  return stand.own || stand.open || stand.from ? 4.5 : 1;
}

export function spotsOf(projection: Projection, stands: ReadonlyMap<string, Stand>): Spot[] {
  return projection.board.places.flatMap((place) => {
    const stand = stands.get(place.code)!;
    const mark = projection.radius * (place.kind === "start" ? 1.5 : 1);
    const reach = mark + rings(stand) * projection.unit;
    const sides: readonly Side[] = place.edge ? ["left", "right"] : [null];
    return sides.map((side) => ({ place, side, at: projection.at(place, side), stand, reach }));
  });
}

/** The look that fits the place to leave from and all that may be chosen; `whole` shows the whole map. */
export function moveLook(atlas: Atlas, whole: Projection, { head, choices }: Lit): Look {
  const points: Point[] = [];
  for (const { place, tail } of choices) {
    const course = atlas.course(whole, tail, place);
    const alone = atlas.place(place);
    if (course !== null) points.push(course.tail, course.tip);
    else if (alone !== undefined) points.push(whole.at(alone, null));
  }
  const from = head === null || points.length > 0 ? undefined : atlas.place(head);
  if (from !== undefined) points.push(whole.at(from, null));
  return whole.fitted(points);
}
