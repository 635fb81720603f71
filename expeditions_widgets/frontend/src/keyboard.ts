/* Carries out what keys mean. Every key that is ours, and every unmodified one, stays inside the widget. */
import { boardStops, focusedStop, neighbour, type Direction } from "./board.js";
import { byKey, upFromChosen } from "./focus.js";
import { meaning, staysInside, takesText, type Meaning } from "./keys.js";
import { openKeyList } from "./keylist.js";
import type { MaybeState } from "./model.js";
import { buttonsOf } from "./pressable.js";
import type { Button, Suit, Table } from "./protocol.js";
import { isReady, tableOf } from "./state.js";
import { stepOf } from "./watchkeys.js";

export interface KeyActs {
  state(): MaybeState;
  chosen(): string | null;
  choose(code: string | null): void;
  press(button: Button): void;
  reveal(): void;
  /** Carries out a key that only this page has; says whether it did. */
  own(event: KeyboardEvent): boolean;
}

export function followKeys(root: HTMLElement, acts: KeyActs): void {
  root.addEventListener("keydown", (event) => {
    if (staysInside(event)) event.stopPropagation();
    const inText = takesText(event.target);
    const step = inText || inDialog(event) ? null : stepOf(event, acts.state());
    if (step !== null) {
      event.preventDefault();
      return acts.press(step);
    }
    if (!inText && !inDialog(event) && acts.own(event)) return event.preventDefault();
    const means = meaning(event, focusedStop(root) !== null);
    if (means === null || inDialog(event)) return;
    event.stopPropagation();
    if (inText || (means.type === "unchoose" && acts.chosen() === null)) return;
    event.preventDefault();
    carryOut(means, root, acts);
  });
  for (const type of ["keypress", "keyup"] as const) {
    root.addEventListener(type, (event) => {
      if (staysInside(event)) event.stopPropagation();
    });
  }
}

function inDialog(event: KeyboardEvent): boolean {
  return (event.target as Element).closest("dialog") !== null;
}

function carryOut(means: Meaning, root: HTMLElement, acts: KeyActs): void {
  const table = tableOf(acts.state());
  switch (means.type) {
    case "move":
      return move(means.direction, root, table, acts.chosen());
    case "suit":
      return table === null ? undefined : goToSuit(means.suit, root, table, acts.chosen());
    case "pile":
      return byKey(root, "pile")?.focus();
    case "keys":
      return openKeyList(root);
    case "reveal":
      return acts.reveal();
    case "unchoose":
      return acts.choose(null);
    case "press":
      return press(means.id, acts);
    case "swallow":
      return undefined;
  }
}

function move(direction: Direction, root: HTMLElement, table: Table | null, chosen: string | null): void {
  const from = focusedStop(root);
  if (from === null) return;
  const up =
    direction === "up" && table !== null && chosen !== null && from.dataset["card"] === chosen
      ? upFromChosen(table, chosen)
      : null;
  (up === null ? neighbour(root, from, direction) : byKey(root, up))?.focus();
}

/** A suit's letter: its next card while a card is to be chosen, else its places, one after the other. */
function goToSuit(suit: Suit, root: HTMLElement, table: Table, chosen: string | null): void {
  const placing = table.step === 2 || chosen !== null;
  const wanted = table.step === 2 ? [`discard-${suit}`] : [`own-${suit}`, `discard-${suit}`];
  const stops = boardStops(root).filter((stop) =>
    placing ? wanted.includes(stop.dataset["place"] ?? "") : stop.dataset["card"]?.startsWith(suit),
  );
  if (placing && table.step !== 2)
    stops.sort((a, b) => wanted.indexOf(a.dataset["place"] ?? "") - wanted.indexOf(b.dataset["place"] ?? ""));
  const from = focusedStop(root);
  const at = from === null ? -1 : stops.indexOf(from);
  stops[(at + 1) % stops.length]?.focus();
}

const STROKES = { undo: "Ctrl+Z", redo: "Ctrl+Y", hint: "I" };

/** Presses the button that has the stroke as its key, else the one of that name: but a letter is a key of few pages. */
function press(id: keyof typeof STROKES, acts: KeyActs): void {
  const state = acts.state();
  const buttons = isReady(state) ? buttonsOf(state) : [];
  const named = id === "hint" ? undefined : buttons.find((one) => one.id === id);
  const button = buttons.find((one) => one.key === STROKES[id]) ?? named;
  if (button !== undefined) acts.press(button);
}
