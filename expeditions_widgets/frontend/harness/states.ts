/* Sample states by name: what the harness shows and the tests start from. */
import { calculator } from "./calculator.js";
import { NAMES, SUITS, minus, score } from "./position.js";
import { QUIZ, ROUTE_END, explorer } from "./routepages.js";
import { blueDue, loopDue, removeDue, routeCover, routeRefused, routeTable, smallRoutes, swapDue, tokenDue } from "./routes.js";
import { advised, advising, covered, long, ownOnly, refused, small, smallRiver, stalled, stepOne, stepTwo, waiting, warned } from "./tables.js";
import type { Exercise, Form, Share, RuleLink, Sheet, State, Suit, Summary, Table } from "../src/protocol.js";

export function state(rest: Partial<State>): State {
  return { serial: 1, name: "Card table", live: "", save: { key: "exp-sample", text: "record 1" }, ...rest };
}

export const SHARE: Share = {
  title: "This deal",
  seed: { label: "Seed", value: "amber-fox-41" },
  link: { label: "Link", query: "?seed=amber-fox-41", help: "Opens the same deal in any browser." },
  record: {
    label: "Record",
    text: '[Seed "amber-fox-41"]\n1. d8 p 2. -c3 p',
    file: "expeditions-amber-fox-41.txt",
    help: "Every action so far, as text.",
  },
  words: {
    copy: "Copy",
    copied: "Copied.",
    refused: "The browser refused to copy. Mark the text and copy it by hand.",
    download: "Download",
  },
};

export const FORM: Form = {
  title: "A new match",
  intro: "Three rounds; the higher total wins.",
  fields: [
    {
      name: "opponent",
      kind: "radio",
      legend: "You play against",
      value: "scout",
      options: [
        { value: "scout", label: "Scout", help: "plays a steady game", checked: true },
        { value: "seat", label: "Someone beside you", help: "hands are hidden in between", checked: false },
      ],
    },
  ],
  folded: {
    label: "Variants, length, deal",
    fields: [
      {
        name: "aces",
        kind: "check",
        legend: "Variants",
        value: "",
        options: [{ value: "on", label: "With aces", help: "52 cards; an ace counts 1", checked: false }],
      },
      {
        name: "short",
        kind: "check",
        legend: "Length",
        value: "",
        options: [{ value: "on", label: "One round only", checked: false }],
      },
      { name: "seed", kind: "text", legend: "Seed", help: "Leave it empty for a fresh deal.", value: "", options: [] },
    ],
  },
  submit: { id: "deal", label: "Deal", icon: "play", look: "main" },
  also: { id: "resume", label: "Go on with the saved match" },
};

function sheet(name: string, columns: Record<Suit, readonly string[]>): Sheet {
  const total = SUITS.reduce((sum, suit) => sum + (columns[suit].length ? score(columns[suit]).total : 0), 0);
  return {
    name,
    head: ["Expedition", "Sum", "Less 20", "Multiplier", "Bonus", "Result"],
    rows: SUITS.map((suit) => {
      const one = score(columns[suit]);
      const steps = [minus(one.sum), minus(one.sum - 20), `× ${one.times}`, minus(one.bonus), minus(one.total)];
      return columns[suit].length
        ? { suit, name: NAMES[suit], cards: [...columns[suit]], steps, note: "" }
        : { suit, name: NAMES[suit], cards: [], steps: [], note: "not started: scores nothing" };
    }),
    total: { label: "Round score", value: minus(total) },
  };
}

const CLIMB: RuleLink = {
  title: "An expedition only climbs.",
  href: "notebooks/rules-cards.ipynb#turn.climb",
  note: "(opens in a new tab)",
};

export const SUMMARY: Summary = {
  title: "Round 1: you win, 35 to 12",
  intro: "You won the round, so you deal the next one and Scout starts.",
  sheets: [
    sheet("You", {
      s: ["sJ", "s3", "s6"],
      h: ["hK", "hQ", "h4", "h7", "h9", "hT"],
      d: ["d2", "d5", "d6", "d7", "d8", "d9", "dT"],
      c: [],
    }),
    sheet("Scout", {
      s: ["s4", "s8", "s9", "sT"],
      h: ["h2", "h3", "h5", "h6"],
      d: [],
      c: ["cJ", "cQ", "cK", "c2", "c3", "c4", "c5", "c6"],
    }),
  ],
  scores: {
    title: "Scores",
    head: ["Round", "You", "Scout"],
    rows: [
      ["Round 1", "35", "12"],
      ["Round 2", "–", "–"],
      ["Round 3", "–", "–"],
    ],
    foot: ["Match", "35", "12"],
  },
  rules: [CLIMB],
  buttons: [
    { id: "next", label: "Deal round 2", look: "main" },
    { id: "again", label: "New match" },
  ],
};

