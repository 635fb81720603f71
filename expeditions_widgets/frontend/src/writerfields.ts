/* The form for authors: native fields with labels, each with its faults; what was typed since is never taken back. */
import { html, nothing, type TemplateResult } from "lit-html";
import { buttonRow } from "./buttons.js";
import type { Context } from "./context.js";
import { icon } from "./icons.js";
import { kept } from "./labfields.js";
import type { WriterField, WriterPart, WriterRow } from "./protocol.js";

export function partView(part: WriterPart, context: Context): TemplateResult {
  const title = `${context.id}-part-${part.id}`;
  if (part.folded) {
    return html`<details class="exp-fold">
      <summary data-key="fold-${part.id}">${icon("next")}<span>${part.title}</span></summary>
      <div class="exp-fold-fields">${insideView(part, context)}</div>
    </details>`;
  }
  return html`<section class="exp-writer-part" data-part=${part.id} aria-labelledby=${title}>
    <h4 id=${title}>${part.title}</h4>
    ${part.about === "" ? nothing : html`<p class="exp-help-line">${part.about}</p>`} ${insideView(part, context)}
  </section>`;
}

export function insideView(part: WriterPart, context: Context): TemplateResult {
  return html`${part.fields.map((field) => fieldView(field, context))} ${part.rows.map((row) => rowView(row, context))}
  ${faultsView(part.faults)} ${buttonRow(part.buttons, context)}`;
}

function rowView(row: WriterRow, context: Context): TemplateResult {
  return html`<div class="exp-writer-row">
    ${row.title === "" ? nothing : html`<p class="exp-legend">${row.title}</p>`}
    ${row.fields.map((field) => fieldView(field, context))} ${faultsView(row.faults)} ${buttonRow(row.buttons, context)}
  </div>`;
}

function fieldView(field: WriterField, context: Context): TemplateResult {
  return field.kind === "radio" || field.kind === "check" ? choices(field, context) : texts(field, context);
}

function texts(field: WriterField, context: Context): TemplateResult {
  const id = `${context.id}-${field.name}`;
  return html`<div class="exp-writer-field">
    <label class="exp-legend" for=${id}>${field.label}</label>
    ${control(field, id)} ${notes(field, id)}
  </div>`;
}

function control(field: WriterField, id: string): TemplateResult {
  const invalid = field.faults.length === 0 ? nothing : "true";
  const { name, value } = field;
  switch (field.kind) {
    case "area":
      return html`<textarea class="exp-text exp-writer-area" rows=${name === "position" ? 2 : 4} spellcheck=${isNotation(name) ? "false" : "true"} id=${id} name=${name} data-key="field-${name}"
        .value=${kept(value)} aria-invalid=${invalid} aria-describedby=${described(field, id)}></textarea>`;
    case "pick":
      return html`<select class="exp-text" id=${id} name=${name} data-key="field-${name}"
        aria-invalid=${invalid} aria-describedby=${described(field, id)}>
        ${field.options.map((one) => html`<option value=${one.value} .selected=${one.checked}>${one.label}</option>`)}
      </select>`;
    default:
      return html`<input class="exp-text" type="text" autocomplete="off" id=${id} name=${name} data-key="field-${name}"
        spellcheck=${isNotation(name) ? "false" : "true"} .value=${kept(value)}
        aria-invalid=${invalid} aria-describedby=${described(field, id)} />`;
  }
}

/** Fields that hold no words of a language. */
function isNotation(name: string): boolean {
  return /position|record|solution|cards$|card$|follows$|^name$/.test(name);
}

function choices(field: WriterField, context: Context): TemplateResult {
  const id = `${context.id}-${field.name}`;
  const row = html`<div class="exp-choice-row">${field.options.map((one) => choice(field, one))}</div>`;
  if (field.label === "") return html`<div class="exp-writer-field">${row} ${notes(field, id)}</div>`;
  return html`<fieldset class="exp-writer-field" aria-describedby=${described(field, id)}>
    <legend class="exp-legend">${field.label}</legend>
    ${row} ${notes(field, id)}
  </fieldset>`;
}

function choice(field: WriterField, one: WriterField["options"][number]): TemplateResult {
  return html`<label class="exp-choice">
    <input
      type=${field.kind === "radio" ? "radio" : "checkbox"}
      name=${field.name}
      value=${one.value}
      data-key="field-${field.name}-${one.value}"
      .checked=${one.checked}
    />
    <span class="exp-choice-words"><span>${one.label}</span>${one.help ? html`<small>${one.help}</small>` : nothing}</span>
  </label>`;
}

function described(field: WriterField, id: string): string | typeof nothing {
  const ids = [field.help ? `${id}-help` : "", field.faults.length > 0 ? `${id}-faults` : ""].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : nothing;
}

function notes(field: WriterField, id: string): TemplateResult {
  return html`${field.help ? html`<p class="exp-help-line" id="${id}-help">${field.help}</p>` : nothing}
  ${faultsView(field.faults, `${id}-faults`)}`;
}

function faultsView(faults: readonly string[], id?: string): TemplateResult | typeof nothing {
  if (faults.length === 0) return nothing;
  return html`<ul class="exp-fault exp-writer-faults" id=${id ?? nothing}>
    ${faults.map((fault) => html`<li>${icon("stop")}<span>${fault}</span></li>`)}
  </ul>`;
}
