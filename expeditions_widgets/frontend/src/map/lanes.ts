/* Side by side: arrows of several expeditions along one link each have a lane of their own. */
import type { MapJourney } from "../protocol/map.js";
import { pairOf, type Atlas } from "./projection.js";

/** From one lane to the next, in units of an arrow. */
export const LANE = 6.6;

/** The expeditions that went along each link, in the fixed order of the scene, by the pair of its places. */
export function travellers(journeys: readonly MapJourney[]): Map<string, string[]> {
  const along = new Map<string, string[]>();
  for (const { expedition, arrows } of journeys)
    for (const [tail, tip] of arrows) {
      if (tail === undefined || tip === undefined) continue;
      const key = pairOf(tail, tip);
      const there = along.get(key) ?? [];
      if (!there.includes(expedition)) along.set(key, [...there, expedition]);
    }
  return along;
}

/**
 * How far to the right of the straight line an arrow runs, in lanes. It is counted across the link's own direction, so
 * that an expedition keeps its lane whichever way another one goes.
 */
export function laneOf(atlas: Atlas, along: ReadonlyMap<string, string[]>, expedition: string, tail: string, tip: string): number {
  const there = along.get(pairOf(tail, tip)) ?? [];
  const index = there.indexOf(expedition);
  return index < 0 ? 0 : (index - (there.length - 1) / 2) * turn(atlas, tail, tip);
}

/** The lane beside all those that are taken, for an arrow that isn't laid yet; `order` is the expeditions' order. */
export function freeLane(
  atlas: Atlas,
  along: ReadonlyMap<string, string[]>,
  order: readonly string[],
  expedition: string,
  tail: string,
  tip: string,
): number {
  const there = (along.get(pairOf(tail, tip)) ?? []).filter((other) => other !== expedition);
  if (there.length === 0) return 0;
  const first = there.every((other) => order.indexOf(other) > order.indexOf(expedition));
  return (first ? -1 : 1) * (there.length / 2 + 0.4) * turn(atlas, tail, tip);
}

function turn(atlas: Atlas, tail: string, tip: string): number {
  const link = atlas.link(tail, tip);
  return link === undefined || link.a === tail ? 1 : -1;
}