export function exercise(rest: Partial<Exercise> = {}): Exercise {
  return {
    number: "Exercise 2 of 6",
    icon: "flag",
    task: "Play the heart that leaves the most room to climb.",
    detail: "You have plenty of turns left. Choose a card, then the hearts column.",
    table: small(),
    options: null,
    optionsLabel: "",
    verdict: null,
    hints: {
      title: "Hints",
      open: ["Look at the cards you hold above the 7."],
      more: { id: "hint", label: "One more hint" },
    },
    buttons: [{ id: "retry", label: "Start again", icon: "undo", why: "Nothing has been played yet." }],
    done: false,
    ...rest,
  };
}

function tried(table: Table): Table {
  return {
    ...table,
    hand: table.hand.map((card) => (card.code === "hT" ? { ...card, tag: { kind: "tried", text: "tried" } } : card)),
  };
}

const WRONG: Partial<Exercise> = {
  table: tried(small()),
  verdict: {
    kind: "wrong",
    title: "Not yet.",
    text: "The 10 fits, but it ends the climb: after it your 8 can never be played.",
    rule: CLIMB,
    outcomes: [
      { title: "10 now", sum: "(21 − 20) × 3", total: "3", text: "The 8 stays in your hand." },
      { title: "8, then 10", sum: "(29 − 20) × 3", total: "27", text: "One turn more, 24 points more." },
    ],
  },
  hints: {
    title: "Hints",
    open: [
      "Look at the cards you hold above the 7.",
      "Both the 8 and the 10 fit. Which one still lets you play the other?",
    ],
    more: { id: "hint", label: "Show the solution" },
  },
  buttons: [{ id: "retry", label: "Try again", icon: "undo", look: "main" }],
};

const CHOOSE: Partial<Exercise> = {
  number: "Exercise 4 of 6",
  icon: "lamp",
  task: "Which card may you draw now?",
  detail: "You have just discarded the 5 of hearts.",
  table: null,
  optionsLabel: "Answers",
  options: [
    {
      id: "pile",
      text: "The top card of the draw pile",
      verdict: "right",
      said: "right",
      chosen: false,
      reason: "The draw pile is always open to you.",
    },
    {
      id: "h5",
      text: "The 5 of hearts",
      card: "h5",
      verdict: "wrong",
      said: "not right",
      chosen: true,
      reason: "You have just discarded it, so it is barred for this turn.",
    },
    { id: "c3", text: "The 3 of clubs", card: "c3", verdict: null, said: "", chosen: false, reason: null },
    { id: "none", text: "None of them", verdict: null, said: "", chosen: false, reason: null },
  ],
  verdict: { kind: "right", title: "Right.", text: "Any pile but the one you have just discarded to.", rule: null, outcomes: [] },
  done: true,
  hints: { title: "Hints", open: [], more: { id: "hint", label: "A first hint" } },
  buttons: [{ id: "retry", label: "Start again", icon: "undo" }],
};

export const STATES: Record<string, () => State> = {
  one: () => state({ table: stepOne(), share: SHARE }),
  refused: () => state({ table: refused() }),
  two: () => state({ table: stepTwo() }),
  idle: () => state({ table: waiting() }),
  stalled: () => state({ table: stalled() }),
  advised: () => state({ table: advised() }),
  advising: () => state({ table: advising() }),
  warned: () => state({ table: warned() }),
  cover: () => state({ table: covered() }),
  long: () => state({ table: long() }),
  form: () => state({ name: "New match", form: FORM }),
  fault: () =>
    state({
      name: "New match",
      form: {
        ...FORM,
        folded: {
          ...FORM.folded,
          fields: FORM.folded.fields.map((field) =>
            field.name === "seed"
              ? { ...field, value: "???", fault: "A seed has letters, digits and hyphens only." }
              : field,
          ),
        },
      },
    }),
  summary: () => state({ summary: SUMMARY, share: SHARE }),
  play: () => state({ name: "Exercise 2", exercise: exercise() }),
  wrong: () => state({ name: "Exercise 2", exercise: exercise(WRONG) }),
  choose: () => state({ name: "Exercise 4", exercise: exercise(CHOOSE) }),
  river: () => state({ name: "Exercise 3", exercise: exercise({ table: smallRiver() }) }),
  wide: () => state({ name: "Exercise 5", exercise: exercise({ table: ownOnly() }) }),
  routes: () => state({ name: "World routes", routes: routeTable() }),
  "routes-refused": () => state({ name: "World routes", routes: routeRefused() }),
  "routes-blue": () => state({ name: "World routes", routes: blueDue() }),
  "routes-loop": () => state({ name: "World routes", routes: loopDue() }),
  "routes-remove": () => state({ name: "World routes", routes: removeDue() }),
  "routes-swap": () => state({ name: "World routes", routes: swapDue() }),
  "routes-token": () => state({ name: "World routes", routes: tokenDue() }),
  "routes-cover": () => state({ name: "World routes", routes: routeCover() }),
  "routes-end": () => state({ name: "World routes", routeEnd: ROUTE_END }),
  "routes-exercise": () => state({ name: "Exercise 2", exercise: exercise({ table: null, routes: smallRoutes() }) }),
  explorer: () => state({ name: "World", explorer: explorer() }),
  quiz: () => state({ name: "World", explorer: QUIZ }),
  calculator: () => state({ name: "Score calculator", calculator: calculator() }),
};
