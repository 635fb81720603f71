/* The wager lab: what is set on one side, the answer over many deals on the other. */
import { html, type TemplateResult } from "lit-html";
import { button, buttonRow } from "./buttons.js";
import type { Context } from "./context.js";
import { fieldView } from "./form.js";
import { answerView } from "./labanswer.js";
import { cardsView, facesView } from "./labcards.js";
import { numberView, settingId, textView } from "./labfields.js";
import { icon } from "./icons.js";
import type { Lab } from "./protocol.js";
import { ownSettingsButton } from "./settingspanel.js";

/** How long a range has to rest before its number goes out, in ms. */
const REST = 150;
let timer: ReturnType<typeof setTimeout> | undefined;

export function labView(lab: Lab, context: Context): TemplateResult {
  return html`<div class="exp-lab">
    <div>
      <div class="exp-panel-head"><h2>${lab.title}</h2>${ownSettingsButton()}</div>
      <p class="exp-intro">${lab.intro}</p>
    </div>
    <div class="exp-lab-start" role="group" aria-labelledby="${context.id}-start">
      <p class="exp-legend" id="${context.id}-start">${lab.presetsLabel}</p>
      ${buttonRow(lab.presets, context)}
    </div>
    <div class="exp-lab-halves">
      <form class="exp-lab-set" novalidate id=${settingId(context)} @submit=${stay}
        @input=${(event: Event) => soon(event, context)}
        @change=${(event: Event) => now(event, context)}>
        ${setting(lab, context)}
      </form>
      ${answerView(lab, context, (event, rests) => (rests ? soon(event, context) : now(event, context)))}
    </div>
  </div>`;
}

function setting(lab: Lab, context: Context): TemplateResult {
  return html`<section class="exp-panel" aria-labelledby="${context.id}-cards">
      <h3 id="${context.id}-cards">${lab.cardsTitle}</h3>
      ${fieldView(lab.suit, context)} ${facesView(lab.hand, context)}
      <details class="exp-fold">
        <summary data-key="fold">${icon("next")}<span>${lab.table.fold}</span></summary>
        <div class="exp-fold-fields">${fieldView(lab.table.place, context)} ${cardsView(lab.table, context)}</div>
      </details>
    </section>
    <section class="exp-panel" aria-labelledby="${context.id}-round">
      <h3 id="${context.id}-round">${lab.roundTitle}</h3>
      ${lab.numbers.map((one) => numberView(one, context))} ${fieldView(lab.policy, context)}
      <div class="exp-lab-seed">${textView(lab.seed, context)} ${button(lab.fresh, context)}</div>
      ${fieldView(lab.predict, context)}
    </section>`;
}

function stay(event: Event): void {
  event.preventDefault();
}

/* A range speaks while it moves; all else once it was changed. */
function soon(event: Event, context: Context): void {
  const control = event.target as HTMLInputElement;
  if (control.type !== "range") return;
  clearTimeout(timer);
  timer = setTimeout(() => send(control.form, context), REST);
}

function now(event: Event, context: Context): void {
  const control = event.target as HTMLInputElement;
  clearTimeout(timer);
  send(control.form, context);
}

function send(form: HTMLFormElement | null, context: Context): void {
  if (form !== null) context.submit(valuesOf(form));
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) values[name] = String(value);
  return values;
}
