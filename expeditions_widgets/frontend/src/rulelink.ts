/* A rule by its title: a link to the rules page where the site has one, in JupyterLab the title alone. */
import { html, nothing, type TemplateResult } from "lit-html";
import { WORDS } from "./generated/words.js";
import type { RuleLink } from "./protocol.js";

export function ruleLink({ title, href, note }: RuleLink): TemplateResult {
  const address = pageAddress(href);
  if (address === null) return html`<span class="exp-reason-rule">${title}</span>`;
  if (address.pathname === location.pathname)
    return html`<a class="exp-reason-rule" data-key="rule ${href}" href=${address.hash}>${title}</a>`;
  // A tab of its own: the game stays where it is, and so does its memory.
  return html`<a class="exp-reason-rule" data-key="rule ${href}" href=${address.href} target="_blank" rel="noopener"
    >${title}<span class="exp-hidden"> ${note}</span></a>`;
}

/** Several rules in a line of their own; nothing where there are none. */
export function ruleLine(rules: readonly RuleLink[]): TemplateResult | typeof nothing {
  return rules.length === 0 ? nothing : html`<p class="exp-rules"><span>${WORDS.rules}</span>${rules.map(ruleLink)}</p>`;
}

/** Whether this is a page of a site, and no notebook. */
export function isServed(): boolean {
  return document.body.dataset["voila"] !== undefined;
}

/** The address of one of the site's pages; null outside the site. The page's body says where the site stands. */
export function pageAddress(path: string): URL | null {
  const { voila, baseUrl } = document.body.dataset;
  return voila === undefined || baseUrl === undefined ? null : new URL(`${baseUrl}render/${path}`, location.href);
}
