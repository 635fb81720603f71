/* A way to another page that goes on with what is here. JupyterLab has no address for it: there it is told. */
import { html, type TemplateResult } from "lit-html";
import { whyNote } from "./buttons.js";
import type { Context } from "./context.js";
import { icon } from "./icons.js";
import type { Button, Handover } from "./protocol.js";
import { pageAddress } from "./rulelink.js";
import { keep } from "./storage.js";

export function handover(one: Handover, context: Context): TemplateResult {
  const address = pageAddress(one.href);
  const hand = (): void => keep({ key: one.key, text: one.text });
  if (address === null) return told(one, hand, context);
  // A tab of its own: the match stays where it is, and the other page remembers nothing of an earlier one.
  return html`<a
    class="exp-button exp-link-button"
    data-key="handover"
    href=${address.href}
    target="_blank"
    rel="noopener"
    @click=${hand}
    >${icon("chart")}<span>${one.label}<span class="exp-hidden"> ${one.note}</span></span></a
  >`;
}

function told(one: Handover, hand: () => void, context: Context): TemplateResult {
  const button: Button = { id: "handover", label: one.label, why: one.elsewhere };
  const press = (): void => {
    hand();
    context.press(button);
  };
  return html`<div class="exp-actions">
    <button type="button" class="exp-button" data-key="handover" @click=${press}>
      ${icon("chart")}<span>${one.label}</span>
    </button>
    ${whyNote([button], context)}
  </div>`;
}
