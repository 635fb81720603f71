/* Writing a lesson: a form on one side, on the other the exercise that it makes, to be tried, and what leaves the page. */
import { html, nothing, type TemplateResult } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { button, buttonRow } from "./buttons.js";
import type { Context } from "./context.js";
import { downloadText } from "./copying.js";
import { exerciseView } from "./exercise.js";
import { icon } from "./icons.js";
import { forgetMoves } from "./labfields.js";
import type { Button, State, Writer, WriterTab, WriterText } from "./protocol.js";
import { ownSettingsButton } from "./settingspanel.js";
import { setupView } from "./setup.js";
import { insideView, partView } from "./writerfields.js";

/** What stands beside the form: the exercise to try, or in its place the editor of its position. */
type Beside = Pick<State, "exercise" | "setup">;

/** How long typing has to rest before it goes out, in ms. */
const REST = 400;
let timer: ReturnType<typeof setTimeout> | undefined;
/** By its id, what a form shows now: an answer may have come while typing rested. */
const shownIn = new Map<string, Writer>();

export function writerView(one: Writer, beside: Beside, context: Context): TemplateResult {
  const id = `${context.id}-writer`;
  shownIn.set(id, one);
  // Whatever is pressed here takes along what was typed, so that no quick click loses a word.
  const own: Context = {
    ...context,
    press: (pressed) => (pressed.why === undefined ? press(id, pressed.id, context) : context.press(pressed)),
  };
  const shown = one.tabs.find((tab) => tab.current)?.id ?? "";
  return html`<div class="exp-writer">
    <div>
      <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${one.title}</h2>${ownSettingsButton()}</div>
      <p class="exp-intro">${one.intro}</p>
    </div>
    <div class="exp-writer-halves">
      <form class="exp-writer-form" novalidate id=${id} @submit=${(event: Event) => event.preventDefault()}
        @input=${(event: Event) => soon(event, context)} @change=${(event: Event) => now(event, context)}>
        <div class="exp-panel exp-writer-panel" role="group" aria-labelledby="${id}-lesson">
          <h3 id="${id}-lesson">${one.lesson.title}</h3>
          ${insideView(one.lesson, own)} ${tabs(one, own)}
        </div>
        <div class="exp-panel exp-writer-panel" role="group" aria-labelledby="${id}-form">
          <h3 id="${id}-form">${one.formTitle}</h3>
          ${keyed(shown, html`${one.parts.map((part) => partView(part, own))}`)}
        </div>
      </form>
      <div class="exp-writer-side">
        ${todo(one, own)} ${trying(one, beside, context)}
      </div>
    </div>
    <div class="exp-writer-takes">${taking(one.cell, context)} ${taking(one.notebook, context, steps(one))}</div>
  </div>`;
}

function tabs(one: Writer, context: Context): TemplateResult {
  return html`<section class="exp-writer-part" aria-label=${one.tabsLabel}>
    <h4>${one.tabsLabel}</h4>
    <ol class="exp-writer-tabs">${one.tabs.map((each) => html`<li>${tab(each, context)}</li>`)}</ol>
    ${buttonRow(one.buttons, context)}
  </section>`;
}

function tab(one: WriterTab, context: Context): TemplateResult {
  const press = (): void => context.press({ id: one.id, label: one.label });
  return html`<button type="button" class="exp-button exp-writer-tab" data-key="button-${one.id}"
    aria-current=${one.current ? "true" : nothing} @click=${press}>
    <span>${one.label}</span><small>${one.note}</small>
  </button>`;
}

function todo({ todo: one }: Writer, context: Context): TemplateResult {
  return html`<section class="exp-panel exp-writer-panel" aria-label=${one.title}>
    <h3>${one.title}</h3>
    <p class="exp-writer-said" data-well=${String(one.well)}>${one.well ? icon("check") : nothing}<span>${one.said}</span></p>
    ${one.items.length === 0 ? nothing : html`<ul class="exp-writer-items">${one.items.map((item) => html`<li>${item}</li>`)}</ul>`}
    <div class="exp-actions">${button(one.button, context)}</div>
  </section>`;
}

function trying(one: Writer, { exercise, setup }: Beside, context: Context): TemplateResult {
  return html`<section class="exp-writer-try" aria-label=${one.tryTitle}>
    <h3>${one.tryTitle}</h3>
    ${one.tryAbout === "" ? nothing : html`<p class="exp-help-line">${one.tryAbout}</p>`}
    ${exercise === undefined ? nothing : exerciseView(exercise, context)} ${setup === undefined ? nothing : setupView(setup, context)}
  </section>`;
}

function steps({ nextTitle, next }: Writer): TemplateResult {
  return html`<p>${nextTitle}</p>
    <ul class="exp-writer-next">${next.map(([purpose, command]) => html`<li><code>${command}</code> <span class="exp-quiet">${purpose}</span></li>`)}</ul>`;
}

function taking(one: WriterText, context: Context, more: TemplateResult | typeof nothing = nothing): TemplateResult {
  const outcome = context.copied?.name === one.name ? context.copied : null;
  const take = (): void =>
    one.file === "" ? context.copy(one.name, one.text, one) : downloadText(one.text, one.file);
  return html`<section class="exp-panel exp-writer-panel" aria-label=${one.title}>
    <h3>${one.title}</h3>
    <p class="exp-help-line">${one.about}</p>
    ${one.file === "" && one.text !== "" ? html`<pre class="exp-writer-source" tabindex="0" aria-label=${one.title}><code>${one.text}</code></pre>` : nothing}
    ${
      one.text === ""
        ? nothing
        : html`<div class="exp-actions">
            <button type="button" class="exp-button" data-key="take-${one.name}" @click=${take}><span>${one.label}</span></button>
          </div>`
    }
    ${outcome === null ? nothing : html`<p class="exp-help-line">${outcome.done ? one.copied : one.refused}</p>`}
    ${
      outcome === null || outcome.done
        ? nothing
        : html`<textarea class="exp-text exp-area" readonly data-copy=${one.name} aria-label=${one.title} .value=${one.text}></textarea>`
    }
    ${more}
  </section>`;
}

/* Texts go out once typing rests, all else and a field that is left at once. */
function soon(event: Event, context: Context): void {
  const control = event.target as HTMLInputElement;
  if (control.type === "radio" || control.type === "checkbox" || control.localName === "select") return;
  control.dataset["moved"] = control.value;
  const form = event.currentTarget as HTMLFormElement;
  clearTimeout(timer);
  timer = setTimeout(() => context.fill(valuesOf(form)), REST);
}

function now(event: Event, context: Context): void {
  clearTimeout(timer);
  context.fill(valuesOf(event.currentTarget as HTMLFormElement));
}

function press(id: string, pressed: Button["id"], context: Context): void {
  const form = document.getElementById(id) as HTMLFormElement;
  clearTimeout(timer);
  const values = valuesOf(form);
  forgetMoves(form);
  context.submit({ ...values, press: pressed });
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  const one = shownIn.get(form.id)!;
  const data = new FormData(form);
  const fields = [one.lesson, ...one.parts].flatMap((part) => [...part.fields, ...part.rows.flatMap((row) => row.fields)]);
  const texts = Object.fromEntries(fields.map(({ name }) => [name, data.getAll(name).join(",")]));
  return { ...texts, form: one.form };
}
