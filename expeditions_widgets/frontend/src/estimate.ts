/* An estimate: native controls to commit to a number with, then the guess and the truth on one line. */
import { html, nothing, type TemplateResult } from "lit-html";
import { styleMap } from "lit-html/directives/style-map.js";
import type { Context } from "./context.js";
import { icon } from "./icons.js";
import { progressBar } from "./progressbar.js";
import type { Button, Estimate, Line, Tick, Truth } from "./protocol.js";

export function estimate(one: Estimate, context: Context): TemplateResult {
  return html`<div class="exp-estimate">
    ${one.commit === null ? nothing : controls(one, one.commit, context)}
    ${one.line === null ? nothing : answered(one, one.line, context)}
  </div>`;
}

/* The two fields show one number and follow each other without asking Python: nothing is chosen before "Commit". */
function controls(one: Estimate, commit: Button, context: Context): TemplateResult {
  const id = `${context.id}-guess`;
  const described = `${id}-about${one.fault === null ? "" : ` ${id}-fault`}`;
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    context.submit({ guess: field(event.currentTarget as HTMLElement, "number").value });
  };
  return html`<form class="exp-field exp-guess" novalidate @submit=${send} @input=${(event: Event) => follow(event, one)}>
    <div class="exp-guess-head">
      <label class="exp-legend" for=${id}>${one.label}</label>
      <output class="exp-num" for=${id} .value=${withUnit(one.value, one)}></output>
    </div>
    <input
      class="exp-range"
      type="range"
      id=${id}
      data-key="field-range"
      min=${one.low}
      max=${one.high}
      step=${one.step}
      .value=${String(one.value)}
      aria-valuetext=${withUnit(one.value, one)}
      aria-describedby=${described}
    />
    <div class="exp-guess-ends exp-num" aria-hidden="true">
      <span>${minus(one.low)}</span><span>${minus(one.high)}</span>
    </div>
    <div class="exp-guess-foot">
      <label class="exp-guess-number">
        <span>${one.numberLabel}</span>
        <input
          class="exp-text exp-num"
          type="number"
          data-key="field-number"
          min=${one.low}
          max=${one.high}
          step="any"
          .value=${String(one.value)}
          aria-invalid=${one.fault === null ? nothing : "true"}
          aria-describedby=${described}
        />
      </label>
      <button type="submit" class="exp-button exp-button--main" data-key="button-${commit.id}">
        <span>${commit.label}</span>
      </button>
    </div>
    ${one.fault === null ? nothing : fault(one.fault, id)}
    <p class="exp-help-line" id="${id}-about">${one.about}</p>
  </form>`;
}

function fault(text: string, id: string): TemplateResult {
  return html`<p class="exp-fault" id="${id}-fault" data-fault="guess">${icon("stop")}<span>${text}</span></p>`;
}

function follow(event: Event, one: Estimate): void {
  const form = event.currentTarget as HTMLElement;
  const changed = event.target as HTMLInputElement;
  const range = field(form, "range");
  if (changed.type === "range") field(form, "number").value = changed.value;
  else if (changed.value !== "") range.value = changed.value;
  const shown = withUnit(changed.value === "" ? range.value : changed.value, one);
  form.querySelector("output")!.value = shown;
  range.setAttribute("aria-valuetext", shown);
}

function field(form: HTMLElement, type: "range" | "number"): HTMLInputElement {
  return form.querySelector<HTMLInputElement>(`input[type="${type}"]`)!;
}

function answered(one: Estimate, line: Line, context: Context): TemplateResult {
  return html`<p class="exp-legend">${one.label}</p>
    ${drawn(line)} ${one.progress === null ? nothing : progressBar(one.progress, context)}
    ${one.result ? html`<p class="exp-estimate-result" data-result>${one.result}</p>` : nothing}
    <p class="exp-help-line">${one.about}</p>`;
}

function drawn(line: Line): TemplateResult {
  return html`<div class="exp-line exp-num" role="img" aria-label=${line.text}>
    <div class="exp-line-track">
      ${line.truth === null ? nothing : spans(line.truth)}
      ${line.ticks.map((tick) => html`<span class="exp-line-tick" style=${at(tick)}></span>`)}
      ${mark(line.guess, "guess")} ${line.truth === null ? nothing : mark(line.truth.mark, "truth")}
    </div>
    <div class="exp-line-numbers">${line.ticks.map((tick) => html`<span style=${at(tick)}>${tick.label}</span>`)}</div>
  </div>`;
}

function spans(truth: Truth): TemplateResult {
  return html`${span(truth.accepted, "accepted")}${span(truth.likely, "likely")}`;
}

function span([from = 0, to = 0]: readonly number[], kind: string): TemplateResult {
  const place = styleMap({ left: `${100 * from}%`, width: `${100 * (to - from)}%` });
  return html`<span class="exp-line-span" data-span=${kind} style=${place}></span>`;
}

/* A label slides along under its own mark, so that at both ends it stays on the line. */
function mark(one: Tick, kind: "guess" | "truth"): TemplateResult {
  return html`<span class="exp-line-mark" data-mark=${kind} style=${at(one)}><i></i></span>
    <span class="exp-line-label" data-label=${kind} style=${at(one)}>${one.label}</span>`;
}

function at(tick: Tick): ReturnType<typeof styleMap> {
  return styleMap({ "--at": String(tick.at) });
}

function withUnit(value: number | string, one: Estimate): string {
  return one.unit ? `${minus(value)}\u00a0${one.unit}` : minus(value);
}

function minus(value: number | string): string {
  return String(value).replace("-", "−");
}
