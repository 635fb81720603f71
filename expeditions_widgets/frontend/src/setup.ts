/* The editor of a card position: the line of text, the places, the cards, and the table that comes of them. */
import { html, nothing, type TemplateResult } from "lit-html";
import { buttonRow } from "./buttons.js";
import { typedCards } from "./calculator.js";
import type { Context } from "./context.js";
import { icon, suitMark } from "./icons.js";
import { fillForm } from "./positionhead.js";
import type { Setup, SetupCard, SetupPlace, SetupSuit } from "./protocol.js";
import { tableView } from "./table.js";

export function setupView(one: Setup, context: Context): TemplateResult {
  return html`<div class="exp-setup">
    <div class="exp-panel exp-setup-line">
      ${buttonRow(one.presets, context)}
      <div @change=${readAtOnce}>${typedCards(one.typed, "setup", context)}</div>
      <p class="exp-setup-status" data-faults=${one.faults.length > 0}>${one.status}</p>
      ${faultList(one.faults, `${context.id}-whole`)} ${buttonRow(one.buttons, context)}
    </div>
    <div class="exp-setup-halves">
      <div class="exp-panel exp-setup-choose">
        ${places(one, context)}
        <p class="exp-help-line" id="${context.id}-setup-hint">${one.hint}</p>
        <div role="group" aria-label=${one.cardsLegend} class="exp-setup-suits">
          ${one.cards.map((suit) => suitView(suit, context))}
        </div>
      </div>
      <div class="exp-setup-seen">
        <div role="group" aria-label=${one.tableLegend}>${tableView(one.table, context)}</div>
        <div class="exp-panel">
          ${fillForm(one.fields, context)} ${faultList(one.fieldFaults, `${context.id}-field-faults`)}
        </div>
      </div>
    </div>
  </div>`;
}

/* What was typed holds once the field is left, so that no press meets an older position. */
function readAtOnce(event: Event): void {
  (event.target as HTMLInputElement).form?.requestSubmit();
}

function places(one: Setup, context: Context): TemplateResult {
  return html`<div role="group" aria-label=${one.placesLegend} class="exp-setup-places">
    ${one.places.map((place) => placeView(place, context))}
  </div>`;
}

function placeView(place: SetupPlace, context: Context): TemplateResult {
  const id = `${context.id}-place-${place.letter}`;
  return html`<div class="exp-setup-place" role="group" aria-label=${place.name}>
    <button
      type="button"
      class="exp-setup-spot"
      data-key="place-${place.letter}"
      aria-pressed=${String(place.chosen)}
      aria-describedby=${place.faults.length > 0 ? id : nothing}
      @click=${() => context.enter("", place.letter)}
    >
      <kbd aria-hidden="true">${place.letter}</kbd>
      <span class="exp-setup-name">${place.name}</span>
      <code aria-hidden="true">${place.cards}</code><span class="exp-hidden">, ${place.label}</span>
    </button>
    ${place.field === null ? nothing : fillForm([place.field], context)} ${faultList(place.faults, id)}
  </div>`;
}

function suitView(suit: SetupSuit, context: Context): TemplateResult {
  const keys = suit.cards.map(keyOf);
  const stop = keys.includes(context.stop) ? context.stop : keys[0];
  return html`<div role="group" aria-label=${suit.name}>
    <p class="exp-lane-name">${suitMark(suit.suit)}${suit.name}</p>
    <div class="exp-picks" data-row="picks" data-suit=${suit.suit}>
      ${suit.cards.map((card) => cardView(card, keyOf(card) === stop, context))}
    </div>
  </div>`;
}

function keyOf(card: SetupCard): string {
  return `pick-${card.code}`;
}

function cardView(card: SetupCard, isStop: boolean, context: Context): TemplateResult {
  return html`<button
    type="button"
    class="exp-pick exp-setup-pick"
    data-key=${keyOf(card)}
    data-lies=${card.lies}
    data-held=${card.held}
    tabindex=${isStop ? 0 : -1}
    aria-label=${card.label}
    aria-pressed=${String(card.held || card.lies === "here")}
    @click=${() => context.enter(card.code, "")}
  >
    ${card.text}${card.mark === "" ? nothing : html`<small data-mark=${card.mark}></small>`}
  </button>`;
}

function faultList(faults: readonly string[], id: string): TemplateResult | typeof nothing {
  if (faults.length === 0) return nothing;
  return html`<ul class="exp-fault exp-typed-faults" id=${id}>
    ${faults.map((fault) => html`<li>${icon("stop")}<span>${fault}</span></li>`)}
  </ul>`;
}
