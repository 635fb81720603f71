/* The end of a route game: who won, the map as it lies, and where every point comes from. */
import { html, type TemplateResult } from "lit-html";
import { buttonRow } from "../buttons.js";
import type { Context } from "../context.js";
import type { RouteEnd, RouteSheet } from "../protocol.js";
import { penBar } from "../pen/bar.js";
import { ruleLine } from "../rulelink.js";
import { ownSettingsButton } from "../settingspanel.js";
import { scoreTable } from "../side.js";
import { mapArea } from "./table.js";

export function routeEndView(end: RouteEnd, context: Context): TemplateResult {
  return html`<div class="exp-routes-frame"><div class="exp-panel exp-routes-end">
    <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${end.title}</h2><div class="exp-head-tools">${penBar(context)}${ownSettingsButton()}</div></div>
    <p class="exp-intro">${end.intro}</p>
    <div class="exp-routes-end-top">
      <div class="exp-box">${scoreTable(end.scores)}</div>
      ${buttonRow(end.buttons, context)}
    </div>
    <div class="exp-routes-sheets">${end.sheets.map(sheet)}</div>
    ${ruleLine(end.rules)} ${mapArea(context)}
  </div></div>`;
}

function sheet(one: RouteSheet): TemplateResult {
  return html`<section class="exp-box">
    <h3 class="exp-box-title">${one.name}</h3>
    <ul class="exp-route-points">${one.points.map((point) => html`<li>${point}</li>`)}</ul>
    <p><b>${one.total}</b></p>
    <p class="exp-quiet">${one.tickets}</p>
  </section>`;
}
