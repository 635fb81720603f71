/* Carries out what keys mean on the map. Every key that is ours, and every unmodified one, stays there; Tab goes on. */
import { keyOf, nextPlace, TypeAhead } from "./keys.js";
import type { MapPlace } from "../protocol/map.js";
import type { Side } from "./projection.js";
import type { Spot } from "./standing.js";

export interface KeyActs {
  /** The place that has the focus, as it is drawn. */
  focused(): Spot | null;
  spots(): readonly Spot[];
  /** Whether no name may be found by its letters. */
  nameless(): boolean;
  focus(code: string, side?: Side): void;
  act(code: string): void;
  number(number: number): void;
  zoom(closer: boolean): void;
  whole(): void;
}

export function followMapKeys(svg: SVGElement, places: readonly MapPlace[], acts: KeyActs): void {
  const typing = new TypeAhead(places);
  svg.addEventListener("keydown", (event) => {
    const at = acts.focused();
    if (event.key === "Tab" || at === null) return;
    // These two are the page's: its list of keys, and letting go.
    const isPages = event.key === "?" || event.key === "Escape";
    if (!event.ctrlKey && !event.metaKey && !event.altKey && !isPages) event.stopPropagation();
    const key = keyOf(event);
    if (key === null) return;
    event.preventDefault();
    switch (key.type) {
      case "move": {
        const next = nextPlace(acts.spots(), at, key.way);
        return next === null ? undefined : acts.focus(next.place.code, next.side);
      }
      case "letter": {
        const next = acts.nameless() ? null : typing.next(key.letter, at.place.code, event.timeStamp);
        return next === null ? undefined : acts.focus(next);
      }
      case "number":
        return event.repeat ? undefined : acts.number(key.number);
      case "act":
        return event.repeat ? undefined : acts.act(at.place.code);
      case "zoom":
        return acts.zoom(key.closer);
      case "whole":
        return acts.whole();
    }
  });
}
