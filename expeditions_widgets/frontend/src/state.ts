/* Reading the state: whether there is anything to show yet, and where its table is. */
import type { MaybeState } from "./model.js";
import type { RouteTable, State, Table } from "./protocol.js";
import type { Sound } from "./sound.js";

export function isReady(state: MaybeState): state is State {
  const { table, form, summary, exercise, calculator, tally, chart, lab, writer, review } = state;
  const { routes, routeEnd, explorer, setup } = state;
  const shown = table ?? form ?? summary ?? exercise ?? calculator ?? tally ?? chart ?? lab ?? writer ?? review;
  return "serial" in state && Boolean(shown ?? routes ?? routeEnd ?? explorer ?? setup);
}

export function tableOf(state: MaybeState): Table | null {
  return "serial" in state ? (state.table ?? state.exercise?.table ?? null) : null;
}

/** The route game's table, alone on its page or in an exercise. */
export function routesOf(state: MaybeState): RouteTable | null {
  return "serial" in state ? (state.routes ?? state.exercise?.routes ?? null) : null;
}

/** While these are due nothing is asked of the map: a place that is clicked is read, and no more. */
const IDLE: ReadonlySet<RouteTable["asked"]["kind"]> = new Set(["wait", "swap"]);

/** Whether a place of the map that is no choice means something to Python: it says why not, or it answers a quiz. */
export function asksPlaces(state: State): boolean {
  const table = routesOf(state);
  if (table === null) return Boolean(state.explorer?.quiz);
  return table.cover === null && !IDLE.has(table.asked.kind);
}

/** What an answer sounds like; null for one that makes no sound. */
export function soundOf(before: MaybeState, now: State): Sound | null {
  if (isRight(now) && !isRight(before)) return "right";
  const table = tableOf(now);
  if (table === null) return routeSound(routesOf(before), routesOf(now));
  return table.refused !== null ? "refusal" : table.moves.length > 0 ? "play" : null;
}

function routeSound(before: RouteTable | null, now: RouteTable | null): Sound | null {
  if (now === null) return null;
  if (now.message.kind === "refused") return "refusal";
  return before !== null && laid(now) > laid(before) ? "play" : null;
}

function laid({ scene }: RouteTable): number {
  return scene.tokens.length + scene.journeys.reduce((sum, { arrows }) => sum + arrows.length, 0);
}

function isRight(state: MaybeState): boolean {
  return "serial" in state && state.exercise?.verdict?.kind === "right";
}
