/* The river between the sides: four discard piles and the draw pile. */
import { html, nothing, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { back, face } from "./card.js";
import type { Context } from "./context.js";
import { suitMark } from "./icons.js";
import { laneName } from "./lane.js";
import { placeButton, type Landing } from "./place.js";
import type { DrawPile, Pile, Table } from "./protocol.js";

export function river(table: Table, context: Context): TemplateResult | typeof nothing {
  if (table.river.length === 0 && table.draw === null) return nothing;
  return html`<div class="exp-zone exp-zone--river" role="group" aria-label=${table.riverLabel} data-row="river">
    ${repeat(
      table.river,
      (pile) => pile.place,
      (pile) => discardPile(pile, table, context),
    )}
    ${table.draw === null ? nothing : drawPile(table.draw, table, context)}
  </div>`;
}

function discardPile(pile: Pile, table: Table, context: Context): TemplateResult {
  const { place, suit, label, barred, top } = pile;
  const card =
    top === null
      ? html`<span class="exp-empty">${suitMark(suit)}</span>`
      : html`<span class="exp-card" data-at="${place}/${top}">${face(top)}</span>`;
  const draw = (landing: Landing): TemplateResult =>
    html`${card}<span class="exp-river-foot">${laneName(pile)}${landing}</span>`;
  return placeButton({ place, suit, label, barred, draw }, table, context);
}

function drawPile(pile: DrawPile, table: Table, context: Context): TemplateResult {
  const { place, label } = pile;
  const count = html`<span class="exp-count exp-num" aria-hidden="true">${pile.count}</span>`;
  const name = html`<span class="exp-lane-name" aria-hidden="true">${pile.name}</span>`;
  const draw = (landing: Landing): TemplateResult =>
    html`<span class="exp-pile"><span class="exp-card" data-at=${place}>${back()}${count}</span></span>
      <span class="exp-river-foot">${name}${landing}</span>`;
  return placeButton({ place, suit: null, label, draw }, table, context);
}
