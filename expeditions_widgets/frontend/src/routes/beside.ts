/* Beside the map: the tickets, how the players stand, and what happened. */
import { html, nothing, type TemplateResult } from "lit-html";
import { buttonRow } from "../buttons.js";
import type { Context } from "../context.js";
import type { Log, RoutePlayer, RoutePlayers, RouteTickets } from "../protocol.js";
import { cardsTitle } from "./cards.js";
import { ticketSign, tokenSign } from "./signs.js";

/** More tickets than this are told by their number alone. */
const DRAWN = 6;

export function tickets(one: RouteTickets, context: Context): TemplateResult {
  const id = `${context.id}-tickets`;
  const drawn = one.count > DRAWN ? 1 : one.count;
  return html`<section class="exp-routes-tickets" role="group" aria-labelledby=${id}>
    ${cardsTitle(one.title, String(one.count), id)}
    ${drawn === 0 ? nothing : html`<div class="exp-ticket-signs">${Array.from({ length: drawn }, ticketSign)}</div>`}
    ${buttonRow(one.buttons, context)} ${one.note ? html`<p class="exp-help-line">${one.note}</p>` : nothing}
  </section>`;
}

export function players(one: RoutePlayers): TemplateResult {
  const [name = "", ...columns] = one.head;
  return html`<div class="exp-box">
    <table class="exp-scores exp-players exp-num">
      <caption class="exp-box-title">
        ${one.title}${one.note ? html` <span class="exp-quiet">${one.note}</span>` : nothing}
      </caption>
      <thead>
        <tr><th scope="col">${name}</th>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr>
      </thead>
      <tbody>${one.rows.map(playerRow)}</tbody>
    </table>
  </div>`;
}

function playerRow({ letter, seat, own, turn, cells }: RoutePlayer): TemplateResult {
  const [name = "", ...values] = cells;
  return html`<tr ?data-own=${own} aria-current=${turn ? "true" : nothing}>
    <th scope="row"><span>${tokenSign(letter, seat, own)}${name}</span></th>
    ${values.map((value) => html`<td>${value}</td>`)}
  </tr>`;
}

export function routeLog(one: Log, context: Context): TemplateResult | typeof nothing {
  if (one.lines.length === 0) return nothing;
  const id = `${context.id}-log`;
  return html`<div class="exp-box exp-box--log">
    <p class="exp-box-title" id=${id}>${one.title}</p>
    <ol class="exp-log" aria-labelledby=${id} tabindex="0">
      ${one.lines.map(({ who, text }) => html`<li data-who=${who}><span>${text}</span></li>`)}
    </ol>
  </div>`;
}
