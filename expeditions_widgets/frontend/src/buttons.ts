/* Buttons. One that is off stays in reach: pressing it shows the reason. */
import { html, nothing, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { askingButton } from "./asking.js";
import type { Context } from "./context.js";
import { icon } from "./icons.js";
import type { Button } from "./protocol.js";

export function button(one: Button, context: Context): TemplateResult {
  if (one.ask !== undefined) return askingButton(one, one.ask, context);
  const look = one.look ? ` exp-button--${one.look}` : "";
  return html`<button type="button" class="exp-button${look}" data-key="button-${one.id}"
    aria-disabled=${one.why === undefined ? nothing : "true"} aria-keyshortcuts=${one.key ? shortcut(one.key) : nothing}
    @click=${() => context.press(one)}>${icon(one.icon)}<span>${one.label}</span></button>`;
}

/** A row of buttons, and under it the reason why the one pressed last is off. */
export function buttonRow(
  list: readonly Button[],
  context: Context,
  className = "exp-actions",
): TemplateResult | typeof nothing {
  if (list.length === 0) return nothing;
  return html`<div class=${className}>${repeat(
    list,
    (one) => one.id,
    (one) => button(one, context),
  )}${whyNote(list, context)}</div>`;
}

export function whyNote(list: readonly Button[], context: Context): TemplateResult | typeof nothing {
  const note = context.note;
  if (note === null || !list.some((one) => one.id === note.id)) return nothing;
  return html`<p class="exp-note exp-note--plain exp-why">${icon("stop")}<span>${note.text}</span></p>`;
}

/** "Ctrl+Z" as aria-keyshortcuts wants it. */
function shortcut(key: string): string {
  return key.replace("Ctrl", "Control");
}
