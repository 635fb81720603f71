/* Samples of the route game's table: a turn in the middle of a game of four, and what else the table can ask. */
import { BOARDS } from "./boards.js";
import { WORLD_SCENE } from "./worldscene.js";
import type { MapBoard, MapChoice, MapScene, RouteAsked, RouteCard, RouteCards, RouteTable, State } from "../src/protocol.js";

export const WORLD = BOARDS["world"]!;
const NAMES: Record<string, string> = { a: "Amber", v: "Violet", s: "Slate" };
const { own: HAND, open: OPEN } = WORLD_SCENE;

/** The board that a sample is about; nothing for one of the card game. */
export function boardOf({ routes, routeEnd, explorer, exercise }: State): MapBoard | undefined {
  return (routes ?? routeEnd ?? explorer ?? exercise?.routes) === undefined ? undefined : WORLD;
}
const nameOf = (code: string): string => WORLD.places.find((one) => one.code === code)?.name ?? code;

/** The map after Violet closed a loop and went on to Dakar. */
export function scene(rest: Partial<MapScene> = {}): MapScene {
  return { ...WORLD_SCENE, ...rest };
}

/** What leads on from the three heads. */
const WAYS: Record<string, [string, string][]> = {
  a: [
    ["hal", "open card: yours, +1"],
    ["kra", "red: a ticket"],
  ],
  v: [
    ["tim", "your card and token score now"],
    ["ait", "green: scores for whoever holds its card"],
    ["nor", "red: a ticket"],
  ],
  s: [
    ["chi", "your card and token score now"],
    ["gal", "open card: yours, +1"],
    ["mes", "closes a loop: one more Slate arrow, from any place it has visited"],
  ],
};

function choice(expedition: string, tail: string, tip: string, effect: string): MapChoice {
  const act = `Lay ${NAMES[expedition]} to ${nameOf(tip)}`;
  return { id: `${expedition}-${tail}-${tip}`, expedition, tail, tip, label: nameOf(tip), effect, act };
}

export const CHOICES = [
  ...WAYS["a"]!.map(([tip, effect]) => choice("a", "ang", tip, effect)),
  ...WAYS["v"]!.map(([tip, effect]) => choice("v", "dak", tip, effect)),
  ...WAYS["s"]!.map(([tip, effect]) => choice("s", "teo", tip, effect)),
];

function card(place: string, note: string, token: string | null = null): RouteCard {
  const name = nameOf(place);
  return { place, name, note, token, label: token === null ? `${name}, ${note}` : `${name}, your token, ${note}` };
}

const STEPS = ["Slate: 1 step", "Violet: 1 step", "Amber: 4 steps", "Violet: 5 steps", "Amber: 4 steps", "Amber: 4 steps"];

function cards(title: string, note: string, places: readonly string[], tokens = 0): RouteCards {
  return { title, note, cards: places.map((place, at) => card(place, STEPS[at]!, at < tokens ? "F" : null)) };
}

export function asked(kind: RouteAsked["kind"], text: string, rest: Partial<RouteAsked> = {}): RouteAsked {
  return {
    kind,
    text,
    choose: "Choose an expedition",
    tails: "Leave from",
    tips: "Go to",
    idle: "Choose a place",
    back: "Leave from another place",
    ...rest,
  };
}

