/* The sheet of a match: on the page with a way back to each round, and for the print with each round's arithmetic. */
import { html, nothing, type TemplateResult } from "lit-html";
import { buttonRow } from "./buttons.js";
import type { Context } from "./context.js";
import { icon } from "./icons.js";
import { printSheet } from "./printing.js";
import type { MatchRounds, Points, WrittenRound } from "./protocol.js";
import { sheet } from "./summary.js";

export function matchRounds(one: MatchRounds, context: Context): TemplateResult {
  return html`<div class="exp-panel exp-rounds">
    ${roundsTable(one, (round) => buttonRow(round.buttons, context))}
    <div class="exp-actions">
      <button type="button" class="exp-button" data-key="button-${one.print.id}" @click=${printSheet}>
        <span>${one.print.label}</span>
      </button>
    </div>
  </div>`;
}

/** What a print shows instead of the page. */
export function printedRounds(one: MatchRounds): TemplateResult {
  return html`<div class="exp-print" aria-hidden="true">
    ${roundsTable(one, () => nothing)} ${one.result ? html`<p class="exp-print-result">${one.result}</p>` : nothing}
    ${one.rounds.filter((round) => round.sheets.length > 0).map(printedRound)}
  </div>`;
}

function printedRound(round: WrittenRound): TemplateResult {
  return html`<div class="exp-print-round">
    <p class="exp-box-title">${round.name}</p>
    <p class="exp-quiet">${round.note}</p>
    <div class="exp-sheets">${round.sheets.map(sheet)}</div>
  </div>`;
}

/* On a phone the rows are laid out as blocks, so the roles are spelled out, as in `summary.ts`. */
function roundsTable(one: MatchRounds, buttons: (round: WrittenRound) => unknown): TemplateResult {
  const [corner = "", ...names] = one.head;
  const [match = "", ...totals] = one.foot;
  return html`<table class="exp-rounds-table exp-num" role="table">
    <caption class="exp-box-title">${one.title}</caption>
    <thead role="rowgroup">
      <tr role="row">
        <th scope="col" role="columnheader"><span class="exp-hidden">${corner}</span></th>
        ${names.map((name) => html`<th scope="col" role="columnheader">${name}</th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${one.rounds.map(
        (round) => html`<tr role="row">
          <th scope="row" role="rowheader">
            <div class="exp-rounds-name">
              <span>${round.name}<small>${round.note}</small></span>
              ${buttons(round)}
            </div>
          </th>
          ${round.points.map(pointsCell)}
        </tr>`,
      )}
    </tbody>
    <tfoot role="rowgroup">
      <tr role="row">
        <th scope="row" role="rowheader">${match}</th>
        ${totals.map((total) => html`<td role="cell">${total}</td>`)}
      </tr>
    </tfoot>
  </table>`;
}

function pointsCell(one: Points): TemplateResult {
  return html`<td role="cell">
    <span class="exp-points"
      >${one.won ? html`${icon("check")}<span class="exp-hidden">${one.won}</span>` : nothing}<b>${one.points}</b></span
    >
    <small>${one.running}</small>
  </td>`;
}
