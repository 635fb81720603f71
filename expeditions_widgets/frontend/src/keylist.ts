/* The list of keys: a dialog that `?` or its button opens. */
import { html, nothing, type TemplateResult } from "lit-html";
import type { Context } from "./context.js";
import { dialogView } from "./dialog.js";
import { WORDS } from "./generated/words.js";
import { presenterKeys } from "./presenterlist.js";
import type { Table } from "./protocol.js";
import { isPresenting } from "./settings.js";

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
  return dialogView({
    id: `${context.id}-keys`,
    title: keys.title,
    close: keys.close,
    look: "exp-key-list",
    content: html`<dl class="exp-keys">
      ${keys.rows.map(([key, what]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${what}</dd></div>`)}
    </dl>${isPresenting() ? html`<p class="exp-box-title">${WORDS.presenterKeys}</p>${presenterKeys()}` : nothing}`,
  });
}

export function openKeyList(root: HTMLElement): void {
  const dialog = root.querySelector<HTMLDialogElement>("dialog.exp-key-list");
  if (dialog && !dialog.open) dialog.showModal();
}