/** The turn's arrow is due. */
export function routeTable(rest: Partial<RouteTable> = {}): RouteTable {
  return {
    heading: { title: "World routes", round: "Round 7, turn 25", totals: [], last: "" },
    scene: scene(),
    asked: asked("arrow", "Your turn. Lay an arrow of any expedition."),
    message: { kind: "plain", text: "Otter led Violet from Azores to Dakar.", rule: null },
    expeditions: [
      { id: "a", name: "Amber", at: "at Angkor Wat", left: "32 left", why: null },
      { id: "v", name: "Violet", at: "at Dakar", left: "32 left", why: null },
      { id: "s", name: "Slate", at: "at Teotihuacan", left: "33 left", why: null },
    ],
    filter: true,
    first: "s",
    tails: [],
    choices: CHOICES,
    swap: null,
    buttons: [],
    hand: cards("Your hand", "5 cards, 2 with your token", HAND, 2),
    openCards: cards("Open cards", "25 in the deck", OPEN),
    tickets: {
      title: "Tickets",
      count: 2,
      note: "Two a turn at most.",
      buttons: [
        { id: "ticket-arrow", label: "One more arrow" },
        { id: "ticket-remove", label: "Take an arrow back" },
        { id: "ticket-swap", label: "Swap a card" },
      ],
    },
    players: {
      title: "Players",
      note: "scored − to do = points",
      head: ["Player", "Scored", "To do", "Tickets", "Points"],
      rows: [
        { letter: "F", seat: 0, own: true, turn: true, cells: ["Fox (you)", "7", "7", "2", "0"] },
        { letter: "H", seat: 1, own: false, turn: false, cells: ["Heron", "6", "9", "3", "−3"] },
        { letter: "L", seat: 2, own: false, turn: false, cells: ["Lynx", "9", "5", "3", "4"] },
        { letter: "O", seat: 3, own: false, turn: false, cells: ["Otter", "6", "9", "3", "−3"] },
      ],
    },
    log: {
      title: "What happened",
      lines: [
        { who: "other", text: "Otter led Violet from Meeting of Waters to Machu Picchu, which closed a loop, and then from Bermuda to Azores by its loop arrow. A ticket won." },
        { who: "other", text: "Lynx led Amber from Mount Everest to Sundarbans, then to Angkor Wat by the extra arrow. Lynx’s card; the token is back." },
        { who: "other", text: "Heron led Violet from Iguazú Falls to Meeting of Waters and did without the extra arrow." },
        { who: "you", text: "Fox led Amber from Mogao Caves to Mount Everest. Fox’s card; the token is back." },
      ],
    },
    tools: [
      { id: "undo", label: "Take back", icon: "undo", key: "Ctrl+Z" },
      { id: "redo", label: "Do again", icon: "redo", key: "Ctrl+Y", why: "Nothing was taken back." },
      { id: "new", label: "New game" },
    ],
    cover: null,
    keys: {
      title: "Keys",
      close: "Close the list of keys",
      rows: [
        ["1 to 9", "Choose a listed move"],
        ["Enter", "Lay what is chosen"],
        ["Esc", "Let go of what is chosen"],
        ["Ctrl+Z", "Take the last arrow back"],
        ["?", "This list"],
      ],
    },
    ...rest,
  };
}

/** A blue place was reached. */
export function blueDue(): RouteTable {
  return routeTable({
    asked: asked("blue", "Your turn. Blue place: lay one more arrow, any expedition, or do without."),
    buttons: [{ id: "decline", label: "Do without" }],
    tickets: { title: "Tickets", count: 2, note: "After the extra arrow.", buttons: [] },
  });
}

/** Violet has closed a loop at Machu Picchu: from where its loop arrow leaves is chosen first. */
export function loopDue(): RouteTable {
  const loop = scene({ reached: "mac" });
  const journeys = loop.journeys.map((one) =>
    one.expedition === "v" ? { ...one, arrows: one.arrows.slice(0, 11), loops: [], head: "mac" } : one,
  );
  const ends: [string, string, string][] = [
    ["ber", "azo", "red: a ticket"],
    ["ber", "lib", "green: scores for whoever holds its card"],
    ["lib", "yel", "blue: one more arrow"],
    ["mac", "gal", "open card: yours, +1"],
    ["igu", "rio", "Heron’s card and token score"],
  ];
  const why = "Violet’s loop arrow is due.";
  return routeTable({
    scene: { ...loop, journeys },
    asked: asked("loop", "Your turn. Violet closed a loop: lay its loop arrow, from any place it has visited."),
    expeditions: routeTable().expeditions.map((one) => (one.id === "v" ? { ...one, at: "at Machu Picchu" } : { ...one, why })),
    first: "v",
    tails: [
      { place: "ber", label: nameOf("ber"), effect: "2 ways on" },
      { place: "igu", label: nameOf("igu"), effect: "1 way on" },
      { place: "mac", label: nameOf("mac"), effect: "1 way on" },
      { place: "lib", label: nameOf("lib"), effect: "1 way on" },
    ],
    choices: ends.map(([tail, tip, effect]) => choice("v", tail, tip, effect)),
    tickets: { title: "Tickets", count: 2, note: "After the loop arrow.", buttons: [] },
  });
}

