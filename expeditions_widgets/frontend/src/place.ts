/* A place where a card may go or come from: a button that is lit, refused, barred or idle, and always answers. */
import { html, nothing, type TemplateResult } from "lit-html";
import { columnOf } from "./columns.js";
import type { Context } from "./context.js";
import { isMarked, markAt } from "./marks.js";
import type { Place, Suit, Table } from "./protocol.js";
import { tag } from "./tag.js";

/** The tag at a place, or nothing. */
export type Landing = TemplateResult | typeof nothing;

export interface PlaceParts {
  place: Place;
  /** The suit whose column it stands in; null for the camp's. */
  suit: Suit | null;
  label: string;
  /** The tag's words when the place is barred this turn. */
  barred?: string | null;
  /** Draws the place around its tag, which stands where a card would land. */
  draw(landing: Landing): TemplateResult;
}

/** The places lit now, with their verbs: the chosen card's, or those of step 2. */
export function litPlaces(table: Table, chosen: string | null): Record<Place, string> {
  return table.hand.find((card) => card.code === chosen)?.targets ?? table.targets;
}

export function placeButton(parts: PlaceParts, table: Table, context: Context): TemplateResult {
  const { place } = parts;
  const verb = litPlaces(table, context.chosen)[place];
  const refused = verb === undefined && table.refused?.place === place ? table.refused.tag : undefined;
  const barred = refused ?? parts.barred ?? undefined;
  return html`<button
    type="button"
    class="exp-spot"
    data-key=${place}
    data-place=${place}
    data-state=${verb !== undefined ? "target" : refused !== undefined ? "refused" : "idle"}
    data-column=${columnOf(parts.suit, table)}
    ?data-marked=${isMarked(table, place, null)}
    tabindex=${context.stop === place ? 0 : -1}
    @click=${() => context.place(place)}
  >
    <span class="exp-hidden">${parts.label} </span>
    ${parts.draw(landing(verb, barred, markAt(table, place)?.text))}
  </button>`;
}

function landing(verb: string | undefined, barred: string | undefined, mark: string | undefined): Landing {
  if (verb !== undefined) return tag("target", verb);
  if (barred !== undefined) return tag("refused", barred);
  return mark === undefined ? nothing : tag("mark", mark);
}
