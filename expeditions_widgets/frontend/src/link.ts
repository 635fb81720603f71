/* The line to the kernel: one act at a time, and a watch for the answer. */
import { address } from "./address.js";
import type { Model } from "./model.js";
import { canPress } from "./pressable.js";
import type { Event, State } from "./protocol.js";
import { asksPlaces, routesOf, tableOf } from "./state.js";

/** How long an answer may take before the page says that none came, in ms. */
export const PATIENCE = 2500;
/** The same for the first answer, which waits for the whole notebook to run, in ms. */
export const FIRST_PATIENCE = 30000;

/** The event by which the page says that a lost line to the kernel is back. */
export const RECONNECTED = "expeditions-reconnected";

type Unnumbered<E> = E extends { serial: number } ? Omit<E, "serial"> : never;
/** An event that the person caused, before it gets the serial of the state they were looking at. */
export type Act = Unnumbered<Event>;

export class Link {
  private due: { serial: number; act: Act | null } | null = null;
  private waiting: Act[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private saved: string | null = null;
  lost = false;

  constructor(
    private readonly model: Model,
    private readonly changed: () => void,
  ) {
    window.addEventListener(RECONNECTED, this.sayAgain);
  }

  /** Says hello. Its answer is waited for like any other: an act meanwhile goes out with the serial it brings. */
  greet(saved: string | null, serial: number): void {
    this.saved = saved;
    this.await(serial, null, FIRST_PATIENCE);
    this.model.send({ type: "hello", query: location.search, saved, address: address("") });
  }

  /**
   * Sends an act at once, or after the answer that is due. The same act twice in a row goes once. Of the acts that wait
   * the last one holds; cards entered on a sheet and hands counted, one quickly after another, all do.
   */
  send(act: Act, serial: number): void {
    if (this.due && !this.lost) {
      if (act.type === "hands") return this.gather(act);
      if (same(act, this.due.act) || same(act, this.waiting.at(-1) ?? null)) return;
      this.waiting = [...this.waiting.filter((one) => one.type === "enter" || one.type === "hands"), act];
      return;
    }
    this.await(serial, act, PATIENCE);
    this.model.send({ ...act, serial } as Event);
  }

  /**
   * A state arrived: the answer is no longer due, and an act that waited for it goes out if it still has a meaning.
   * Says whether the state answers something that the person did here.
   */
  heard(state: State): boolean {
    if (!this.due || state.serial <= this.due.serial) return false;
    const answered = this.due.act !== null;
    clearTimeout(this.timer);
    this.due = null;
    this.lost = false;
    const waiting = this.waiting;
    this.waiting = [];
    for (const act of waiting) {
      const next = renewed(act, state);
      if (next) this.send(next, state.serial);
    }
    return answered;
  }

  dispose(): void {
    clearTimeout(this.timer);
    window.removeEventListener(RECONNECTED, this.sayAgain);
  }

  /** What was said into a lost line, or out of it, may not have arrived: Python does once what it hears twice. */
  private readonly sayAgain = (): void => {
    if (this.due === null) return this.model.send({ type: "look" });
    const { serial, act } = this.due;
    if (act === null) return this.greet(this.saved, serial);
    this.await(serial, act, PATIENCE);
    this.model.send({ ...act, serial, again: true } as Event);
  };

  /** Hands are counted faster than answers come: all strokes that wait go out together. */
  private gather(act: Extract<Act, { type: "hands" }>): void {
    const last = this.waiting.at(-1);
    if (last?.type === "hands" && last.key === act.key) last.strokes.push(...act.strokes);
    else this.waiting = [...this.waiting, { ...act, strokes: [...act.strokes] }];
  }

  private await(serial: number, act: Act | null, patience: number): void {
    clearTimeout(this.timer);
    this.due = { serial, act };
    this.timer = setTimeout(() => {
      this.lost = true;
      this.changed();
    }, patience);
  }
}

function same(a: Act, b: Act | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Whether something is there to be submitted. */
function takesValues(state: State): boolean {
  const { form, calculator, exercise, lab, setup, writer } = state;
  const field = form ?? calculator ?? lab ?? setup ?? writer ?? exercise?.worksheet ?? exercise?.estimate?.commit;
  return Boolean(field ?? routesOf(state)?.swap);
}

/** What an act means in a newer state than the one it was meant for; null when it means nothing any more. */
function renewed(act: Act, state: State): Act | null {
  switch (act.type) {
    case "try":
      return renewedTry(act, state);
    case "enter":
      return (state.calculator ?? state.lab ?? state.setup) === undefined ? null : act;
    case "present":
      return act;
    case "reveal":
      return state.reveal === undefined ? null : act;
    case "press":
      return canPress(state, act.id) ? act : null;
    case "hands":
      return state.exercise?.hands?.key === act.key ? act : null;
    case "handsFile":
      return state.exercise?.hands === undefined ? null : act;
    case "submit":
      return takesValues(state) ? act : null;
    case "annotate": // a drawing of another position
      return null;
    case "fill":
      return (state.exercise?.worksheet ?? state.tally ?? state.setup ?? state.positionHead ?? state.writer) === undefined ? null : act;
  }
}

/* A quick second click meets the next step: the chosen card is laid by then, and the place is lit for drawing. */
function renewedTry(act: Extract<Act, { type: "try" }>, state: State): Act | null {
  const table = tableOf(state);
  if (table === null) return asksPlaces(state) ? act : null;
  if (act.code === null || table.hand.some((card) => card.code === act.code)) return act;
  return act.place !== null && act.place in table.targets ? { ...act, code: null } : null;
}
