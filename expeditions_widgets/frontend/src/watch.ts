/* A watched round: where it stands, the ways through it, its comment, and the question that is asked on the way. */
import { html, nothing, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { buttonRow } from "./buttons.js";
import type { Context } from "./context.js";
import { icon } from "./icons.js";
import { options } from "./options.js";
import type { Exercise, Watch } from "./protocol.js";

type Part = TemplateResult | typeof nothing;

/** `judged` is the verdict: beside the comment, since the table may stand below. */
export function watchView(watch: Watch, answers: Exercise["options"], judged: Part, context: Context): TemplateResult {
  return html`<div class="exp-watch">
    <div class="exp-watch-bar">
      <p class="exp-watch-counter exp-num">${watch.counter}</p>
      ${buttonRow(watch.steps, context, "exp-watch-steps")}
    </div>
    ${slider(watch, context)} ${watch.comment === null ? nothing : comment(watch.comment)} ${judged}
    ${watch.question === null || answers === null ? nothing : question(watch.question, answers, context)}
  </div>`;
}

function slider(watch: Watch, context: Context): TemplateResult {
  const { turn, turns, turnLabel, counter } = watch;
  return html`<input
    type="range"
    class="exp-watch-slider"
    data-key="turn"
    min="0"
    max=${turns}
    aria-label=${turnLabel}
    aria-valuetext=${counter}
    .value=${live(String(turn))}
    @change=${(event: Event) => context.option(`turn-${(event.currentTarget as HTMLInputElement).value}`)}
  />`;
}

function comment(text: string): TemplateResult {
  return html`<div class="exp-note exp-note--plain" data-comment>${icon("book")}<p>${text}</p></div>`;
}

function question(text: string, answers: NonNullable<Exercise["options"]>, context: Context): TemplateResult {
  return html`<div class="exp-watch-question">
    <p class="exp-watch-asked">${text}</p>
    ${options(answers, text, context)}
  </div>`;
}
