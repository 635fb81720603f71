/* Reading the state: whether there is anything to show yet, and where its table is. */
import type { MaybeState } from "./model.js";
import type { State, Table } from "./protocol.js";

export function isReady(state: MaybeState): state is State {
  return "serial" in state && Boolean(state.table ?? state.form ?? state.summary ?? state.exercise);
}

export function tableOf(state: MaybeState): Table | null {
  return "serial" in state ? (state.table ?? state.exercise?.table ?? null) : null;
}
