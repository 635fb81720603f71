/* Under the map of a position that is set up or shown: the game and its turn, the position as text, the ways on. */
import { html, nothing, type TemplateResult } from "lit-html";
import { typedCards } from "../calculator.js";
import type { Context } from "../context.js";
import { fillForm } from "../positionhead.js";
import type { RouteSetup } from "../protocol.js";
import { pageAddress, ruleLink } from "../rulelink.js";

export function routeSetupView(one: RouteSetup, context: Context): TemplateResult | typeof nothing {
  // Outside the site there is no page to lead to.
  const links = one.links.filter(({ href }) => pageAddress(href) !== null);
  if (one.fields.length + links.length === 0) return nothing;
  const title = `${context.id}-route-setup`;
  return html`<div class="exp-panel exp-route-setup" role="group" aria-labelledby=${title}>
    <p class="exp-box-title" id=${title}>${one.title}</p>
    ${fillForm(one.fields, context)} ${one.typed === null ? nothing : typed(one.typed, context)}
    ${links.length === 0 ? nothing : html`<p class="exp-rules">${links.map(ruleLink)}</p>`}
  </div>`;
}

/* What was typed is read when the field is left as well: a change on the map must not take it away unread. */
function typed(one: NonNullable<RouteSetup["typed"]>, context: Context): TemplateResult {
  const read = ({ target }: Event): void => {
    const { name, value } = target as HTMLInputElement;
    context.submit({ [name]: value });
  };
  return html`<div class="exp-setup-line" @change=${read}>${typedCards(one, "at", context)}</div>`;
}
