/* The ledger line: a score as a sentence of numbers, and its result. */
import { html, nothing, type TemplateResult } from "lit-html";
import type { Ledger, Side } from "./protocol.js";

export function ledger(line: Ledger): TemplateResult {
  if (line.total === null) {
    return html`<span class="exp-ledger exp-ledger--none" aria-hidden="true"><span>${line.text}</span></span>`;
  }
  const parts = line.parts.map((part) => html`<span>${spaced(part)}</span>`);
  return html`<span class="exp-ledger exp-num" aria-hidden="true">${parts}<b>${line.total}</b></span>`;
}

export function sideTotal(total: Side["total"]): TemplateResult | typeof nothing {
  if (total === null) return nothing;
  return html`<span class="exp-ledger exp-ledger--total exp-num">
    <span>${total.text}</span><b>${total.value}</b>
  </span>`;
}

/** Operators with a space that the narrow layout can close: " − " and " × " become an element with margins. */
function spaced(part: string): (string | TemplateResult)[] {
  return part.split(/\s*([−×+])\s*/).map((piece, at) => (at % 2 === 1 ? html`<i>${piece}</i>` : piece));
}
