/* What the map lights up of what may be chosen. */
import type { Lit } from "../map/map.js";
import type { RouteTable } from "../protocol.js";
import type { Choosing, Row } from "./choosing.js";

export function litOf(table: RouteTable | null, choosing: Choosing): Lit {
  const { asksTail, choice, rows, tail } = choosing;
  const listed = choice ?? (table?.filter === false ? rows[0]?.choice : null);
  const expedition = listed?.expedition ?? choosing.expedition;
  return {
    expedition,
    head: asksTail ? null : tailOf(table, choosing, expedition),
    choices: lighted(table, rows).map((row) => ({ place: row.place, tail: row.choice?.tail ?? "", number: row.number, text: row.effect })),
    chosen: choice?.tip ?? null,
    chosenTail: tail,
    verb: asksTail ? "tail" : verbOf(table),
  };
}

/** What is lit: of a list to search only what is on already, for almost every place is in it. */
function lighted(table: RouteTable | null, rows: readonly Row[]): readonly Row[] {
  return table?.search === undefined ? rows : rows.filter(({ choice }) => choice?.on === true);
}

/** Where an arrow would leave from: as chosen, as the moves say, else where the expedition stands. */
function tailOf(table: RouteTable | null, { choice, tail, rows }: Choosing, expedition: string): string | null {
  const known = choice?.tail || tail || rows[0]?.choice?.tail;
  if (known) return known;
  return table?.scene.journeys.find((one) => one.expedition === expedition)?.head ?? null;
}

function verbOf(table: RouteTable | null): Lit["verb"] {
  const kind = table?.asked.kind;
  return kind === "token" || kind === "remove" ? kind : "lay";
}
