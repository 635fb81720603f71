/* Sample tables: each state that the table can show. */
import { KEYS, SUITS, drawPile, hand, lane, pile, side } from "./position.js";
import type { Suit, Table } from "../src/protocol.js";

const OWN: Record<Suit, readonly string[]> = {
  s: ["sJ", "s3", "s6"],
  h: ["hK", "hQ", "h4", "h7"],
  d: ["d5", "d6", "d7", "d8"],
  c: [],
};
const OTHER: Record<Suit, readonly string[]> = {
  s: ["s4", "s5", "s8"],
  h: [],
  d: ["dQ", "d3"],
  c: ["cJ", "cK", "c2", "c6"],
};
const TOPS: Record<Suit, string | null> = { s: "s2", h: "h2", d: null, c: "c3" };
const HAND = ["s9", "sT", "h5", "h9", "hT", "d9", "cQ", "c7"];

/** Step 1, nothing chosen: the ten of hearts was the card drawn. */
export function stepOne(): Table {
  return {
    heading: {
      title: "Expeditions",
      round: "Round 2 of 3",
      totals: [
        { name: "You", value: "−8" },
        { name: "Scout", value: "−61" },
      ],
      last: "Last: Scout discarded the 3 of clubs, then drew from the pile.",
    },
    other: side("other", OTHER),
    riverLabel: "Between the sides",
    river: SUITS.map((suit) => pile(suit, TOPS[suit])),
    draw: drawPile(9),
    own: side("own", OWN),
    handLabel: "Your hand",
    hand: hand(HAND, OWN).map((card) => (card.code === "hT" ? { ...card, tag: { kind: "new", text: "new" } } : card)),
    cover: null,
    step: 1,
    prompt: "Step 1: play or discard a card",
    targets: {},
    message: { kind: "plain", text: "Scout discarded the 3 of clubs, then drew from the pile.", rule: null },
    refused: null,
    scores: {
      title: "Scores",
      head: ["Round", "You", "Scout"],
      rows: [
        ["Round 1", "35", "12"],
        ["Round 2, so far", "−43", "−73"],
        ["Round 3", "–", "–"],
      ],
      foot: ["Match", "−8", "−61"],
    },
    log: {
      title: "Last actions",
      lines: [
        { who: "other", text: "Scout drew from the pile." },
        { who: "other", text: "Scout discarded the 3 of clubs." },
        { who: "you", text: "You drew the 10 of hearts from the pile." },
        { who: "you", text: "You played the 8 of diamonds." },
      ],
    },
    buttons: [
      { id: "hint", label: "Hint", icon: "lamp" },
      { id: "undo", label: "Undo", icon: "undo", key: "Ctrl+Z" },
    ],
    moves: [],
    keys: KEYS,
  };
}

export function refused(): Table {
  return {
    ...stepOne(),
    message: {
      kind: "refused",
      text: "The 5 of hearts does not fit: your hearts are at 7.",
      rule: { title: "A column only climbs.", href: "notebooks/rules-cards.ipynb#turn.climb", note: "(opens in a new tab)" },
    },
    refused: { code: "h5", place: "own-h", tag: "no fit" },
  };
}

export function stepTwo(): Table {
  return {
    ...stepOne(),
    riverLabel: "Between the sides",
    river: SUITS.map((suit) => (suit === "h" ? pile("h", "h5", "not now") : pile(suit, TOPS[suit]))),
    hand: hand(
      HAND.filter((code) => code !== "h5"),
      OWN,
    ).map((card) => ({ ...card, targets: {} })),
    step: 2,
    prompt: "Step 2: draw a card",
    targets: { pile: "Draw", "discard-s": "Draw", "discard-c": "Draw" },
    message: { kind: "plain", text: "You discarded the 5 of hearts.", rule: null },
    moves: [{ code: "h5", from: "hand", to: "discard-h", stage: 0 }],
  };
}

