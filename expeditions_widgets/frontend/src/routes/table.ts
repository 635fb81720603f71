/* The route game's table: what is due, the map, what may be done, the cards, the players and the log. */
import { html, nothing, type TemplateResult } from "lit-html";
import { buttonRow } from "../buttons.js";
import type { Context } from "../context.js";
import { keyList, keysButton } from "../keylist.js";
import type { Heading, RouteTable } from "../protocol.js";
import { penBar } from "../pen/bar.js";
import { ownSettingsButton } from "../settingspanel.js";
import { players, routeLog, tickets } from "./beside.js";
import { cardRow, miniGround } from "./cards.js";
import { actPanel } from "./moves.js";
import { dueSign } from "./signs.js";

type Part = TemplateResult | typeof nothing;

/** `judged` is what an exercise says to what was done: beside the moves, where it was done. */
export function routeTableView(table: RouteTable, context: Context, judged: Part = nothing): TemplateResult {
  return html`<div class="exp-routes-frame"><div class="exp-routes">
    ${skipLink(table, context)} ${head(table, context)} ${miniGround(context)}
    <div class="exp-routes-layout">
      ${mapArea(context)}
      <div class="exp-routes-aside">${doing(table, context)} ${judged} ${beside(table, context)}</div>
      ${held(table, context)}
    </div>
    ${keyList(table.keys, context)}
  </div></div>`;
}

/* The cards and tickets, as far as they are told. */
function held({ hand, openCards, tickets: left, scene }: RouteTable, context: Context): TemplateResult | typeof nothing {
  if ((hand ?? openCards ?? left) === null) return nothing;
  return html`<div class="exp-routes-held">
    ${hand === null ? nothing : cardRow(hand, "hand", scene.tokens, context)}
    ${openCards === null ? nothing : cardRow(openCards, "open", scene.tokens, context)}
    ${left === null ? nothing : tickets(left, context)}
  </div>`;
}

/** Where the map stands. Its key holds the focus while the map draws itself anew. */
export function mapArea(context: Context): TemplateResult {
  return html`<div class="exp-routes-map" data-key="map">${context.routes.mapElement ?? nothing}</div>`;
}

function skipLink(table: RouteTable, context: Context): TemplateResult | typeof nothing {
  const words = context.routes.board?.words.skip;
  if (!words || table.choices.length === 0 || table.cover !== null) return nothing;
  // A page of the site turns its pages by the address's hash: so the link moves the focus itself.
  return html`<a class="exp-skip" href="#${context.id}-moves" @click=${context.routes.skip}>${words}</a>`;
}

/* In an exercise the banner stands as the heading over the lists and cards. */
function head(table: RouteTable, context: Context): TemplateResult {
  const { heading, asked, keys } = table;
  return html`<div class="exp-routes-head">
    ${heading === null ? nothing : title(heading)}
    <p
      class="exp-due"
      data-kind=${asked.kind}
      tabindex="-1"
      data-heading
      role=${heading === null ? "heading" : nothing}
      aria-level=${heading === null ? 2 : nothing}
    >${dueSign(asked.kind)}<span>${asked.text}</span></p>
    <div class="exp-head-tools">${penBar(context)}${keysButton(keys, context)}${heading === null ? nothing : ownSettingsButton()}</div>
  </div>`;
}

function title({ title: name, round, totals }: Heading): TemplateResult {
  return html`<div class="exp-routes-title">
    <h2>${name}</h2>
    <p class="exp-state exp-num"><span>${round}</span>${totals.map(
      (one) => html`<span class="exp-quiet">${one.name} <b>${one.value}</b></span>`,
    )}</p>
  </div>`;
}

function doing(table: RouteTable, context: Context): TemplateResult | typeof nothing {
  const { cover } = table;
  if (cover === null) return actPanel(table, context);
  return html`<div class="exp-box exp-routes-act exp-cover">
    <p>${cover.text}</p>
    ${buttonRow([cover.button], context)}
  </div>`;
}

function beside(table: RouteTable, context: Context): TemplateResult | typeof nothing {
  if (table.players === null && table.log === null) return nothing;
  return html`<div class="exp-routes-side">
    ${table.players === null ? nothing : players(table.players)} ${table.log === null ? nothing : routeLog(table.log, context)}
  </div>`;
}
