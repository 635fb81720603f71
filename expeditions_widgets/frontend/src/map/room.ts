/* What room is left on the map: names, flags and tokens go where they cover the least. */
import { holds, lengthInside, sharedArea, type Box, type Point } from "./geometry.js";

export type Course = [Point, Point];

interface Taken {
  box: Box;
  owner: string; // what belongs to the same place may lie over it
  fixed: boolean; // a flag, a token or the note, which no name may cover, else a place's mark
}

export class Room {
  readonly taken: Taken[] = [];

  constructor(
    readonly window: Box,
    readonly arrows: readonly Course[],
    readonly links: readonly Course[],
  ) {}

  take(box: Box, owner: string, fixed: boolean): void {
    this.taken.push({ box, owner, fixed });
  }

  /** The room with what touches a box only: what is looked at for everything within it. */
  near(box: Box): Room {
    const touches = ([from, to]: Course): boolean => lengthInside(from, to, box) > 0;
    const near = new Room(this.window, this.arrows.filter(touches), this.links.filter(touches));
    near.taken.push(...this.taken.filter((one) => sharedArea(one.box, box) > 0));
    return near;
  }

  /** What it costs to put a flag or a token of a place into a box. */
  cost(box: Box, owner: string): number {
    let cost = holds(this.window, box) ? 0 : 900;
    for (const one of this.taken) if (one.owner !== owner) cost += sharedArea(box, one.box) * (one.fixed ? 5 : 3);
    for (const [from, to] of this.arrows) cost += lengthInside(from, to, box) * 3;
    for (const [from, to] of this.links) cost += lengthInside(from, to, box) * 0.8;
    return cost;
  }
}
