/* Numbers with a range beside them, and texts: native controls with labels, each with its fault. */
import { html, noChange, nothing, type TemplateResult } from "lit-html";
import { Directive, directive, type PropertyPart } from "lit-html/directive.js";
import type { Context } from "./context.js";
import { icon } from "./icons.js";
import type { LabNumber, LabText } from "./protocol.js";

export function settingId(context: Context): string {
  return `${context.id}-setting`;
}

/* An answer to an earlier move of a range must not take back a later one: the person's own value stays until Python
 * says the same.                                                                                                  */
class Kept extends Directive {
  render(value: string): string {
    return value;
  }
  override update(part: PropertyPart, [value]: [string]): typeof noChange {
    const control = part.element as HTMLInputElement;
    const { moved } = control.dataset;
    if (moved !== undefined && moved !== value) return noChange;
    delete control.dataset["moved"];
    // Set here, for lit-html would take a value that stood before it was typed over for one that still stands.
    if (control.value !== value) control.value = value;
    return noChange;
  }
}
export const kept = directive(Kept);

/** A number: both controls show the same one. The one with the name is sent. */
export function numberView(one: LabNumber, context: Context): TemplateResult {
  const id = `${context.id}-${one.name}`;
  const described = describedBy(one.help, one.fault, id);
  return html`<div class="exp-lab-number">
    <label class="exp-legend" for=${id}>${one.label}</label>
    <div class="exp-lab-line">
      <input
        class="exp-range"
        type="range"
        id=${id}
        form=${settingId(context)}
        data-key="range-${one.name}"
        min=${one.low}
        max=${one.high}
        step=${one.step}
        .value=${kept(one.value)}
        aria-describedby=${described}
        @input=${follow}
      />
      <input
        class="exp-text exp-num"
        type="number"
        inputmode="numeric"
        form=${settingId(context)}
        name=${one.name}
        data-key="field-${one.name}"
        aria-label=${one.numberLabel}
        min=${one.low}
        max=${one.high}
        step="any"
        .value=${kept(one.value)}
        aria-invalid=${one.fault === null ? nothing : "true"}
        aria-describedby=${described}
      />
    </div>
    ${notes(one.help, one.fault, id)}
  </div>`;
}

export function textView(one: LabText, context: Context): TemplateResult {
  const id = `${context.id}-${one.name}`;
  return html`<div class="exp-lab-text">
    <label class="exp-legend" for=${id}>${one.label}</label>
    <input
      class="exp-text"
      type="text"
      autocomplete="off"
      spellcheck="false"
      id=${id}
      name=${one.name}
      data-key="field-${one.name}"
      .value=${one.value}
      aria-invalid=${one.fault === null ? nothing : "true"}
      aria-describedby=${describedBy(one.help, one.fault, id)}
    />
    ${notes(one.help, one.fault, id)}
  </div>`;
}

function follow(event: Event): void {
  const range = event.target as HTMLInputElement;
  const number = range.parentElement?.querySelector<HTMLInputElement>('input[type="number"]');
  if (!number) return;
  number.value = range.value;
  for (const control of [range, number]) control.dataset["moved"] = range.value;
}

/** Whatever was moved before no longer stands: a preset sets every control anew. */
export function forgetMoves(root: HTMLElement): void {
  for (const control of root.querySelectorAll<HTMLElement>("[data-moved]")) delete control.dataset["moved"];
}

function describedBy(help: string, fault: string | null, id: string): string | typeof nothing {
  const ids = [help ? `${id}-help` : "", fault === null ? "" : `${id}-fault`].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : nothing;
}

function notes(help: string, fault: string | null, id: string): TemplateResult {
  return html`${help ? html`<p class="exp-help-line" id="${id}-help">${help}</p>` : nothing}
  ${fault === null ? nothing : faultNote(fault, `${id}-fault`)}`;
}

export function faultNote(fault: string, id: string): TemplateResult {
  return html`<p class="exp-fault" id=${id}>${icon("stop")}<span>${fault}</span></p>`;
}
