/* The curtain of present mode: the bar that says that an answer waits, and the button that shows or covers it. */
import { html, nothing, type TemplateResult } from "lit-html";
import type { Context } from "./context.js";
import type { Reveal } from "./protocol.js";

export function revealView(one: Reveal, context: Context): TemplateResult {
  return html`<div class="exp-reveal" ?data-open=${one.open}>
    ${one.note ? html`<p>${one.note}</p>` : nothing}
    <button
      type="button"
      class="exp-button ${one.open ? "" : "exp-button--main"}"
      data-key="reveal"
      aria-keyshortcuts=${one.key}
      @click=${() => context.reveal()}
    >
      <span>${one.label}</span><kbd aria-hidden="true">${one.key}</kbd>
    </button>
  </div>`;
}
