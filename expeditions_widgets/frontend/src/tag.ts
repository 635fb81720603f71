/* Small flags on a card or place: an icon or a word besides the colour. */
import { html, type TemplateResult } from "lit-html";
import { icon } from "./icons.js";

type Kind = "new" | "target" | "refused" | "tried" | "mark";

const MARKS: Partial<Record<Kind, string>> = { refused: "stop", tried: "cross", mark: "flag" };

export function tag(kind: Kind, text: string): TemplateResult {
  return html`<span class="exp-tag exp-tag--${kind}">${icon(MARKS[kind])}${text}</span>`;
}
