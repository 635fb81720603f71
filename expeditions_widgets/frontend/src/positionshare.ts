/* A position on its way to others: its text, its link, and the link's code large enough to be read off a wall. */
import { html, nothing, type TemplateResult } from "lit-html";
import { unsafeHTML } from "lit-html/directives/unsafe-html.js";
import { address } from "./address.js";
import type { Context } from "./context.js";
import { icon } from "./icons.js";
import type { PositionShare } from "./protocol.js";
import { shareItem } from "./share.js";

export function positionShare({ title, text, link, words }: PositionShare, context: Context): TemplateResult {
  const id = `${context.id}-position-share`;
  const whole = address(link.query);
  return html`<div class="exp-panel exp-share exp-position-share" role="group" aria-labelledby=${id}>
    <p class="exp-box-title" id=${id}>${title}</p>
    <div class="exp-share-items">
      <div class="exp-position-item">
        ${shareItem({ name: "text", label: text.label, text: text.value, help: text.help, file: null }, words, context)}
        <code class="exp-position-text">${text.value}</code>
      </div>
      <div class="exp-position-item">
        ${shareItem({ name: "link", label: link.label, text: whole, help: link.help, file: null }, words, context)}
        <code class="exp-position-text">${whole}</code>
        ${link.notes.map((note) => html`<p class="exp-note exp-note--plain">${icon("screen")}<span>${note}</span></p>`)}
      </div>
      ${link.code === "" ? nothing : code(link.code)}
    </div>
  </div>`;
}

/* The drawing is ours: Python's library drew it, of our own address. */
function code(drawing: string): TemplateResult {
  return html`<div class="exp-position-code">${unsafeHTML(drawing)}</div>`;
}
