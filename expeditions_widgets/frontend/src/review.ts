/* The review of a match: for each side what its choices cost, and for each round where the lead came from. */
import { html, nothing, type TemplateResult } from "lit-html";
import { buttonRow } from "./buttons.js";
import { chip } from "./card.js";
import type { Context } from "./context.js";
import { icon } from "./icons.js";
import { progressBar } from "./progressbar.js";
import type { CardRow, Figures, MatchReview, PricedChoice, RoundReview, SideReview } from "./protocol.js";
import { ownSettingsButton } from "./settingspanel.js";

export function reviewView(one: MatchReview, context: Context): TemplateResult {
  return html`<div class="exp-review">
    <div class="exp-panel">
      <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${one.title}</h2>${ownSettingsButton()}</div>
      <p class="exp-intro">${one.intro}</p>
      ${one.progress === null ? nothing : progressBar(one.progress, context)}
      ${buttonRow(one.buttons, context)}
    </div>
    ${one.sides.map((side, at) => sideView(side, at, context))}
    ${one.method.length === 0 ? nothing : method(one)}
  </div>`;
}

function sideView(side: SideReview, at: number, context: Context): TemplateResult {
  return html`<section class="exp-panel exp-review-side" aria-labelledby="${context.id}-side-${at}">
    <h3 id="${context.id}-side-${at}">${side.title}</h3>
    <p>${side.counts}</p>
    ${
      side.retries.length === 0
        ? nothing
        : html`<h4 class="exp-box-title">${side.retryLabel}</h4>${buttonRow(side.retries, context)}`
    }
    ${side.rounds.map((round, number) => roundView(round, `${at}-${number}`))}
  </section>`;
}

function roundView(round: RoundReview, key: string): TemplateResult {
  return html`<div class="exp-review-round">
    <h4 class="exp-box-title">${round.title}</h4>
    <p class="exp-quiet">${round.counts}</p>
    <div class="exp-review-parts">
      ${round.luck === null ? nothing : html`<div>${figures(round.luck)} ${draws(round, key)}</div>`}
      ${
        round.choices.length === 0
          ? nothing
          : html`<ol class="exp-review-choices">${round.choices.map((one, at) => choice(one, `${key}-${at}`))}</ol>`
      }
    </div>
  </div>`;
}

function draws(round: RoundReview, key: string): TemplateResult | typeof nothing {
  if (round.draws === null) return nothing;
  return html`<details class="exp-fold">
    <summary data-key="draws-${key}">${icon("next")}<span>${round.drawsLabel}</span></summary>
    ${figures(round.draws)}
  </details>`;
}

function choice(one: PricedChoice, key: string): TemplateResult {
  const [label, seed] = one.seed;
  return html`<li>
    <details class="exp-fold">
      <summary data-key="choice-${key}">
        ${icon("next")}<span>${one.title} <span class="exp-review-cost exp-num">${one.cost}</span></span>
      </summary>
      <div class="exp-review-choice">
        <ul class="exp-review-reasons">${one.reasons.map((reason) => html`<li>${reason}</li>`)}</ul>
        <dl class="exp-review-seen">${one.seen.map(cardRow)}</dl>
        ${figures(one.prices)}
        <p class="exp-help-line">${label}: <code>${seed}</code></p>
      </div>
    </details>
  </li>`;
}

function cardRow(row: CardRow): TemplateResult {
  return html`<div>
    <dt>${row.name}</dt>
    ${
      row.cards.length === 0
        ? html`<dd>${row.text}</dd>`
        : html`<dd><span class="exp-hidden">${row.text}</span><span class="exp-chips">${row.cards.map(chip)}</span></dd>`
    }
  </div>`;
}

function figures(one: Figures): TemplateResult {
  return html`<table class="exp-values exp-num">
    <caption>${one.caption}</caption>
    <thead><tr>${one.head.map((word) => html`<th scope="col">${word}</th>`)}</tr></thead>
    <tbody>${one.rows.map(figureRow)}</tbody>
    ${one.foot.length === 0 ? nothing : html`<tfoot>${figureRow(one.foot)}</tfoot>`}
  </table>`;
}

function figureRow([name, ...values]: readonly string[]): TemplateResult {
  return html`<tr><th scope="row">${name}</th>${values.map((value) => html`<td>${value}</td>`)}</tr>`;
}

function method(one: MatchReview): TemplateResult {
  return html`<div class="exp-panel exp-review-method">
    <h3>${one.methodLabel}</h3>
    <ul>${one.method.map((line) => html`<li>${line}</li>`)}</ul>
  </div>`;
}
