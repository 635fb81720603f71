/* Where the names stand: those that matter first and at any cost, the rest where room is left. Equal maps, equal names. */
import { distance, grown, holds, lengthInside, sharedArea, type Box } from "./geometry.js";
import { RANKS, type Label, type Placed } from "./labels.js";
import type { Projection } from "./projection.js";
import type { Room } from "./room.js";
import type { Spot } from "./standing.js";

const SIDES = ["E", "W", "N", "S", "NE", "SE", "NW", "SW"];
const BETWEEN = ["SSE", "SSW", "NNE", "NNW"];
/** How far a name may be pushed off its place, in units. */
const PUSHES = [0, 6, 14, 24];
const EDGE = RANKS.indexOf("edge");
const TOKEN = RANKS.indexOf("token");
const VISITED = RANKS.indexOf("visited");
/** What it costs to leave out a name that has a number: less than to cover a place. */
const BRIEF = 260;
/** So many orders of the names that must stand are tried; the cheapest set wins. */
const ORDERS = 60;

interface Choice {
  box: Box;
  brief: boolean; // its numbers only
  hard: number; // what no name should do, if it can be helped
  soft: number; // what looks better otherwise
  push: number;
  ambiguous: boolean;
}

/** Places the names; `quick` while the map moves: one order only. */
export function placeLabels(labels: readonly Label[], spots: readonly Spot[], room: Room, projection: Projection, quick: boolean): Placed[] {
  const sorted = [...labels].sort((one, other) => one.rank - other.rank || other.text.length - one.text.length);
  const choices = new Map(sorted.map((label) => [label, choicesOf(label, spots, room, projection)]));
  const musts = sorted.filter((label) => label.must);
  const placed = bestSet(musts, choices, quick ? 1 : ORDERS);
  const { unit, isRoomy, size } = projection;
  for (const label of sorted) {
    if (label.must || (size.narrow && projection.room < 95 && label.rank > TOKEN)) continue;
    const choice = cheapest(choices.get(label)!, placed);
    const limit = isRoomy ? 1000 : label.rank <= TOKEN ? 42 : label.rank === VISITED ? 34 : 28;
    if (choice === null || choice.hard > (isRoomy ? 34 : 0) || choice.soft > limit * unit * unit) continue;
    placed.push({ label, ...choice });
  }
  return placed;
}

function bestSet(musts: readonly Label[], choices: ReadonlyMap<Label, Choice[]>, orders: number): Placed[] {
  let seed = 7;
  const chance = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  let best: { cost: number; placed: Placed[] } = { cost: Infinity, placed: [] };
  for (let run = 0; run < orders; run++) {
    const weight = run % 3 === 0 ? 0.02 : 0.15;
    const order =
      run === 0
        ? musts
        : musts
            .map((label) => ({ label, turn: chance() + label.rank * weight }))
            .sort((one, other) => one.turn - other.turn)
            .map(({ label }) => label);
    const placed: Placed[] = [];
    let cost = 0;
    for (const label of order) {
      const choice = cheapest(choices.get(label)!, placed);
      if (choice === null) continue;
      if (choice.hard > 40 && label.rank === EDGE) cost += 60;
      else {
        placed.push({ label, ...choice });
        cost += choice.total;
      }
      if (cost >= best.cost) break;
    }
    if (cost < best.cost) best = { cost, placed };
  }
  return best.placed;
}

/** The choice that costs the least among names that stand already; `choices` are sorted by their cost without them. */
function cheapest(choices: readonly Choice[], placed: readonly Placed[]): (Choice & { total: number }) | null {
  let best: (Choice & { total: number }) | null = null;
  for (const choice of choices) {
    if (best !== null && choice.hard * 10 + choice.soft >= best.total) break;
    let { hard } = choice;
    const near = grown(choice.box, 1.5, 0.5);
    for (const other of placed) {
      const shared = sharedArea(near, other.box);
      if (shared > 0) hard += 3 * shared + 60;
    }
    const total = hard * 10 + choice.soft;
    if (best === null || total < best.total) best = { ...choice, hard, total };
  }
  return best;
}

function choicesOf(label: Label, spots: readonly Spot[], room: Room, projection: Projection): Choice[] {
  const { unit, isRoomy } = projection;
  const free = label.must || isRoomy;
  const sides = [label.wish, ...SIDES.filter((side) => side !== label.wish), ...(free ? BETWEEN : [])];
  const pushes = (free ? PUSHES : PUSHES.slice(0, 1)).map((push) => push * unit);
  const widest = label.reach + pushes.at(-1)! + 12;
  const all = grown({ ...label.at, width: 0, height: 0 }, label.width + widest, label.height + widest);
  const near = room.near(all);
  const others = spots.filter((spot) => spot.place.code !== label.code && distance(spot.at, all) < 40);
  const forms = label.numbers.length > 0 && !label.chosen ? [false, true] : [false];
  const choices = forms.flatMap((brief) =>
    pushes.flatMap((push) =>
      sides.map((side, order) => {
        const box = boxAt(label, side, push, brief ? label.lead + 2 * label.padding : label.width);
        const soft = (order === 0 ? 0 : 3 + order * 0.6) + push * 1.5 + (brief ? BRIEF : 0);
        return costed(label, box, { push, soft, brief }, near, others);
      }),
    ),
  );
  return choices.sort((one, other) => one.hard * 10 + one.soft - other.hard * 10 - other.soft);
}

function costed(label: Label, box: Box, start: Pick<Choice, "push" | "soft" | "brief">, room: Room, others: readonly Spot[]): Choice {
  let { soft } = start;
  let hard = holds(grown(room.window, -2, -2), box) ? 0 : 900;
  for (const one of room.taken) {
    const shared = sharedArea(box, one.box);
    if (shared > 1) hard += shared + (one.fixed ? 400 : 30);
  }
  const off = distance(label.at, box);
  let ambiguous = false;
  for (const other of others) {
    const apart = distance(other.at, box);
    if (apart < other.reach + 4) soft += label.must ? 9 : 6;
    if (apart >= off - 1.5) continue;
    ambiguous = true;
    soft += label.must ? 14 : 8;
  }
  for (const [from, to] of room.arrows) soft += lengthInside(from, to, box) * (label.must ? 1.2 : 2.6);
  for (const [from, to] of room.links) soft += lengthInside(from, to, box) * (label.plate === null ? 0.5 : 0.25);
  return { ...start, box, hard, soft, ambiguous };
}

/** The room that a name takes at a side of its place, pushed off so far. */
export function boxAt({ at, reach, height }: Label, side: string, push: number, width: number): Box {
  const away = reach + push + 2.5;
  const slant = (reach + push) * 0.72 + 1;
  const high = side.startsWith("N");
  const [x, y] =
    side === "E" || side === "W"
      ? [side === "E" ? away : -away - width, -height / 2]
      : side.length === 2
        ? [side.endsWith("E") ? slant : -slant - width, high ? -slant - height + 2 : slant - 2]
        : [-width * (side.length === 1 ? 0.5 : side.endsWith("E") ? 0.28 : 0.72), high ? -away - height + 1 : away - 1];
  return { x: at.x + x, y: at.y + y, width, height };
}
