/* What stands around a lesson's page: a dot for each page above it, the ways back and on below it. */
import { html, nothing, render, type TemplateResult } from "lit-html";
import { WORDS } from "../generated/words.js";
import { icon } from "../icons.js";

export interface Dot {
  number: number;
  heading: string;
  done: boolean;
}

export function pageDots(nav: HTMLElement, dots: readonly Dot[], here: number): void {
  nav.setAttribute("aria-label", WORDS.pages);
  render(html`<ol class="exp-dots">${dots.map((one) => dot(one, one.number === here))}</ol>`, nav);
}

function dot(one: Dot, here: boolean): TemplateResult {
  const name = `${WORDS.page} ${one.number}: ${one.heading}${one.done ? `, ${WORDS.pageDone}` : ""}`;
  return html`<li data-state=${one.done ? "done" : nothing}>
    <a href="#page-${one.number}" aria-current=${here ? "page" : nothing} aria-label=${name}>
      <span class="exp-dot">${one.done ? icon("check") : one.number}</span>
    </a>
  </li>`;
}

interface Steps {
  here: number;
  count: number;
  home: string;
  /** The lesson after this one. */
  after: { href: string; title: string } | null;
  kept: boolean;
  go(number: number): void;
}

export function pageSteps({ here, count, home, after, kept, go }: Steps): TemplateResult {
  return html`${here > 1 ? button("back", WORDS.back, () => go(here - 1)) : html`<span></span>`}
    <p class="exp-quiet">${kept ? WORDS.saved : WORDS.notSaved}</p>
    ${here < count ? button("next", WORDS.next, () => go(here + 1)) : ways(home, after)}`;
}

function button(way: "back" | "next", label: string, press: () => void): TemplateResult {
  const on = way === "next";
  return html`<button
    type="button"
    class="exp-button ${on ? "exp-button--main" : ""}"
    aria-keyshortcuts=${on ? "PageDown" : "PageUp"}
    @click=${press}
  >
    ${on ? nothing : icon("prev")}<span>${label}</span>${on ? icon("next") : nothing}
  </button>`;
}

function ways(home: string, after: Steps["after"]): TemplateResult {
  if (after === null) return way(home, WORDS.home, true);
  return html`<span class="exp-actions">${way(home, WORDS.home, false)}${way(after.href, `${WORDS.nextLesson}: ${after.title}`, true)}</span>`;
}

function way(href: string, words: string, main: boolean): TemplateResult {
  return html`<a class="exp-button ${main ? "exp-button--main" : ""}" href=${href}><span>${words}</span>${main ? icon("next") : nothing}</a>`;
}
