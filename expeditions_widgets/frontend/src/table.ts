/* The card table: the map sheet with its lanes and river, the shelf, and the side. */
import { html, nothing, type TemplateResult } from "lit-html";
import { coachView } from "./coach.js";
import { columnCount } from "./columns.js";
import type { Context } from "./context.js";
import { keyList, keysButton } from "./keylist.js";
import { otherSide, ownSide } from "./lane.js";
import { penBar, penRow } from "./pen/bar.js";
import type { Table } from "./protocol.js";
import { river } from "./river.js";
import { ownSettingsButton } from "./settingspanel.js";
import { shelf } from "./shelf.js";
import { side } from "./side.js";

/** A table of up to this many columns without another side has its hand beside it, not below. */
const SMALL = 3;

export function isSmall(table: Table): boolean {
  return table.other === null && columnCount(table) <= SMALL;
}

export function tableView(table: Table, context: Context): TemplateResult {
  const beside = side(table, context);
  return html`<div class="exp-table-frame"><div class="exp-table">
    ${table.heading === null ? nothing : head(table.heading, table.keys, context)}
    <div class="exp-layout${beside === nothing ? " exp-layout--bare" : ""}">
      <div class="exp-sheet${isSmall(table) ? " exp-sheet--small" : ""}" data-board>
        <div class="exp-map" data-columns=${columnCount(table)}>
          ${contours()}
          ${table.other === null ? nothing : otherSide(table.other, table, context)}
          ${river(table, context)}
          ${ownSide(table.own, table, context)}
        </div>
        ${shelf(table, context)}
      </div>
      ${beside}
      ${table.coach === undefined ? nothing : coachView(table.coach, context)}
    </div>
    ${table.heading === null && beside !== nothing ? penRow(context) : nothing}
    ${keyList(table.keys, context)}
  </div></div>`;
}

function head(heading: NonNullable<Table["heading"]>, keys: Table["keys"], context: Context): TemplateResult {
  return html`<div class="exp-head">
    <h2>${heading.title}</h2>
    <p class="exp-state exp-num"><b>${heading.round}</b>${heading.totals.map(
      ({ name, value }) => html`<span class="exp-quiet">${name} <b>${value}</b></span>`,
    )}</p>
    <p class="exp-lastline">${heading.last}</p>
    <div class="exp-head-tools">${penBar(context)}${keysButton(keys, context)}${ownSettingsButton()}</div>
  </div>`;
}

/* Contour lines behind the lanes: decoration. */
const CONTOURS = [
  "M-20 90C80 20 190 60 230 130S150 250 60 230-80 170-20 90Z",
  "M-40 90C70-20 230 20 275 125S170 300 50 275-110 180-40 90Z",
  "M20 110C80 70 150 85 180 135S130 205 75 195-10 150 20 110Z",
  "M640 560C720 480 860 500 930 580S900 740 780 720 570 640 640 560Z",
  "M600 560C700 440 880 450 970 570S920 800 770 770 520 660 600 560Z",
  "M690 580C740 530 830 540 870 590S850 680 790 670 640 630 690 580Z",
  "M520 40C600-10 720 10 760 60S690 170 600 150 450 90 520 40Z",
  "M560 55C610 25 680 35 710 70S660 125 610 120 520 85 560 55Z",
  "M120 520C190 470 300 480 330 540S260 660 170 640 50 570 120 520Z",
  "M165 540C205 510 265 520 285 555S240 620 190 605 120 570 165 540Z",
].join("");

function contours(): TemplateResult {
  return html`<svg
    class="exp-contours"
    viewBox="0 0 900 700"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
  >
    <path d=${CONTOURS} />
  </svg>`;
}
