/* The start of a match. */
import type { Button, RuleLink } from "./parts.js";

export interface Field {
  name: string;
  kind: "radio" | "check" | "text" | "area"; // an area takes a text of many lines
  legend: string;
  help?: string;
  value: string; // of a text; a check's chosen options come back joined by commas
  options: Choice[];
  rules?: RuleLink[]; // the rules behind the choice
  fault?: string; // what was wrong with the value last submitted, a line for each fault
}

/** One option of a field. */
export interface Choice {
  value: string;
  label: string;
  help?: string;
  checked: boolean;
}

/** Fields that stay out of sight until asked for, or until one of them has a fault. */
export interface Folded {
  label: string; // "Names, variants, who deals"
  fields: Field[];
}

/** The start of a match: choose, then deal. */
export interface Form {
  title: string;
  intro: string;
  fields: Field[];
  folded: Folded;
  submit: Button;
  also: Button | null; // a second way on, such as going on with a saved match: {type: "press", id}
}
