/* The answers to a question. Each says why it is right or not once it was chosen; another can still be chosen. */
import { html, nothing, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { face } from "./card.js";
import type { Context } from "./context.js";
import { icon } from "./icons.js";
import type { Option } from "./protocol.js";

const MARKS = { right: "check", wrong: "cross" } as const;

export function options(list: readonly Option[], label: string, context: Context): TemplateResult {
  return html`<ul class="exp-options" aria-label=${label}>
    ${repeat(
      list,
      (one) => one.id,
      (one) => option(one, context),
    )}
  </ul>`;
}

function option(one: Option, context: Context): TemplateResult {
  const reason = `${context.id}-reason-${one.id}`;
  return html`<li>
    <button
      type="button"
      class="exp-option"
      data-key="option-${one.id}"
      data-verdict=${one.verdict ?? nothing}
      aria-pressed=${String(one.chosen)}
      aria-describedby=${one.reason === null ? nothing : reason}
      @click=${() => context.option(one.id)}
    >
      <span class="exp-option-mark">${one.verdict === null ? nothing : icon(MARKS[one.verdict])}</span>
      ${one.card === undefined ? nothing : html`<span class="exp-card">${face(one.card)}</span>`}
      <span>${one.text}${one.said ? html`<span class="exp-hidden">, ${one.said}</span>` : nothing}</span>
    </button>
    ${one.reason === null ? nothing : html`<p class="exp-option-reason" id=${reason}>${one.reason}</p>`}
  </li>`;
}
