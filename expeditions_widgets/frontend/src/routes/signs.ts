/* The small drawings beside the map, mostly the map's own. All of them are decoration beside words. */
import { html, nothing, type TemplateResult } from "lit-html";
import { unsafeSVG } from "lit-html/directives/unsafe-svg.js";
import { arrow } from "../map/arrows.js";
import { token } from "../map/beside.js";
import { glyph } from "../map/places.js";
import type { MapPlace, RouteAsked } from "../protocol.js";

const DUE: Record<RouteAsked["kind"], string> = {
  wait: "M-5-8H5M-5 8H5M-4-8C-4-2 4 2 4 8M4-8C4-2-4 2-4 8",
  token: "M-7-4 0-8 7-4V4L0 8-7 4Z",
  arrow: "M-8 0H7M2-5 7 0 2 5",
  loop: "M5.8-3.4A6.7 6.7 0 1 0 6.7 1M6.8-8V-3H1.8",
  blue: "M-7.5-7.5H7.5V7.5H-7.5ZM-4 0H4M0-4V4",
  ticket: "M-8-5H8V-2A2 2 0 0 0 8 2V5H-8V2A2 2 0 0 0-8-2ZM-3-2.5V-1M-3 1V2.5M3-2 5 0 3 2 1 0Z",
  remove: "M8 0H-7M-2-5-7 0-2 5",
  swap: "M-7-3.5H7M3-7.5 7-3.5 3 .5M7 4H-7M-3 0-7 4-3 8",
};

/** The sign of what is due. */
export function dueSign(kind: RouteAsked["kind"]): TemplateResult {
  return html`<svg class="exp-due-sign" viewBox="-10 -10 20 20" aria-hidden="true" focusable="false">
    <path d=${DUE[kind]} />
  </svg>`;
}

/** A piece of an expedition's line with its head. */
export function lineSample(expedition: string): TemplateResult {
  const course = { tail: { x: -6, y: 12 }, tip: { x: 58, y: 12 }, aside: 0 };
  const drawn = arrow(expedition, course, { unit: 1.15, marks: [4, 4] });
  return html`<svg class="exp-line-sample" viewBox="0 0 54 24" aria-hidden="true" focusable="false">${unsafeSVG(drawn)}</svg>`;
}

/** A place by its kind. */
export function placeSign(kind: MapPlace["kind"] | undefined): TemplateResult | typeof nothing {
  if (kind === undefined) return nothing;
  const drawn = glyph(kind, kind === "start" ? 4.4 : 6);
  return html`<svg class="exp-place-sign" viewBox="-9.5 -9.5 19 19" aria-hidden="true" focusable="false">
    ${unsafeSVG(drawn)}
  </svg>`;
}

/** A player's token. */
export function tokenSign(letter: string, seat: number, own: boolean): TemplateResult {
  return html`<svg class="exp-token-sign" viewBox="-10 -10 20 20" aria-hidden="true" focusable="false">
    ${unsafeSVG(token(seat, letter, own))}
  </svg>`;
}

/** One ticket. */
export function ticketSign(): TemplateResult {
  return html`<svg class="exp-ticket-sign" viewBox="0 0 64 34" aria-hidden="true" focusable="false">
    <path d="M2 2H62V12A5 5 0 0 0 62 22V32H2V22A5 5 0 0 0 2 12Z" /><path class="exp-ticket-perforation" d="M17 6V28" />
    <path class="exp-ticket-mark" d="M40 7.5 49.5 17 40 26.5 30.5 17Z" />
  </svg>`;
}
