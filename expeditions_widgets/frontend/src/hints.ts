/* The hint ladder: a rung is opened by hand, never by the clock. */
import { html, nothing, type TemplateResult } from "lit-html";
import type { Context } from "./context.js";
import { icon } from "./icons.js";
import type { Button, Exercise } from "./protocol.js";

export function hints(ladder: Exercise["hints"], context: Context): TemplateResult | typeof nothing {
  const { open, more } = ladder;
  if (open.length === 0 && more === null) return nothing;
  const title = `${context.id}-hints`;
  return html`<div class="exp-hints">
    <p class="exp-box-title" id=${title}>${ladder.title}</p>
    <ol class="exp-ladder" aria-labelledby=${title}>
      ${open.map((text, at) => html`<li data-open data-key="hint-${at + 1}" tabindex="-1">${rung(at + 1)}<p>${text}</p></li>`)}
      ${more === null ? nothing : html`<li>${rung(open.length + 1)}${opener(more, context)}</li>`}
    </ol>
  </div>`;
}

function rung(number: number): TemplateResult {
  return html`<span class="exp-rung" aria-hidden="true">${number}</span>`;
}

function opener(more: Button, context: Context): TemplateResult {
  return html`<button type="button" class="exp-button" data-key="more" @click=${() => context.press(more)}>
    ${icon(more.icon)}<span>${more.label}</span>
  </button>`;
}
