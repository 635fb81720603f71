/* The coach under a table: how far it has come, then what every choice is worth. */
import { html, nothing, type TemplateResult } from "lit-html";
import type { Context } from "./context.js";
import { icon } from "./icons.js";
import { progressBar } from "./progressbar.js";
import type { Coach, CoachRow } from "./protocol.js";

export function coachView(one: Coach, context: Context): TemplateResult {
  const title = `${context.id}-coach`;
  return html`<section class="exp-box exp-coach" aria-labelledby=${title}>
    <p class="exp-box-title" id=${title}>${icon("lamp")}<span>${one.title}</span></p>
    ${one.progress === null ? nothing : progressBar(one.progress, context)}
    ${one.rows.length === 0 ? nothing : prices(one, context)}
  </section>`;
}

function prices(one: Coach, context: Context): TemplateResult {
  return html`<table class="exp-values exp-prices exp-num">
      <caption>${one.caption}</caption>
      <thead><tr>${one.head.map((word) => html`<th scope="col">${word}</th>`)}</tr></thead>
      <tbody>${one.rows.map((row) => price(row, context))}</tbody>
    </table>
    <p class="exp-coach-method">${one.method}</p>`;
}

function price(row: CoachRow, context: Context): TemplateResult {
  const { why } = row;
  return html`<tr ?data-good=${row.good}>
      <th scope="row">${row.name}</th>
      <td>${row.lead}</td>
      <td>
        <div class="exp-standing">
          <span>${row.good ? icon("check") : nothing}<span>${row.standing}</span></span>
          ${why === null
            ? nothing
            : html`<button type="button" class="exp-button exp-button--plain" data-key="button-${why.id}"
                @click=${() => context.press(why)}>${why.label} <span class="exp-hidden">${row.name}</span></button>`}
        </div>
      </td>
    </tr>
    ${row.reasons.length === 0
      ? nothing
      : html`<tr class="exp-reasons" ?data-good=${row.good}>
          <td colspan="3"><ul>${row.reasons.map((reason) => html`<li>${reason}</li>`)}</ul></td>
        </tr>`}`;
}
