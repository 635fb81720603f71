/* The end of a swap: of the drawn cards one is kept, and of those held before one is put away. */
import { html, type TemplateResult } from "lit-html";
import { buttonRow } from "../buttons.js";
import type { Context } from "../context.js";
import type { MapToken, RouteCard, RouteSwap } from "../protocol.js";
import { cardFace } from "./cards.js";

export function swapForm(one: RouteSwap, tokens: readonly MapToken[], context: Context): TemplateResult {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (one.submit.why !== undefined) return context.press(one.submit);
    const data = new FormData(event.currentTarget as HTMLFormElement);
    const value = (name: string): string => String(data.get(name) ?? "");
    context.submit({ drawn: value("drawn"), discarded: value("discarded") });
  };
  return html`<form class="exp-routes-swap" @submit=${submit}>
    ${pick("drawn", one.keep, one.drawn, tokens, context)} ${pick("discarded", one.discard, one.hand, tokens, context)}
    ${
      one.submit.why === undefined
        ? html`<div class="exp-actions">
            <button type="submit" class="exp-button exp-button--main" data-key="button-${one.submit.id}">
              <span>${one.submit.label}</span>
            </button>
          </div>`
        : buttonRow([one.submit], context)
    }
  </form>`;
}

function pick(
  name: string,
  legend: string,
  cards: readonly RouteCard[],
  tokens: readonly MapToken[],
  context: Context,
): TemplateResult {
  return html`<fieldset>
    <legend class="exp-legend">${legend}</legend>
    <div class="exp-places">
      ${cards.map(
        (card, at) => html`<label class="exp-place-card">
          <input type="radio" name=${name} value=${at + 1} data-key="${name}-${card.place}" aria-label=${card.label} />
          ${cardFace(card, tokens, context)}
        </label>`,
      )}
    </div>
  </fieldset>`;
}
