/* Cards to put somewhere: the suit's own as pictures for the hand, all of them as small buttons. */
import { html, nothing, type TemplateResult } from "lit-html";
import { face } from "./card.js";
import type { Context } from "./context.js";
import { icon, suitMark } from "./icons.js";
import { faultNote } from "./labfields.js";
import type { LabCard, LabCards, LabSuit, LabTable, Suit } from "./protocol.js";

const HAND = "hand";

export function facesView(cards: LabCards, context: Context): TemplateResult {
  const [suit] = cards.suits;
  return html`<div role="group" aria-label=${cards.legend}>
    <div class="exp-lab-faces" data-row="picks">
      ${(suit?.cards ?? []).map(
        (card) => html`<button
          type="button"
          class="exp-lab-face"
          data-key="face-${card.code}"
          tabindex=${stop(cards, "face", context) === card.code ? 0 : -1}
          aria-label=${card.label}
          aria-pressed=${String(card.place === HAND)}
          @click=${() => context.enter(card.code, HAND)}
        >
          <span class="exp-lab-crop">${face(card.code)}</span>
          ${card.place === "" ? nothing : markOf(card)}
        </button>`,
      )}
    </div>
    <p class="exp-help-line exp-num">${cards.about}</p>
    ${cards.fault === null ? nothing : faultNote(cards.fault, `${context.id}-cards-fault`)}
  </div>`;
}

/* The word is the style sheet's: the button's name tells the place in full. */
function markOf(card: LabCard): TemplateResult {
  return card.place === HAND
    ? html`<span class="exp-lab-mark">${icon("check")}</span>`
    : html`<span class="exp-lab-mark" data-mark=${card.mark}></span>`;
}

/** All cards; a press puts one where the choice above says, or lifts it from there. */
export function cardsView(table: LabTable, context: Context): TemplateResult {
  const place = (): string =>
    document.querySelector<HTMLInputElement>(`#${context.id}-setting [name="place"]:checked`)?.value ?? HAND;
  return html`<div role="group" aria-label=${table.cards.legend} class="exp-lab-suits">
    ${table.cards.suits.map((suit) => suitView(suit, place, context))}
    <p class="exp-help-line">${table.cards.about}</p>
  </div>`;
}

function suitView(suit: LabSuit, place: () => string, context: Context): TemplateResult {
  const keys = suit.cards.map((card) => `card-${card.code}`);
  const at = keys.includes(context.stop) ? context.stop : keys[0];
  return html`<div role="group" aria-label=${suit.name}>
    <p class="exp-lane-name">${suitMark(suit.suit as Suit)}${suit.name}</p>
    <div class="exp-picks" data-row="picks" data-suit=${suit.suit}>
      ${suit.cards.map(
        (card) => html`<button
          type="button"
          class="exp-pick exp-lab-pick"
          data-key="card-${card.code}"
          data-lies=${card.off ? "there" : card.place === "" ? "no" : "here"}
          tabindex=${`card-${card.code}` === at ? 0 : -1}
          aria-label=${card.label}
          aria-pressed=${String(card.place !== "")}
          aria-disabled=${card.off ? "true" : nothing}
          @click=${() => context.enter(card.code, place())}
        >
          ${card.text}${card.mark === "" ? nothing : html`<small data-mark=${card.mark}></small>`}
        </button>`,
      )}
    </div>
  </div>`;
}

/* The row's one tab stop: where the person was last, else its first card. */
function stop(cards: LabCards, prefix: string, context: Context): string {
  const codes = cards.suits.flatMap((suit) => suit.cards.map((card) => card.code));
  return codes.find((code) => `${prefix}-${code}` === context.stop) ?? codes[0] ?? "";
}
