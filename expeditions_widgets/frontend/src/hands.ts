/* A show of hands: a bar for each answer with its key, its hands and the ways to count them; the answer over the bars. */
import { html, nothing, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { styleMap } from "lit-html/directives/style-map.js";
import { button, whyNote } from "./buttons.js";
import type { Context } from "./context.js";
import { icon } from "./icons.js";
import { progressBar } from "./progressbar.js";
import type { Hands, HandsAnswer, HandsMark, HandsRow, HandsTruth } from "./protocol.js";

export function handsView(one: Hands, context: Context): TemplateResult {
  const id = `${context.id}-hands`;
  return html`<div class="exp-hands" role="group" aria-label=${one.toggle.label} ?data-counting=${one.open}>
    <div class="exp-hands-head">
      <button
        type="button"
        class="exp-button"
        data-key="button-${one.toggle.id}"
        aria-expanded=${String(one.open)}
        @click=${() => context.press(one.toggle)}
      >
        ${icon(one.toggle.icon)}<span>${one.toggle.label}</span>
      </button>
      ${one.said || one.counted ? html`<p class="exp-num" data-said>${one.said || one.counted}</p>` : nothing}
    </div>
    ${one.open ? opened(one, id, context) : nothing}
  </div>`;
}

function opened(one: Hands, id: string, context: Context): TemplateResult {
  const truth = one.answer?.truth ?? null;
  return html`<p class="exp-help-line" id="${id}-help">${one.help}</p>
    ${one.answer === null ? nothing : told(one.answer)}
    <ul class="exp-hands-rows" aria-label=${one.asked} aria-describedby="${id}-help" ?data-scale=${truth !== null}>
      ${repeat(
        one.rows,
        (row) => row.id,
        (row) => rowView(row, one.answer?.marks.find((mark) => mark.id === row.id) ?? null, id, context),
      )}
      ${truth === null ? nothing : truthView(truth, one.rows.length)}
    </ul>
    ${one.progress === null ? nothing : progressBar(one.progress, { ...context, id })}
    <div class="exp-actions">
      ${repeat(
        one.buttons,
        (each) => each.id,
        (each) => button(each, context),
      )}
      <button type="button" class="exp-button" data-key="button-${one.save.id}" @click=${() => context.hands.save()}>
        <span>${one.save.label}</span>
      </button>
      ${whyNote(one.buttons, context)}
    </div>
    ${one.saved ? html`<p class="exp-note exp-note--plain exp-why">${icon(one.file === null ? "stop" : "check")}<span>${one.saved}</span></p>` : nothing}`;
}

function told({ told: sentences }: HandsAnswer): TemplateResult {
  return html`<div class="exp-hands-told" data-told>${sentences.map((text) => html`<p>${text}</p>`)}</div>`;
}

function rowView(row: HandsRow, mark: HandsMark | null, id: string, context: Context): TemplateResult {
  const { hands } = context;
  const fault = `${id}-fault-${row.id}`;
  return html`<li class="exp-hands-row" data-mark=${mark?.kind ?? nothing} style=${styleMap({ "--row": row.id })}>
    <span class="exp-hands-text">
      ${row.key ? html`<kbd class="exp-key">${row.key}</kbd>` : nothing}
      <span>${row.text}${mark === null ? nothing : markView(mark)}</span>
    </span>
    <span class="exp-hands-bar exp-num">
      <i style=${styleMap({ width: `${100 * row.bar}%` })}></i><span><b>${row.count}</b>${row.share}</span>
    </span>
    <span class="exp-hands-set">
      <button type="button" class="exp-button" data-key="hands-less-${row.id}" aria-label=${row.less} @click=${() => hands.add(row.id, "-")}>−</button>
      <input
        class="exp-text exp-num"
        inputmode="numeric"
        autocomplete="off"
        data-key="hands-field-${row.id}"
        aria-label=${row.field}
        aria-invalid=${row.fault === null ? nothing : "true"}
        aria-describedby=${row.fault === null ? nothing : fault}
        .value=${row.value}
        @focus=${(event: Event) => (event.currentTarget as HTMLInputElement).select()}
        @change=${(event: Event) => hands.put(row.id, (event.currentTarget as HTMLInputElement).value)}
      />
      <button type="button" class="exp-button" data-key="hands-more-${row.id}" aria-label=${row.more} aria-keyshortcuts=${row.key || nothing} @click=${() => hands.add(row.id, "+")}>+</button>
    </span>
    ${row.fault === null ? nothing : html`<p class="exp-fault" id=${fault} data-fault="hands-${row.id}">${icon("stop")}<span>${row.fault}</span></p>`}
  </li>`;
}

function markView(mark: HandsMark): TemplateResult {
  return html` <strong class="exp-hands-mark">${icon(mark.kind === "right" ? "check" : "flag")}${mark.text}</strong>`;
}

/* The scale runs down the bars: each range is one row high. What the line means stands in words in its row. */
function truthView(truth: HandsTruth, rows: number): TemplateResult {
  const place = { "--rows": String(rows), "--at": String(truth.at), "--low": String(truth.low), "--high": String(truth.high) };
  return html`<li class="exp-hands-truth" aria-hidden="true" style=${styleMap(place)}><i></i></li>`;
}
