/* What the pages that set up a position have in common, in either game. */
import type { Field } from "./form.js";
import type { Button } from "./parts.js";

/** The position as text that can be copied. */
export interface PositionText {
  label: string; // "The position as text"
  value: string;
  help: string;
}

/** The link, and its QR code. */
export interface PositionLink {
  label: string;
  query: string; // "?at=…": the browser puts its page's own address before it
  help: string;
  code: string; // SVG; empty where there is none
  notes: string[]; // why there is no code, who can open the link
}

/** A position on its way to others. Nothing leaves the machine. */
export interface PositionShare {
  title: string;
  text: PositionText;
  link: PositionLink;
  words: { copy: string; copied: string; refused: string; download: string };
}

/** What is wrong with a link's position. */
export interface PositionFault {
  text: string;
  faults: string[];
  home: string; // the way to the front page, in words
}

/** What stands above a position that a link opened, or above the editor. */
export interface PositionHead {
  title: string;
  intro: string;
  fields: Field[]; // submitted at once when one is changed
  buttons: Button[];
  fault?: PositionFault;
}
