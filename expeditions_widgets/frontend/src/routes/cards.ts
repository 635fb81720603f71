/* The hand and the open cards: each a small map of the whole board with a dot where its place lies. */
import { html, nothing, svg, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import type { Context } from "../context.js";
import type { MapBoard, MapToken, RouteCard, RouteCards } from "../protocol.js";
import { tokenSign } from "./signs.js";

/** Degrees of latitude are drawn longer than those of longitude, as on the map. */
const STRETCH = 1.2;
/** Of an outline's corners every so manieth is drawn: the picture is 60 px wide. */
const COARSE = 3;
const SPECK = 6;

/* Groups and no landmarks: a lesson's page may have several tables. */
export function cardRow(row: RouteCards, look: "hand" | "open", tokens: readonly MapToken[], context: Context): TemplateResult {
  const id = `${context.id}-${look}`;
  return html`<section class="exp-routes-cards" role="group" data-look=${look} aria-labelledby=${id}>
    ${cardsTitle(row.title, row.note, id)}
    <ul class="exp-places">
      ${repeat(
        row.cards,
        (card) => card.place,
        (card) => html`<li>${cardButton(card, look, tokens, context)}</li>`,
      )}
    </ul>
  </section>`;
}

export function cardsTitle(title: string, note: string, id: string): TemplateResult {
  return html`<h3 class="exp-box-title" id=${id}>${title}${note ? html` <span class="exp-quiet">${note}</span>` : nothing}</h3>`;
}

function cardButton(card: RouteCard, look: string, tokens: readonly MapToken[], context: Context): TemplateResult {
  return html`<button
    type="button"
    class="exp-place-card"
    data-key="${look}-${card.place}"
    aria-label=${card.label}
    @click=${(event: MouseEvent) => context.routes.go(card.place, event.detail)}
  >
    ${cardFace(card, tokens, context)}
  </button>`;
}

/** What a card shows: its map, its name, what it says below, and the token that marks it. */
export function cardFace(card: RouteCard, tokens: readonly MapToken[], context: Context): TemplateResult {
  const { board } = context.routes;
  const token = tokens.find((one) => one.place === card.place && one.letter === card.token);
  return html`${board === null ? nothing : miniMap(card.place, board, context)}
    <b>${card.name}</b>${card.note ? html` <small>${card.note}</small>` : nothing} ${token === undefined ? nothing : tokenSign(token.letter, token.seat, token.own)}`;
}

function miniMap(code: string, board: MapBoard, context: Context): TemplateResult {
  const { left, right, top, bottom } = board.frame;
  const width = right - left;
  const place = board.places.find((one) => one.code === code);
  const box = `${left} ${-top * STRETCH} ${width} ${(top - bottom) * STRETCH}`;
  return html`<svg class="exp-mini" viewBox=${box} aria-hidden="true" focusable="false">
    <use href="#${context.id}-land" />
    ${
      place === undefined
        ? nothing
        : svg`<circle class="exp-map-${place.kind}" cx=${place.lon} cy=${-place.lat * STRETCH} r=${width / 22} stroke-width=${width / 70} />`
    }
  </svg>`;
}

/** The ground of all small maps of a view, drawn once: land, or the connections where a board has none. */
export function miniGround(context: Context): TemplateResult | typeof nothing {
  const { board } = context.routes;
  if (board === null) return nothing;
  return html`<svg class="exp-mini-ground" width="0" height="0" aria-hidden="true" focusable="false">
    <defs><path id="${context.id}-land" class=${board.land.length > 0 ? "exp-mini-land" : "exp-mini-links"} d=${groundOf(board)} /></defs>
  </svg>`;
}

const grounds = new WeakMap<MapBoard, string>();

function groundOf(board: MapBoard): string {
  const known = grounds.get(board);
  if (known !== undefined) return known;
  const drawn = board.land.length > 0 ? board.land.map(outline).join("") : board.links.map((link) => line(board, link)).join("");
  grounds.set(board, drawn);
  return drawn;
}

function outline(numbers: number[]): string {
  const corners: string[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2 * COARSE)
    corners.push(`${numbers[at]} ${(-numbers[at + 1]! * STRETCH).toFixed(1)}`);
  return corners.length < SPECK ? "" : `M${corners.join("L")}Z`;
}

function line(board: MapBoard, link: MapBoard["links"][number]): string {
  const ends = [link.a, link.b].map((code) => board.places.find((one) => one.code === code));
  const points = ends.map((one) => (one === undefined ? "" : `${one.lon} ${-one.lat * STRETCH}`));
  return link.side === null && !points.includes("") ? `M${points.join("L")}` : "";
}
