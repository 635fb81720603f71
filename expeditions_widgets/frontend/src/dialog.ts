/* A dialog with a title and a button that closes it. The browser gives the focus back when it closes. */
import { html, type TemplateResult } from "lit-html";
import { icon } from "./icons.js";

interface Parts {
  /** The id that its title gets. */
  id: string;
  title: string;
  close: string;
  look: string;
  content: TemplateResult;
}

export function dialogView(parts: Parts): TemplateResult {
  return html`<dialog class="exp-dialog ${parts.look}" aria-labelledby=${parts.id} @click=${closeOnBackdrop}>
    <div class="exp-dialog-head">
      <p class="exp-box-title" id=${parts.id}>${parts.title}</p>
      <button type="button" class="exp-button exp-button--plain" @click=${close}>
        ${icon("cross")}<span class="exp-hidden">${parts.close}</span>
      </button>
    </div>
    ${parts.content}
  </dialog>`;
}

function close(event: Event): void {
  (event.currentTarget as Element).closest("dialog")?.close();
}

/* The dialog's own box is filled by its content, so a click that hits the dialog itself is one on the backdrop. */
function closeOnBackdrop(event: Event): void {
  if (event.target === event.currentTarget) (event.currentTarget as HTMLDialogElement).close();
}
