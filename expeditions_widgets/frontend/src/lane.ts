/* The two sides of the table: one lane for each suit, and the camp beside them. */
import { html, nothing, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { back, face, rose } from "./card.js";
import { columnOf, hasCamp } from "./columns.js";
import type { Context } from "./context.js";
import { suitMark } from "./icons.js";
import { ledger, sideTotal } from "./ledger.js";
import { isMarked } from "./marks.js";
import { placeButton, type Landing } from "./place.js";
import type { Lane, Side, Table } from "./protocol.js";

export function otherSide(side: Side, table: Table, context: Context): TemplateResult {
  return html`<div class="exp-zone exp-zone--other" role="group" aria-label=${side.label} data-row="other">
    ${lanes(side, table, context, (lane, landing) => html`${ledger(lane.ledger)}${landing}${column(lane, table)}`)}
    <div class="exp-camp" data-column=${columnOf(null, table)}>
      ${sideTotal(side.total)} ${side.backs === null ? nothing : backs(side.backs)}
    </div>
  </div>`;
}

export function ownSide(side: Side, table: Table, context: Context): TemplateResult {
  const named = table.river.length === 0;
  return html`<div class="exp-zone exp-zone--own" role="group" aria-label=${side.label} data-row="own">
    ${lanes(
      side,
      table,
      context,
      (lane, landing) => html`${named ? laneName(lane) : nothing} ${column(lane, table)}
        <span class="exp-landing">${landing}</span>${ledger(lane.ledger)}`,
    )}
    ${hasCamp(table) ? ownCamp(side, table) : nothing}
  </div>`;
}

type DrawLane = (lane: Lane, landing: Landing) => TemplateResult;

function lanes(side: Side, table: Table, context: Context, draw: DrawLane): unknown {
  const place = (lane: Lane): TemplateResult => {
    const { suit, label } = lane;
    return placeButton({ place: lane.place, suit, label, draw: (landing) => draw(lane, landing) }, table, context);
  };
  return repeat(side.lanes, (lane) => lane.place, place);
}

function ownCamp(side: Side, table: Table): TemplateResult {
  return html`<div class="exp-camp" data-column=${columnOf(null, table)}>${rose()}${sideTotal(side.total)}</div>`;
}

function backs(hidden: NonNullable<Side["backs"]>): TemplateResult {
  const cards = Array.from({ length: hidden.count }, () => html`<span class="exp-card">${back()}</span>`);
  return html`<span class="exp-backs" data-backs="other-hand">${cards}</span><span>${hidden.text}</span>`;
}

/** The suit's mark and name, for eyes only: the place's label says it already. */
export function laneName(lane: Pick<Lane, "suit" | "name">): TemplateResult {
  return html`<span class="exp-lane-name" aria-hidden="true">${suitMark(lane.suit)}${lane.name}</span>`;
}

function column(lane: Lane, table: Table): TemplateResult {
  if (lane.cards.length === 0) return html`<span class="exp-empty">${suitMark(lane.suit)}</span>`;
  return html`<span class="exp-column">${repeat(
    lane.cards,
    (card) => card.code,
    (card) =>
      html`<span
        class="exp-card"
        data-at="${lane.place}/${card.code}"
        ?data-marked=${isMarked(table, lane.place, card.code)}
        >${face(card.code, card.multiplier)}</span
      >`,
  )}</span>`;
}
