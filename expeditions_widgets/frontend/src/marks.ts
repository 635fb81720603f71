/* What a comment points at: a ring around a place or a card, and a word beside it. */
import type { Mark, Place, Table } from "./protocol.js";

/** The mark at a place, of the place itself or of a card that lies there. */
export function markAt(table: Table, place: Place): Mark | undefined {
  return table.marks?.find((one) => one.place === place);
}

/** Whether a card that lies at a place is marked, or with a null code the place as a whole. */
export function isMarked(table: Table, place: Place, code: string | null): boolean {
  return table.marks?.some((one) => one.place === place && one.code === code) ?? false;
}