/** The coach's prices, with the reasons of one; and before that, work under way. */
export function advised(): Table {
  const good = "as good, as far as one can tell";
  const why = { id: "why-2", label: "Why?" };
  return {
    ...stepOne(),
    message: { kind: "hint", text: "This is a turn to play a card.", rule: null },
    buttons: [{ id: "hint", label: "Put away", icon: "lamp", key: "I" }],
    coach: {
      title: "Coach",
      progress: null,
      caption: "What each choice is worth: your lead at the round’s end, in points, on average.",
      head: ["Choice", "Lead", "Beside the best"],
      rows: [
        { name: "Play the nine of hearts", lead: "4.2 ± 0.6", standing: good, good: true, reasons: [], why: null },
        {
          name: "Play the nine of spades",
          lead: "3.9 ± 0.6",
          standing: good,
          good: true,
          reasons: ["The ten of spades first would cost you 5.0 ± 0.4 points."],
          why: null,
        },
        {
          name: "Discard the queen of clubs",
          lead: "1.0 ± 0.6",
          standing: "3.2 ± 0.5 behind the best",
          good: false,
          reasons: [],
          why,
        },
      ],
      method: "1,000 possible deals of the cards you can’t see (seed coach).",
    },
  };
}

export function advising(): Table {
  const { coach, ...table } = advised();
  const progress = { label: "Possible deals are being played.", share: 0.4 };
  return { ...table, ...(coach && { coach: { ...coach, progress, rows: [] } }) };
}

export function warned(): Table {
  return {
    ...stepOne(),
    message: {
      kind: "warned",
      text: "Play the ten of hearts? On 1,000 fresh deals that ends 6.0 ± 0.5 points behind the best.",
      rule: null,
    },
  };
}

/** The other side is to move. */
export function waiting(): Table {
  return {
    ...stepOne(),
    step: 0,
    prompt: "Scout is choosing",
    hand: hand(HAND, OWN).map((card) => ({ ...card, targets: {} })),
  };
}

export function stalled(): Table {
  return {
    ...stepOne(),
    message: {
      kind: "quiet",
      text: "Six draws from the discard piles in a row. The round ends when the draw pile is empty.",
      rule: null,
    },
  };
}

export function covered(): Table {
  return {
    ...stepOne(),
    hand: [],
    step: 0,
    prompt: "Pass the screen to Ben",
    cover: {
      text: "Ben, your hand is hidden until you take the screen.",
      button: { id: "uncover", label: "Show Ben's hand", look: "main" },
    },
  };
}

/** Twelve cards in one column, more than a deck in all: the layout's worst case. */
export function long(): Table {
  const own = { ...OWN, h: ["hJ", "hQ", "hK", "h2", "h3", "h4", "h5", "h6", "h7", "h8", "h9", "hT"] };
  return {
    ...stepOne(),
    own: side("own", own),
    riverLabel: "Between the sides",
    river: SUITS.map((suit) => pile(suit, suit === "h" ? null : TOPS[suit])),
    hand: hand(["sQ", "s9", "sT", "dJ", "d9", "dT", "cQ", "c7"], own),
  };
}

/** One column and four cards: an exercise's small table. */
export function small(): Table {
  const hearts = ["hK", "hQ", "h4", "h7"];
  return {
    ...stepOne(),
    heading: null,
    other: null,
    riverLabel: "Between the sides",
    river: [],
    draw: null,
    scores: null,
    log: null,
    buttons: [],
    own: { name: "You", label: "Your side", lanes: [lane("own", "h", hearts)], total: null, backs: null },
    hand: hand(["h5", "h8", "hT", "c4"], { h: hearts }, false),
    prompt: "Play a card",
    message: { kind: "plain", text: "Choose a card, then the hearts column.", rule: null },
  };
}

/** Two columns with their discard piles and the draw pile. */
export function smallRiver(): Table {
  const own = { h: ["h4", "h7"], c: [] };
  return {
    ...small(),
    riverLabel: "Between the sides",
    river: [pile("h", "h2"), pile("c", null)],
    draw: drawPile(9),
    own: {
      name: "You",
      label: "Your side",
      lanes: [lane("own", "h", own.h), lane("own", "c", own.c)],
      total: null,
      backs: null,
    },
    hand: hand(["h5", "h8", "hT", "c4"], own),
    prompt: "Step 1: play or discard a card",
    message: { kind: "plain", text: "The 5 of hearts has no column to go to.", rule: null },
  };
}

/** The own side whole, with river and no other side: an exercise on a wide table. */
export function ownOnly(): Table {
  return { ...stepOne(), heading: null, other: null, scores: null, log: null, buttons: [] };
}
