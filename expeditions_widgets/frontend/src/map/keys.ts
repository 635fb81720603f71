/* What the keys do on the map: arrows to the nearest place that way, letters to a place by the start of its name. */
import type { MapPlace } from "../protocol/map.js";
import type { Point } from "./geometry.js";
import type { Spot } from "./standing.js";

export type MapKey =
  | { type: "move"; way: Point }
  | { type: "number"; number: number }
  | { type: "letter"; letter: string }
  | { type: "act" }
  | { type: "zoom"; closer: boolean }
  | { type: "whole" };

type Stroke = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** A place off the straight way counts as so much further. */
const ASIDE = 2.2;
/** Letters typed within this time belong together, in ms. */
const TOGETHER = 1000;

export function keyOf({ key, ctrlKey, metaKey, altKey }: Stroke): MapKey | null {
  if (ctrlKey || metaKey || altKey) return null;
  const way = WAYS[key];
  if (way !== undefined) return { type: "move", way };
  if (key === "Enter" || key === " ") return { type: "act" };
  if (key === "+" || key === "=") return { type: "zoom", closer: true };
  if (key === "-") return { type: "zoom", closer: false };
  if (key === "0") return { type: "whole" };
  if (/^[1-9]$/.test(key)) return { type: "number", number: Number(key) };
  return /^\p{L}$/u.test(key) ? { type: "letter", letter: key } : null;
}

/** The place next to `from` that way: near, and not far off the straight line. Null at the edge of the map. */
export function nextPlace<S extends Pick<Spot, "at" | "place">>(spots: readonly S[], from: S, way: Point): S | null {
  let best: { spot: S; cost: number } | null = null;
  for (const spot of spots) {
    const [east, south] = [spot.at.x - from.at.x, spot.at.y - from.at.y];
    const ahead = east * way.x + south * way.y;
    if (spot.place.code === from.place.code || ahead <= 1) continue;
    const cost = ahead + ASIDE * (Math.abs(east * way.y) + Math.abs(south * way.x));
    if (best === null || cost < best.cost) best = { spot, cost };
  }
  return best?.spot ?? null;
}

/** Finds places by the letters typed so far; one letter again and again goes through all places that start with it. */
export class TypeAhead {
  private typed = "";
  private last = -Infinity;
  private readonly names: { code: string; name: string }[];

  constructor(places: readonly MapPlace[]) {
    this.names = places
      .flatMap(({ code, name, short }) => [...new Set([name, short])].map((one) => ({ code, name: plain(one) })))
      .sort((one, other) => one.name.localeCompare(other.name));
  }

  /** The place meant by one more letter, typed at a time in ms while `from` has the focus. */
  next(letter: string, from: string, now: number): string | null {
    this.typed = now - this.last > TOGETHER ? plain(letter) : this.typed + plain(letter);
    this.last = now;
    const again = /^(.)\1+$/u.test(this.typed);
    return this.find(this.typed, this.typed.length === 1, from) ?? (again ? this.find(this.typed.charAt(0), true, from) : null);
  }

  private find(start: string, onwards: boolean, from: string): string | null {
    const codes = [...new Set(this.names.filter(({ name }) => name.startsWith(start)).map(({ code }) => code))];
    return codes[onwards ? (codes.indexOf(from) + 1) % codes.length : 0] ?? null;
  }
}

/** A name without case and accents. */
export function plain(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
