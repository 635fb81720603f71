/* Work that takes a while: the browser's own bar, with its label. */
import { html, type TemplateResult } from "lit-html";
import type { Context } from "./context.js";
import type { Progress } from "./protocol.js";

export function progressBar(one: Progress, context: Context): TemplateResult {
  const id = `${context.id}-progress`;
  return html`<div class="exp-progress">
    <label for=${id}>${one.label}</label>
    <progress id=${id} max="1" .value=${one.share}></progress>
  </div>`;
}
