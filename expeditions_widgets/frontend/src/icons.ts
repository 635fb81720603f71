/* Interface marks and suits as inline SVG; decoration beside words, so hidden from screen readers. */
import { html, nothing, type TemplateResult } from "lit-html";
import { ICONS, SUITS } from "./generated/drawings.js";
import type { Suit } from "./protocol.js";

export function icon(key: string | undefined): TemplateResult | typeof nothing {
  const path = key === undefined ? undefined : ICONS[key];
  if (path === undefined) return nothing;
  return html`<svg class="exp-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${path} /></svg>`;
}

export function suitMark(suit: Suit): TemplateResult {
  return html`<svg class="exp-suit" data-suit=${suit} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${SUITS[suit]} />
  </svg>`;
}
