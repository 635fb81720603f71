/* The position that a page shows, as a text to be compared: a drawing is of one position. */
import type { MaybeState } from "../model.js";
import type { MapScene, PenKept, State } from "../protocol.js";
import { routesOf, tableOf } from "../state.js";

export function positionOf(state: State): string {
  const table = tableOf(state);
  if (table !== null) {
    const { own, other, river, draw, hand, cover } = table;
    const columns = [own, other].map((side) => [side?.name, side?.lanes.map(({ cards }) => cards.map(({ code }) => code))]);
    const hidden = [other?.backs?.count, draw?.count, cover === null];
    return JSON.stringify([columns, river.map(({ top }) => top), hand.map(({ code }) => code), hidden]);
  }
  const { scene } = routesOf(state) ?? state.routeEnd ?? state.explorer ?? {};
  return scene === undefined ? "" : JSON.stringify(lying(scene));
}

function lying({ journeys, tokens, own, open }: MapScene): unknown {
  return [journeys.map(({ arrows }) => arrows), tokens.map(({ place, seat }) => [place, seat]), own, open];
}

/** What the record of a page keeps for its position; undefined where there is no record. */
export function keptIn(state: MaybeState): PenKept | undefined {
  return tableOf(state)?.pen ?? routesOf(state)?.pen ?? ("serial" in state ? state.routeEnd?.pen : undefined);
}
