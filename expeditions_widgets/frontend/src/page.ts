/* One page of the widget: whatever the state holds, in a fixed order. */
import { html, nothing, type TemplateResult } from "lit-html";
import { calculatorView } from "./calculator.js";
import { chartView } from "./chart.js";
import type { Context } from "./context.js";
import { exerciseView } from "./exercise.js";
import { formView } from "./form.js";
import { WORDS } from "./generated/words.js";
import { icon } from "./icons.js";
import { labView } from "./lab.js";
import type { MaybeState } from "./model.js";
import type { State } from "./protocol.js";
import { positionHead } from "./positionhead.js";
import { positionShare } from "./positionshare.js";
import { isServed } from "./rulelink.js";
import { revealView } from "./reveal.js";
import { reviewView } from "./review.js";
import { routeEndView } from "./routes/end.js";
import { explorerView } from "./routes/explorer.js";
import { routeSetupView } from "./routes/setup.js";
import { routeTableView } from "./routes/table.js";
import { setupView } from "./setup.js";
import { shareView } from "./share.js";
import { isReady } from "./state.js";
import { summaryView } from "./summary.js";
import { tableView } from "./table.js";
import { tallyView } from "./tally.js";
import { writerView } from "./writer.js";

export function page(state: MaybeState, lost: boolean, context: Context): TemplateResult {
  return html`${lost ? lostNote(context) : nothing} ${isReady(state) ? content(state, context) : starting()}`;
}

function content(state: State, context: Context): TemplateResult {
  return html`${state.positionHead === undefined ? nothing : positionHead(state.positionHead, context)}
  ${state.form === undefined ? nothing : formView(state.form, context)}
  ${state.exercise === undefined || state.writer !== undefined ? nothing : exerciseView(state.exercise, context)}
  ${state.chart === undefined ? nothing : chartView(state.chart, context)}
  ${state.table === undefined ? nothing : tableView(state.table, context)}
  ${state.summary === undefined ? nothing : summaryView(state.summary, context)}
  ${state.review === undefined ? nothing : reviewView(state.review, context)}
  ${state.calculator === undefined ? nothing : calculatorView(state.calculator, context)}
  ${state.tally === undefined ? nothing : tallyView(state.tally, context)}
  ${state.lab === undefined ? nothing : labView(state.lab, context)}
  ${state.writer === undefined ? nothing : writerView(state.writer, state, context)}
  ${state.routes === undefined ? nothing : routeTableView(state.routes, context)}
  ${state.routeEnd === undefined ? nothing : routeEndView(state.routeEnd, context)}
  ${state.routeSetup === undefined ? nothing : routeSetupView(state.routeSetup, context)}
  ${state.explorer === undefined ? nothing : explorerView(state.explorer, context)}
  ${state.setup === undefined || state.writer !== undefined ? nothing : setupView(state.setup, context)}
  ${state.positionShare === undefined ? nothing : positionShare(state.positionShare, context)}
  ${state.reveal === undefined ? nothing : revealView(state.reveal, context)}
  ${state.share === undefined ? nothing : shareView(state.share, context)}`;
}

function starting(): TemplateResult {
  return html`<p class="exp-starting">${WORDS.starting}</p>`;
}

/** What to do when nothing answers: in a notebook a reload brings nothing back, and running the cell does. */
export function lostWords(): string {
  return isServed() ? WORDS.lost : WORDS.lostCell;
}

function lostNote(context: Context): TemplateResult {
  return html`<div class="exp-note exp-note--refused exp-lost">
    ${icon("stop")}
    <div>
      <p>${lostWords()}</p>
      ${isServed() ? reloadButton(context) : nothing}
    </div>
  </div>`;
}

function reloadButton(context: Context): TemplateResult {
  return html`<button type="button" class="exp-button" data-key="reload" @click=${() => context.reload()}>
    ${WORDS.lostAction}
  </button>`;
}
