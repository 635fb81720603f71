/* A score sheet to fill in. */
import type { Button, Suit } from "./parts.js";

export interface WorksheetBox {
  name: string; // "h-sum": comes back as a value's name
  label: string; // "Hearts: sum"
  value: string; // as it was typed, with a true minus sign
  digits: boolean; // never less than nothing: a pad of digits will do
  verdict: "right" | "wrong" | null; // null until it was checked as it stands
  said: string; // the verdict for those who do not see its mark
  first: boolean; // the wrong box that the exercise's verdict speaks of
}

export interface WorksheetCell {
  given: string; // "× 2"
  box: WorksheetBox | null;
}

export interface WorksheetRow {
  suit: Suit | ""; // none for a player of the route game
  name: string; // "Hearts"
  cards: string[];
  label: string; // the cards spoken
  note: string; // "No card laid", in place of the cells that are not there
  cells: WorksheetCell[];
}

/** A score sheet to fill in: {type: "fill", values} keeps what was typed, {type: "submit", values} checks it. */
export interface Worksheet {
  title: string;
  head: string[]; // as a Sheet's
  rows: WorksheetRow[];
  totalLabel: string;
  total: WorksheetBox | null;
  check: Button;
}
