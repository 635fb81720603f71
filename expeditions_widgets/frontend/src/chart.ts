/* A chart: covered until it is asked for, so that a prediction comes first. Python drew it, for both widths. */
import { html, nothing, type TemplateResult } from "lit-html";
import { unsafeHTML } from "lit-html/directives/unsafe-html.js";
import { buttonRow } from "./buttons.js";
import type { Context } from "./context.js";
import { icon } from "./icons.js";
import { progressBar } from "./progressbar.js";
import type { Chart, DrawnChart } from "./protocol.js";
import { ownSettingsButton } from "./settingspanel.js";

/** A table with more rows stays folded until it is asked for. */
const LONG = 12;

export function chartView(one: Chart, context: Context): TemplateResult {
  return html`<div class="exp-chart-frame">
    <div class="exp-panel exp-chart">
      <div>
        <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${one.title}</h2>${ownSettingsButton()}</div>
        <p class="exp-intro">${one.intro}</p>
      </div>
      ${one.drawn === null ? cover(one, context) : drawn(one.drawn)}
    </div>
  </div>`;
}

function cover(one: Chart, context: Context): TemplateResult {
  return html`<div class="exp-chart-cover">
    ${icon("chart")}
    <p>${one.cover}</p>
    ${one.progress === null ? nothing : progressBar(one.progress, context)} ${buttonRow(one.buttons, context)}
  </div>`;
}

/** What was drawn, in words first and in numbers last; a part without drawings is a table. */
export function drawn(one: DrawnChart): TemplateResult {
  const [wide = "", narrow = ""] = one.drawings;
  return html`<ul class="exp-chart-points">${one.points.map((point) => html`<li>${point}</li>`)}</ul>
    ${drawing(wide, "wide")} ${drawing(narrow, "narrow")}
    ${one.rows.length > LONG ? html`<details class="exp-fold"><summary data-key="values">${icon("next")}<span>${one.caption}</span></summary>${values(one, true)}</details>` : values(one, false)}`;
}

function values(one: DrawnChart, folded: boolean): TemplateResult {
  return html`<table class="exp-values exp-num">
    <caption class=${folded ? "exp-hidden" : nothing}>${one.caption}</caption>
    <thead><tr>${one.head.map((word) => html`<th scope="col">${word}</th>`)}</tr></thead>
    <tbody>
      ${one.rows.map(
        ([name, ...figures]) =>
          html`<tr><th scope="row">${name}</th>${figures.map((figure) => html`<td>${figure}</td>`)}</tr>`,
      )}
    </tbody>
  </table>`;
}

function drawing(svg: string, width: "wide" | "narrow"): TemplateResult | typeof nothing {
  if (svg === "") return nothing;
  return html`<div class="exp-chart-drawing" data-for=${width}>${unsafeHTML(svg)}</div>`;
}
