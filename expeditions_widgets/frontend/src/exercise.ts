/* An exercise: the task, a table or a question, the verdict, the hints. The task stays on view throughout. */
import { html, nothing, type TemplateResult } from "lit-html";
import { buttonRow } from "./buttons.js";
import type { Context } from "./context.js";
import { estimate } from "./estimate.js";
import { hints } from "./hints.js";
import { icon } from "./icons.js";
import { options } from "./options.js";
import type { Exercise, Verdict } from "./protocol.js";
import { routeTableView } from "./routes/table.js";
import { ruleLink } from "./rulelink.js";
import { ownSettingsButton } from "./settingspanel.js";
import { isSmall, tableView } from "./table.js";
import { worksheetView } from "./worksheet.js";
import { watchView } from "./watch.js";

export function exerciseView(one: Exercise, context: Context): TemplateResult {
  const task = `${context.id}-task`;
  const judged = one.verdict === null ? nothing : verdict(one.verdict, `${context.id}-verdict`);
  const wide = one.routes !== undefined || (one.table !== null && !isSmall(one.table));
  const map = one.routes === undefined ? "" : " exp-exercise--map";
  // Where something was done on the map, what came of it stands where it was done.
  const beside = one.routes !== undefined && (one.options ?? one.worksheet ?? one.watch ?? null) === null;
  const look = `exp-panel exp-exercise${wide ? " exp-exercise--wide" : ""}${map}`;
  return html`<div class="exp-exercise-frame">
    <div class=${look} role="group" aria-labelledby=${task} ?data-done=${one.done}>
      <div class="exp-task">
        ${icon(one.icon)}
        <div>
          <p class="exp-eyebrow">${one.number}${one.done ? icon("check") : nothing}</p>
          <p class="exp-task-words" id=${task} tabindex="-1" data-heading>${one.task}</p>
          ${one.detail ? html`<p class="exp-quiet">${one.detail}</p>` : nothing}
        </div>
        ${ownSettingsButton()}
      </div>
      ${one.watch === undefined ? nothing : watchView(one.watch, one.options, judged, context)}
      ${one.table === null ? nothing : html`<div class="exp-exercise-table">${tableView(one.table, context)}</div>`}
      ${one.routes === undefined ? nothing : html`<div class="exp-exercise-table">${routeTableView(one.routes, context, beside ? judged : nothing)}</div>`}
      ${one.options === null || one.watch !== undefined ? nothing : options(one.options, one.optionsLabel, context)}
      ${one.worksheet === undefined ? nothing : worksheetView(one.worksheet, context)}
      ${one.estimate === undefined ? nothing : estimate(one.estimate, context)}
      <div class="exp-guide">
        ${one.watch === undefined && !beside ? judged : nothing} ${one.solution === undefined ? nothing : solution(one.solution)}
        ${buttonRow(one.buttons, context)}
      </div>
      ${hints(one.hints, context)}
    </div>
  </div>`;
}

const LOOKS = { right: ["right", "check"], wrong: ["refused", "cross"], unsure: ["plain", "lamp"] } as const;

function verdict(one: Verdict, id: string): TemplateResult {
  const [look, mark] = LOOKS[one.kind];
  return html`<div class="exp-note exp-note--${look}" data-verdict=${one.kind} id=${id}>
      ${icon(mark)}
      <p><strong>${one.title}</strong> ${one.text}${one.rule === null ? nothing : html` ${ruleLink(one.rule)}`}</p>
    </div>
    ${one.outcomes.length === 0 ? nothing : html`<div class="exp-outcomes">${one.outcomes.map(outcome)}</div>`}`;
}

function solution(words: string): TemplateResult {
  return html`<div class="exp-note exp-note--right" data-solution>${icon("lamp")}<p>${words}</p></div>`;
}

function outcome(one: Verdict["outcomes"][number]): TemplateResult {
  return html`<div>
    <p class="exp-outcome-title">${one.title}</p>
    <p class="exp-num exp-outcome-sum">${one.sum} <b>${one.total}</b></p>
    <p class="exp-quiet">${one.text}</p>
  </div>`;
}
