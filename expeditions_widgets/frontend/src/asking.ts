/* A button that asks before it acts: what it does can't be taken back. The browser gives the focus back to it. */
import { html, type TemplateResult } from "lit-html";
import type { Context } from "./context.js";
import { icon } from "./icons.js";
import type { Ask, Button } from "./protocol.js";

/** The button, and its question beside it; answered with yes, it is pressed like any other. */
export function askingButton(one: Button, ask: Ask, context: Context): TemplateResult {
  const title = `${context.id}-ask-${one.id}`;
  const look = one.look ? ` exp-button--${one.look}` : "";
  return html`<button
      type="button"
      class="exp-button${look}"
      data-key="button-${one.id}"
      aria-haspopup="dialog"
      @click=${open}
    >
      ${icon(one.icon)}<span>${one.label}</span>
    </button>
    <dialog class="exp-dialog" aria-labelledby=${title}>
      <p class="exp-box-title" id=${title}>${ask.title}</p>
      <p class="exp-ask-words">${ask.text}</p>
      <div class="exp-actions">
        <button type="button" class="exp-button" @click=${close}>${ask.no}</button>
        <button
          type="button"
          class="exp-button"
          @click=${(event: Event) => {
            close(event);
            context.press(one);
          }}
        >
          ${ask.yes}
        </button>
      </div>
    </dialog>`;
}

function open(event: Event): void {
  const dialog = (event.currentTarget as Element).nextElementSibling;
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
}

function close(event: Event): void {
  (event.currentTarget as Element).closest("dialog")?.close();
}
