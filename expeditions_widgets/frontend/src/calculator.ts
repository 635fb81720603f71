/* The score calculator: two sides with the cards to choose from, the arithmetic under each, and the match sheet. */
import { html, nothing, type TemplateResult } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { buttonRow } from "./buttons.js";
import { matchRounds, printedRounds } from "./calculatorrounds.js";
import type { Context } from "./context.js";
import { fieldView } from "./form.js";
import { icon, suitMark } from "./icons.js";
import type { Calculator, CalculatorSide, Pick, Reckoning, Typed } from "./protocol.js";
import { ownSettingsButton } from "./settingspanel.js";

export function calculatorView(one: Calculator, context: Context): TemplateResult {
  return html`<div class="exp-calculator">
    <div class="exp-panel exp-calculator-round">
      <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${one.title}</h2>${ownSettingsButton()}</div>
      <p class="exp-intro">${one.intro}</p>
      ${settings(one, context)}
      ${
        one.sides.length === 0
          ? nothing
          : html`<div class="exp-calculator-sides">${one.sides.map((side) => sideView(side, context))}</div>`
      }
      ${buttonRow(one.buttons, context)}
    </div>
    ${matchRounds(one.rounds, context)} ${printedRounds(one.rounds)}
  </div>`;
}

function settings(one: Calculator, context: Context): TemplateResult {
  const { fields, label } = one.settings;
  return html`<details class="exp-fold">
    <summary data-key="fold">${icon("next")}<span>${label}</span></summary>
    <form
      class="exp-fold-fields"
      novalidate
      @submit=${(event: SubmitEvent) => submit(event, fields.map(({ name }) => name), context)}
    >
      ${fields.map((field) => fieldView(field, context))}
      <div class="exp-actions">${submitButton(one.agree)}</div>
    </form>
  </details>`;
}

function sideView(side: CalculatorSide, context: Context): TemplateResult {
  const title = `${context.id}-side-${side.seat}`;
  return html`<div class="exp-calculator-side" role="group" aria-label=${side.label}>
    <div class="exp-calculator-name">
      <p class="exp-box-title" id=${title}>${side.name}</p>
      <p class="exp-num"><span class="exp-quiet">${side.total.text}</span> <b data-total>${side.total.value}</b></p>
    </div>
    ${side.expeditions.map((expedition) => expeditionView(expedition, side.seat, context))}
    ${typedCards(side.typed, side.seat, context)}
  </div>`;
}

function expeditionView(one: Reckoning, seat: string, context: Context): TemplateResult {
  const keys = one.picks.map((pick) => keyOf(pick, seat));
  const stop = keys.includes(context.stop) ? context.stop : keys[0];
  return html`<div class="exp-reckoning" role="group" aria-label=${one.label} data-suit=${one.suit}>
    <p class="exp-reckoning-head">
      <span class="exp-lane-name">${suitMark(one.suit)}${one.name}</span>
      ${one.total === null ? nothing : html`<b class="exp-num">${one.total}</b>`}
    </p>
    <div class="exp-picks" data-row="picks">
      ${one.picks.map((pick) => pickView(pick, seat, keyOf(pick, seat) === stop, context))}
    </div>
    ${
      one.note === null
        ? nothing
        : html`<p class="exp-note exp-note--refused exp-why">${icon("stop")}<span>${one.note}</span></p>`
    }
    <p class="exp-steps exp-num">${one.steps.map((step) => html`<span>${step}</span> `)}</p>
  </div>`;
}

function keyOf(pick: Pick, seat: string): string {
  return `card-${seat}-${pick.code}`;
}

/* A card that lies on the other side stays in reach: pressing it says where it lies. */
function pickView(pick: Pick, seat: string, isStop: boolean, context: Context): TemplateResult {
  return html`<button
    type="button"
    class="exp-pick"
    data-key=${keyOf(pick, seat)}
    data-lies=${pick.lies}
    tabindex=${isStop ? 0 : -1}
    aria-label=${pick.label}
    aria-pressed=${String(pick.lies === "here")}
    aria-disabled=${pick.lies === "there" ? "true" : nothing}
    @click=${() => context.enter(pick.code, seat)}
  >
    ${pick.text}${pick.lies === "no" ? nothing : icon(pick.lies === "here" ? "check" : "stop")}
  </button>`;
}

export function typedCards(one: Typed, seat: string, context: Context): TemplateResult {
  const name = `typed-${seat}`;
  const id = `${context.id}-${name}`;
  const faulty = one.faults.length > 0;
  // The field keeps what is being typed through every change, until a text was read.
  const field = html`<input
    class="exp-text"
    type="text"
    autocomplete="off"
    autocapitalize="off"
    spellcheck="false"
    id=${id}
    name=${name}
    data-key="field-${name}"
    .value=${one.text}
    aria-invalid=${faulty ? "true" : nothing}
    aria-describedby="${id}-help${faulty ? ` ${id}-faults` : ""}"
  />`;
  return html`<form class="exp-typed" novalidate @submit=${(event: SubmitEvent) => submit(event, [name], context)}>
    <label class="exp-legend" for=${id}>${one.legend}</label>
    <div class="exp-typed-line">${keyed(one.number, field)}${submitButton(one.submit)}</div>
    <p class="exp-help-line" id="${id}-help">${one.help}</p>
    ${
      faulty
        ? html`<ul class="exp-fault exp-typed-faults" id="${id}-faults">
            ${one.faults.map((fault) => html`<li>${icon("stop")}<span>${fault}</span></li>`)}
          </ul>`
        : nothing
    }
    ${buttonRow(one.suits, context)}
  </form>`;
}

function submitButton(one: Calculator["agree"]): TemplateResult {
  return html`<button type="submit" class="exp-button" data-key="button-${one.id}"><span>${one.label}</span></button>`;
}

function submit(event: SubmitEvent, names: readonly string[], context: Context): void {
  event.preventDefault();
  const data = new FormData(event.currentTarget as HTMLFormElement);
  context.submit(Object.fromEntries(names.map((name) => [name, data.getAll(name).join(",")])));
}
