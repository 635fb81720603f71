/* The keys of present mode, as a list. */
import { html, type TemplateResult } from "lit-html";
import { WORDS } from "./generated/words.js";

const KEYS: readonly (readonly [string, string])[] = [
  ["Page down, Page up", WORDS.keyTurn],
  ["→ ← Space", WORDS.keyOutside],
  ["R", WORDS.keyReveal],
  ["1 to 9, U", WORDS.keyHands],
  ["B or .", WORDS.keyBlank],
  ["F", WORDS.keyFull],
  ["?", WORDS.keyKeys],
];

export function presenterKeys(): TemplateResult {
  return html`<dl class="exp-keys">
    ${KEYS.map(([key, what]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${what}</dd></div>`)}
  </dl>`;
}
