/* Around the map: what its signs mean, and the buttons that zoom. */
import { html, type TemplateResult } from "lit-html";
import { unsafeSVG } from "lit-html/directives/unsafe-svg.js";
import type { LegendEntry, MapBoard } from "../protocol/map.js";
import { token } from "./beside.js";
import { glyph } from "./places.js";

export interface ZoomActs {
  zoom(closer: boolean): void;
  whole(): void;
  toMove(): void;
}

/** The legend, folded where the map is narrow, and the zoom buttons; the last one only where there are moves. */
export function controls(board: MapBoard, acts: ZoomActs, { narrow, moves }: { narrow: boolean; moves: boolean }): TemplateResult {
  const { words } = board;
  const folded = html`<details class="exp-map-signs"><summary>${words.legend}</summary>${legend(board)}</details>`;
  return html`${narrow ? folded : legend(board)}${zoomBar(board, acts, moves)}`;
}

function legend({ legend: entries, words }: MapBoard): TemplateResult {
  return html`<ul class="exp-map-legend" aria-label=${words.legend}>
    ${entries.map((entry) => html`<li data-sign=${entry.sign}>${explained(entry)}</li>`)}
  </ul>`;
}

function explained({ sign, text }: LegendEntry): TemplateResult {
  if (sign === "own" || sign === "open") return html`<span class="exp-map-pill exp-map-pill--${sign}">${text}</span>`;
  return html`${icon(sign)} ${text}`;
}

/** A sign of the map as a small picture beside its word. */
function icon(sign: Exclude<LegendEntry["sign"], "own" | "open">): TemplateResult {
  const drawn = sign === "token" ? token(0, "", false) : sign === "edge" ? glyph("red", 6, "left") : glyph(sign, sign === "start" ? 4.4 : 6);
  const box = sign === "edge" ? "-5 -9.5 19 19" : "-9.5 -9.5 19 19";
  return html`<svg class="exp-map-icon" viewBox=${box} aria-hidden="true" focusable="false">${unsafeSVG(drawn)}</svg>`;
}

function zoomBar({ words }: MapBoard, acts: ZoomActs, moves: boolean): TemplateResult {
  return html`<div class="exp-map-zoom" role="group" aria-label=${words.view}>
    <button type="button" class="exp-button" data-key="map-out" aria-label=${words.zoomOut} title=${words.zoomOut} @click=${() => acts.zoom(false)}>
      −
    </button>
    <button type="button" class="exp-button" data-key="map-in" aria-label=${words.zoomIn} title=${words.zoomIn} @click=${() => acts.zoom(true)}>
      +
    </button>
    <button type="button" class="exp-button" data-key="map-whole" @click=${() => acts.whole()}>${words.whole}</button>
    <button type="button" class="exp-button" data-key="map-move" ?hidden=${!moves} @click=${() => acts.toMove()}>${words.toMove}</button>
  </div>`;
}
