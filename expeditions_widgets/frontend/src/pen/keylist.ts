/* The pen's keys, in the list of keys while it is offered. */
import { html, nothing, type TemplateResult } from "lit-html";
import type { Context } from "../context.js";
import { WORDS } from "../generated/words.js";
import { KEYS } from "./keys.js";

const ROWS: readonly (readonly [string, string])[] = [
  [KEYS.pen, WORDS.penKeyPen],
  [KEYS.mark, WORDS.penKeyMark],
  [KEYS.arrow, WORDS.penKeyArrow],
  ["+ −", WORDS.penKeyWithin],
  ["1 2 3", WORDS.penKeyLook],
  [WORDS.penDelete, WORDS.penKeyClear],
];

export function penKeys({ pen }: Context): TemplateResult | typeof nothing {
  if (!pen.isOffered) return nothing;
  return html`<p class="exp-box-title">${WORDS.penTools}</p>
    <dl class="exp-keys">
      ${ROWS.map(([key, what]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${what}</dd></div>`)}
    </dl>`;
}
