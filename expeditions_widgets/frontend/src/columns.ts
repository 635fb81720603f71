/* The table's columns: one for each suit that lies anywhere on it, and the camp. A suit has one column in every row. */
import type { Suit, Table } from "./protocol.js";

const ORDER: readonly Suit[] = ["s", "h", "d", "c"];

export function suitsOn(table: Table): Suit[] {
  const lying = new Set([...(table.other?.lanes ?? []), ...table.river, ...table.own.lanes].map(({ suit }) => suit));
  return ORDER.filter((suit) => lying.has(suit));
}

/** The column beside the suits: the hand backs, the draw pile and the totals. */
export function hasCamp(table: Table): boolean {
  return table.draw !== null || table.other !== null || table.own.total !== null;
}

export function columnCount(table: Table): number {
  return suitsOn(table).length + (hasCamp(table) ? 1 : 0);
}

/** A suit's column, or the camp's for null, from 1. */
export function columnOf(suit: Suit | null, table: Table): number {
  const suits = suitsOn(table);
  return suit === null ? suits.length + 1 : suits.indexOf(suit) + 1;
}
