/* The start of a match: choose, then deal. Native fields with labels; what was wrong stands at its field. */
import { html, noChange, nothing, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { button, whyNote } from "./buttons.js";
import type { Context } from "./context.js";
import { icon } from "./icons.js";
import type { Field, Folded, Form } from "./protocol.js";
import { ruleLine } from "./rulelink.js";
import { ownSettingsButton } from "./settingspanel.js";

type Option = Field["options"][number];

export function formView(form: Form, context: Context): TemplateResult {
  const buttons = [form.submit, ...(form.also === null ? [] : [form.also])];
  const send = (event: SubmitEvent): void => submit(event, form, context);
  return html`<form class="exp-panel exp-form" novalidate @submit=${send}>
    <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${form.title}</h2>${ownSettingsButton()}</div>
    ${form.intro ? html`<p class="exp-intro">${form.intro}</p>` : nothing}
    ${form.fields.map((field) => fieldView(field, context))}
    ${form.folded.fields.length === 0 ? nothing : folded(form.folded, context)}
    <div class="exp-actions">
      ${submitButton(form, context)} ${form.also === null ? nothing : button(form.also, context)}
      ${whyNote(buttons, context)}
    </div>
  </form>`;
}

function submit(event: SubmitEvent, form: Form, context: Context): void {
  event.preventDefault();
  if (form.submit.why !== undefined) return context.press(form.submit);
  const data = new FormData(event.currentTarget as HTMLFormElement);
  const names = [...form.fields, ...form.folded.fields].map(({ name }) => name);
  context.submit(Object.fromEntries(names.map((name) => [name, data.getAll(name).join(",")])));
}

function submitButton(form: Form, context: Context): TemplateResult {
  const { submit: one } = form;
  if (one.why !== undefined) return button(one, context);
  return html`<button type="submit" class="exp-button exp-button--main" data-key="button-${one.id}">
    ${icon(one.icon)}<span>${one.label}</span>
  </button>`;
}

/* A fault opens the fold; whether it is open is the reader's own matter otherwise. */
function folded(fold: Folded, context: Context): TemplateResult {
  return html`<details class="exp-fold" ?open=${fold.fields.some((field) => field.fault !== undefined) ? live(true) : noChange}>
    <summary data-key="fold">${icon("next")}<span>${fold.label}</span></summary>
    <div class="exp-fold-fields">${fold.fields.map((field) => fieldView(field, context))}</div>
  </details>`;
}

export function fieldView(field: Field, context: Context): TemplateResult {
  const id = `${context.id}-${field.name}`;
  if (field.kind === "area") return areaField(field, id);
  return field.kind === "text" ? textField(field, id) : choiceField(field, id);
}

function textField(field: Field, id: string): TemplateResult {
  return html`<div class="exp-field">
    <label class="exp-legend" for=${id}>${field.legend}</label>
    <input
      class="exp-text"
      type="text"
      autocomplete="off"
      spellcheck="false"
      id=${id}
      name=${field.name}
      data-key="field-${field.name}"
      .value=${field.value}
      aria-invalid=${field.fault === undefined ? nothing : "true"}
      aria-describedby=${described(field, id)}
    />
    ${notes(field, id)}
  </div>`;
}

function areaField(field: Field, id: string): TemplateResult {
  return html`<div class="exp-field">
    <label class="exp-legend" for=${id}>${field.legend}</label>
    <textarea
      class="exp-text exp-area"
      rows="8"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      id=${id}
      name=${field.name}
      data-key="field-${field.name}"
      .value=${field.value}
      aria-invalid=${field.fault === undefined ? nothing : "true"}
      aria-describedby=${described(field, id)}
    ></textarea>
    ${notes(field, id)}
  </div>`;
}

function choiceField(field: Field, id: string): TemplateResult {
  return html`<fieldset class="exp-field" aria-describedby=${described(field, id)}>
    <legend class="exp-legend">${field.legend}</legend>
    <div class="exp-choice-row">${field.options.map((option) => choice(field, option))}</div>
    ${notes(field, id)}
  </fieldset>`;
}

function choice(field: Field, option: Option): TemplateResult {
  const radio = field.kind === "radio";
  return html`<label class="exp-choice">
    <input
      type=${radio ? "radio" : "checkbox"}
      name=${field.name}
      value=${option.value}
      data-key="field-${field.name}-${option.value}"
      .checked=${option.checked}
      aria-invalid=${field.fault === undefined || radio ? nothing : "true"}
    />
    <span class="exp-choice-words">
      <span>${option.label}</span>${option.help ? html`<small>${option.help}</small>` : nothing}
    </span>
  </label>`;
}

function described(field: Field, id: string): string | typeof nothing {
  const ids = [field.help ? `${id}-help` : "", field.fault === undefined ? "" : `${id}-fault`].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : nothing;
}

function notes(field: Field, id: string): TemplateResult {
  const fault = html`<p class="exp-fault" id="${id}-fault" data-fault=${field.name}>
    ${icon("stop")}<span>${field.fault}</span>
  </p>`;
  return html`${field.help ? html`<p class="exp-help-line" id="${id}-help">${field.help}</p>` : nothing}
  ${ruleLine(field.rules ?? [])} ${field.fault === undefined ? nothing : fault}`;
}
