/* A position in the middle of a round, as Python would describe it: the sample that the harness and the tests share. */
import type { DrawPile, HandCard, Lane, Ledger, Pile, Side, Suit, Table } from "../src/protocol.js";

export const SUITS: readonly Suit[] = ["s", "h", "d", "c"];
export const NAMES: Record<Suit, string> = { s: "Spades", h: "Hearts", d: "Diamonds", c: "Clubs" };
const RANKS: Record<string, string> = { A: "ace", T: "10", J: "jack", Q: "queen", K: "king" };

export const KEYS: Table["keys"] = {
  title: "Keys",
  close: "Close the list of keys",
  rows: [
    ["Arrows", "Move on the table"],
    ["Enter", "Choose a card, then a place"],
    ["S H D C", "Go to a suit"],
    ["P", "Go to the draw pile"],
    ["Esc", "Put the chosen card back"],
    ["Ctrl+Z", "Take the last action back"],
    ["?", "This list"],
  ],
};

const isWager = (code: string): boolean => "JQK".includes(code.charAt(1));
const value = (code: string): number =>
  isWager(code) ? 0 : code.charAt(1) === "T" ? 10 : code.charAt(1) === "A" ? 1 : Number(code.charAt(1));
export const minus = (n: number): string => String(n).replace("-", "−");

export function cardName(code: string): string {
  const rank = code.charAt(1);
  return `${RANKS[rank] ?? rank} of ${NAMES[code.charAt(0) as Suit].toLowerCase()}`;
}
const spoken = (code: string): string => cardName(code) + (isWager(code) ? ", wager" : "");

export interface Score {
  sum: number;
  times: number;
  bonus: number;
  total: number;
}

export function score(cards: readonly string[]): Score {
  const sum = cards.reduce((all, code) => all + value(code), 0);
  const times = 1 + cards.filter(isWager).length;
  const bonus = cards.length >= 8 ? 20 : 0;
  return { sum, times, bonus, total: (sum - 20) * times + bonus };
}

function ledger(cards: readonly string[]): Ledger {
  if (cards.length === 0) return { parts: [], total: null, text: "not started" };
  const { sum, times, bonus, total } = score(cards);
  const parts = [times > 1 ? `(${sum} − 20) × ${times}` : `${sum} − 20`, ...(bonus ? [`+ ${bonus}`] : [])];
  return { parts, total: minus(total), text: `${parts.join(" ")} = ${minus(total)}` };
}

export function lane(side: "own" | "other", suit: Suit, cards: readonly string[]): Lane {
  let wagers = 0;
  const whose = side === "own" ? "Your" : "Scout's";
  const line = ledger(cards);
  const contents = cards.length ? `${cards.map(spoken).join("; ")}. ${line.total} so far.` : "not started.";
  return {
    place: `${side}-${suit}`,
    suit,
    name: NAMES[suit],
    cards: cards.map((code) => ({ code, multiplier: isWager(code) ? (wagers += 1) + 1 : 0 })),
    ledger: line,
    label: `${whose} ${NAMES[suit].toLowerCase()}: ${contents}`,
  };
}

export function side(who: "own" | "other", columns: Record<Suit, readonly string[]>): Side {
  const total = SUITS.reduce((sum, suit) => sum + (columns[suit].length ? score(columns[suit]).total : 0), 0);
  const name = who === "own" ? "You" : "Scout";
  return {
    name,
    label: who === "own" ? "Your side" : "Scout's side",
    lanes: SUITS.map((suit) => lane(who, suit, columns[suit])),
    total: { text: `${name}, this round`, value: minus(total) },
    backs: who === "own" ? null : { count: 8, text: "8 cards" },
  };
}

export function pile(suit: Suit, top: string | null, barred: string | null = null): Pile {
  return {
    place: `discard-${suit}`,
    suit,
    name: NAMES[suit],
    top,
    barred,
    label: `${NAMES[suit]} discard pile: ${top === null ? "empty" : `${spoken(top)} on top`}.`,
  };
}

export function drawPile(count: number): DrawPile {
  return { place: "pile", name: "Draw pile", count, label: `Draw pile: ${count} cards left.` };
}

/** Hand cards, each with the places it may go to from these columns of one's own. */
export function hand(
  codes: readonly string[],
  own: Partial<Record<Suit, readonly string[]>>,
  river = true,
): HandCard[] {
  return codes.map((code) => {
    const suit = code.charAt(0) as Suit;
    const last = own[suit]?.at(-1);
    const fits = last === undefined || isWager(last) || (!isWager(code) && value(code) > value(last));
    const targets: Record<string, string> = {};
    if (own[suit] !== undefined && fits) targets[`own-${suit}`] = "Play";
    if (river) targets[`discard-${suit}`] = "Discard";
    return { code, label: spoken(code), tag: null, targets };
  });
}
