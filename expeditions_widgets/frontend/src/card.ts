/* A card's face, back and chip from the drawings that Python wrote. */
import { html, nothing, type TemplateResult } from "lit-html";
import { unsafeSVG } from "lit-html/directives/unsafe-svg.js";
import { BACK, BADGES, CHIPS, FACES, ROSE } from "./generated/drawings.js";

/** A face. `multiplier` is 0 for a number card and for a wager in the hand, else 2, 3 or 4. */
export function face(code: string, multiplier = 0): TemplateResult {
  const suit = code.charAt(0);
  const badge = "JQK".includes(code.charAt(1)) ? (BADGES[suit]?.[String(multiplier)] ?? "") : "";
  return drawing("exp-face", "0 0 100 140", (FACES[code] ?? "") + badge, suit);
}

export function back(): TemplateResult {
  return drawing("exp-back", "0 0 100 140", BACK);
}

/** The index alone, 66 x 36: for sheets and running text. */
export function chip(code: string): TemplateResult {
  return drawing("exp-chip", "0 0 66 36", CHIPS[code] ?? "", code.charAt(0));
}

export function rose(): TemplateResult {
  return drawing("exp-camp-rose", "0 0 100 100", ROSE);
}

/* The inner text is ours: Python's drawing functions wrote it when the bundle was built. */
function drawing(className: string, viewBox: string, inner: string, suit?: string): TemplateResult {
  return html`<svg
    class=${className}
    viewBox=${viewBox}
    data-suit=${suit ?? nothing}
    aria-hidden="true"
    focusable="false"
  >${unsafeSVG(inner)}</svg>`;
}
