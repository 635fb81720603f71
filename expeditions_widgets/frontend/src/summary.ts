/* After a round and after the match: each side's arithmetic, expedition by expedition, and the scores. */
import { html, nothing, type TemplateResult } from "lit-html";
import { buttonRow } from "./buttons.js";
import { chip } from "./card.js";
import type { Context } from "./context.js";
import { handover } from "./handover.js";
import { suitMark } from "./icons.js";
import type { ScoreTable, Sheet, SheetRow, Summary } from "./protocol.js";
import { ruleLine } from "./rulelink.js";
import { ownSettingsButton } from "./settingspanel.js";
import { scoreTable } from "./side.js";

export function summaryView(summary: Summary, context: Context): TemplateResult {
  return html`<div class="exp-panel exp-summary">
    <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${summary.title}</h2>${ownSettingsButton()}</div>
    ${summary.intro ? html`<p class="exp-intro">${summary.intro}</p>` : nothing}
    <div class="exp-sheets">${summary.sheets.map(sheet)}</div>
    ${ruleLine(summary.rules)}
    ${summary.scores === null ? nothing : foot(summary, summary.scores, context)}
  </div>`;
}

function foot(summary: Summary, scores: ScoreTable, context: Context): TemplateResult {
  return html`<div class="exp-summary-foot">
    <div class="exp-box">${scoreTable(scores)}</div>
    <div class="exp-summary-ways">
      ${buttonRow(summary.buttons, context)}
      ${summary.handover === undefined ? nothing : handover(summary.handover, context)}
    </div>
  </div>`;
}

/* On a phone the rows are laid out as blocks, which takes the table's meaning from them in some browsers: so the
 * roles are spelled out.                                                                                      */
export function sheet(one: Sheet): TemplateResult {
  const [first = "", ...steps] = one.head;
  return html`<table class="exp-score-sheet exp-num" role="table">
    <caption class="exp-box-title">${one.name}</caption>
    <thead role="rowgroup">
      <tr role="row">
        <th scope="col" role="columnheader"><span class="exp-hidden">${first}</span></th>
        ${steps.map((step) => html`<th scope="col" role="columnheader">${step}</th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">${one.rows.map((row) => sheetRow(row, steps.length))}</tbody>
    <tfoot role="rowgroup">
      <tr role="row">
        <th scope="row" role="rowheader" colspan=${steps.length}>${one.total.label}</th>
        <td role="cell">${one.total.value}</td>
      </tr>
    </tfoot>
  </table>`;
}

function sheetRow(row: SheetRow, columns: number): TemplateResult {
  return html`<tr role="row">
    <th scope="row" role="rowheader">
      <span class="exp-lane-name">${suitMark(row.suit)}${row.name}</span>
      <span class="exp-chips">${row.cards.map(chip)}</span>
    </th>
    ${
      row.steps.length === 0
        ? html`<td role="cell" class="exp-unstarted" colspan=${columns}>${row.note}</td>`
        : row.steps.map((step) => html`<td role="cell">${step}</td>`)
    }
  </tr>`;
}
