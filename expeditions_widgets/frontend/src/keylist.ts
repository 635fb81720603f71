/* The list of keys: a dialog that `?` or its button opens. The browser gives the focus back when it closes. */
import { html, type TemplateResult } from "lit-html";
import type { Context } from "./context.js";
import { icon } from "./icons.js";
import type { Table } from "./protocol.js";

export function keysButton(keys: Table["keys"], context: Context): TemplateResult {
  return html`<button
    type="button"
    class="exp-button exp-button--plain exp-keys-button"
    data-key="keys"
    aria-haspopup="dialog"
    aria-keyshortcuts="?"
    @click=${() => context.openKeys()}
  >
    <span aria-hidden="true">?</span><span class="exp-hidden">${keys.title}</span>
  </button>`;
}

export function keyList(keys: Table["keys"], context: Context): TemplateResult {
  const title = `${context.id}-keys`;
  return html`<dialog class="exp-dialog" aria-labelledby=${title} @click=${closeOnBackdrop}>
    <div class="exp-dialog-head">
      <p class="exp-box-title" id=${title}>${keys.title}</p>
      <button type="button" class="exp-button exp-button--plain" @click=${close}>
        ${icon("cross")}<span class="exp-hidden">${keys.close}</span>
      </button>
    </div>
    <dl class="exp-keys">
      ${keys.rows.map(([key, what]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${what}</dd></div>`)}
    </dl>
  </dialog>`;
}

export function openKeyList(root: HTMLElement): void {
  const dialog = root.querySelector<HTMLDialogElement>("dialog.exp-dialog");
  if (dialog && !dialog.open) dialog.showModal();
}

function close(event: Event): void {
  (event.currentTarget as Element).closest("dialog")?.close();
}

/* The dialog's own box is filled by its content, so a click that hits the dialog itself is one on the backdrop. */
function closeOnBackdrop(event: Event): void {
  if (event.target === event.currentTarget) (event.currentTarget as HTMLDialogElement).close();
}