/** A ticket takes the last arrow of an expedition back. */
export function removeDue(): RouteTable {
  const last = scene().journeys.map(({ expedition, arrows }) => [expedition, ...arrows.at(-1)!] as [string, string, string]);
  return routeTable({
    asked: asked("remove", "Your turn. Ticket: choose whose last arrow to take back.", { tips: "Last arrows", idle: "Choose an arrow" }),
    filter: false,
    choices: last.map(([expedition, tail, tip]) => ({
      ...choice(expedition, tail, tip, `goes on from ${nameOf(tail)}`),
      id: `t-${expedition}`,
      label: `${NAMES[expedition]}: ${nameOf(tail)} to ${nameOf(tip)}`,
      act: `Take back ${NAMES[expedition]}’s arrow to ${nameOf(tip)}`,
    })),
    buttons: [{ id: "ticket-back", label: "Put the ticket back" }],
  });
}

/** A click on a place that can't be reached. */
export function routeRefused(): RouteTable {
  return routeTable({
    message: { kind: "refused", text: "No connection leads from Teotihuacan to Mount Fuji.", rule: null },
  });
}

/** Two cards were drawn for a ticket. */
export function swapDue(): RouteTable {
  return routeTable({
    asked: asked("swap", "Your turn. Keep one of the drawn cards, and put one of yours away."),
    choices: [],
    filter: false,
    first: "",
    swap: {
      keep: "Keep",
      drawn: [card("rio", "Violet: 3 steps"), card("alh", "Violet: 2 steps")],
      discard: "Put away",
      hand: HAND.map((place, at) => card(place, STEPS[at]!, at < 2 ? "F" : null)),
      submit: { id: "swap", label: "Swap" },
    },
    hand: null,
    tickets: { title: "Tickets", count: 1, note: "", buttons: [] },
  });
}

/** The screen is being passed. */
export function routeCover(): RouteTable {
  return routeTable({
    asked: asked("wait", "Pass the screen to Heron."),
    choices: [],
    filter: false,
    first: "",
    scene: scene({ own: [] }),
    hand: null,
    tickets: null,
    cover: { text: "Heron is next. Nobody else should look now.", button: { id: "uncover", label: "I am Heron: show my cards", look: "main" } },
  });
}

/** Every player lays a token in turn. */
export function tokenDue(): RouteTable {
  return routeTable({
    scene: scene({ journeys: [], tokens: [], reached: null }),
    asked: asked("token", "Your turn. Lay a token on the place of one of your cards.", { tips: "Your cards", idle: "Choose a place" }),
    expeditions: [],
    first: "",
    filter: false,
    choices: HAND.map((tip) => ({
      id: `token-${tip}`,
      expedition: "",
      tail: "",
      tip,
      label: nameOf(tip),
      effect: "5 steps from Copenhagen",
      act: `Lay a token on ${nameOf(tip)}`,
    })),
    hand: cards("Your hand", "5 cards", HAND),
  });
}

/** An exercise's table: nothing but the map and what to do. */
export function smallRoutes(): RouteTable {
  return routeTable({ heading: null, hand: null, openCards: null, tickets: null, players: null, log: null, tools: [] });
}
