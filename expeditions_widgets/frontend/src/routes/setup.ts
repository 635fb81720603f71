/* Under the map of a position that is set up or shown: the game and its turn, the position as text, the ways on. */
import { html, nothing, type TemplateResult } from "lit-html";
import { typedCards } from "../calculator.js";
import type { Context } from "../context.js";
import { icon } from "../icons.js";
import { fillForm } from "../positionhead.js";
import type { RouteSetup, RuleLink } from "../protocol.js";
import { pageAddress } from "../rulelink.js";

export function routeSetupView(one: RouteSetup, context: Context): TemplateResult | typeof nothing {
  // Outside the site there is no page to lead to.
  const links = one.links.filter(({ href }) => pageAddress(href) !== null);
  if (one.fields.length + links.length === 0) return nothing;
  const title = `${context.id}-route-setup`;
  return html`<div class="exp-panel exp-route-setup" role="group" aria-labelledby=${title}>
    <p class="exp-box-title" id=${title}>${one.title}</p>
    ${fillForm(one.fields, context)} ${one.typed === null ? nothing : typed(one.typed, context)}
    ${links.length === 0 ? nothing : html`<p class="exp-actions">${links.map(wayOn)}</p>`}
  </div>`;
}

/* A tab of its own: what was set up stays where it is. */
function wayOn({ title, href, note }: RuleLink): TemplateResult {
  return html`<a class="exp-button" data-key="way ${href.split("?")[0]}" href=${pageAddress(href)!.href} target="_blank" rel="noopener">
    ${icon("play")}<span>${title}<span class="exp-hidden"> ${note}</span></span></a>`;
}

/* What was typed is read when the field is left as well: a change on the map must not take it away unread. */
function typed(one: NonNullable<RouteSetup["typed"]>, context: Context): TemplateResult {
  const read = ({ target }: Event): void => {
    const { name, value } = target as HTMLInputElement;
    context.submit({ [name]: value });
  };
  return html`<div class="exp-setup-line" @change=${read}>${typedCards(one, "at", context)}</div>`;
}
