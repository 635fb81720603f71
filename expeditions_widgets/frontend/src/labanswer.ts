/* The lab's answer: covered until a guess where that was asked for, then part by part as they come. */
import { html, nothing, type TemplateResult } from "lit-html";
import { button, buttonRow } from "./buttons.js";
import { drawn } from "./chart.js";
import type { Context } from "./context.js";
import { fieldView } from "./form.js";
import { icon } from "./icons.js";
import { numberView, textView } from "./labfields.js";
import { progressBar } from "./progressbar.js";
import type { Lab, LabGuess, LabPart } from "./protocol.js";

type Changed = (event: Event, rests: boolean) => void;

export function answerView(lab: Lab, context: Context, changed: Changed): TemplateResult {
  return html`<section class="exp-panel exp-lab-answer" aria-labelledby="${context.id}-answer">
    <h3 id="${context.id}-answer" tabindex="-1" data-heading>${lab.guess?.title ?? lab.answerTitle}</h3>
    ${lab.guess === null ? nothing : guessView(lab.guess, context)}
    ${lab.said ? html`<p class="exp-note exp-note--plain exp-lab-said" data-said>${icon("chart")}<span>${lab.said}</span></p>` : nothing}
    <div class="exp-lab-about">
      ${lab.about ? html`<p class="exp-help-line">${lab.about}</p>` : nothing}
      ${lab.progress === null ? nothing : progressBar(lab.progress, context)}
    </div>
    ${lab.parts.map((part) => partView(part, context, changed))} ${buttonRow(lab.saves, context)}
  </section>`;
}

function guessView(one: LabGuess, context: Context): TemplateResult {
  const say = (event: SubmitEvent): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    context.submit({ best: String(data.get("best") ?? ""), mean: String(data.get("mean") ?? "") });
  };
  return html`<form class="exp-lab-guess" novalidate @submit=${say}>
      ${fieldView(one.best, context)} ${textView(one.mean, context)}
      <button type="submit" class="exp-button exp-button--main" data-key="button-${one.reveal.id}">
        <span>${one.reveal.label}</span>
      </button>
    </form>
    <div class="exp-chart-cover">${icon("chart")}<p>${one.cover}</p></div>`;
}

function partView(part: LabPart, context: Context, changed: Changed): TemplateResult {
  const title = `${context.id}-part-${part.id}`;
  return html`<div
    class="exp-lab-part"
    role="group"
    aria-labelledby=${title}
    data-part=${part.id}
    @input=${(event: Event) => changed(event, true)}
    @change=${(event: Event) => changed(event, false)}
  >
    <h4 id=${title}>${part.title}</h4>
    <p class="exp-help-line">${part.about}</p>
    ${part.numbers.map((one) => numberView(one, context))}
    ${part.progress === null ? nothing : progressBar(part.progress, { ...context, id: title })}
    ${part.drawn === null ? nothing : drawn(part.drawn)}
    ${part.picture === null ? nothing : html`<div class="exp-actions">${button(part.picture, context)}</div>`}
  </div>`;
}
