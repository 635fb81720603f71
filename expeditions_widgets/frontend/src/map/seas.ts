/* The names of the seas: each wherever in its waters it covers nothing, as near their middle as can be. */
import type { MapBoard, MapFrame } from "../protocol/map.js";
import { holds, grown, lengthInside, sharedArea, type Box } from "./geometry.js";
import type { Placed } from "./labels.js";
import { textWidth } from "./lettering.js";
import type { Projection } from "./projection.js";
import type { Room } from "./room.js";
import { shape, written } from "./svg.js";

const SIZE = 10.5;
/** What a letter takes beside its own width, as a share of the size: the names are spaced. */
const SPACE = 0.15;
const STEP = 2;

export interface SeaName {
  name: string;
  box: Box;
  size: number;
}

/** The seas that find room among the map's places, lines and names. */
export function seaNames(projection: Projection, land: Land, room: Room, names: readonly Placed[]): SeaName[] {
  const size = SIZE * projection.unit;
  const taken = [...room.taken, ...names].map(({ box }) => box);
  return projection.board.seas.flatMap(({ name, area }) => {
    const width = textWidth(name.toUpperCase(), size, false, "serif") * 1.1 + name.length * size * SPACE + 6;
    const middle = projection.point((area.left + area.right) / 2, (area.top + area.bottom) / 2);
    const boxes = points(area).map(([lon, lat]) => {
      const { x, y } = projection.point(lon, lat);
      return { x: x - width / 2, y: y - size * 0.8, width, height: size * 1.6 };
    });
    const off = ({ x, y, height }: Box): number => Math.hypot(x + width / 2 - middle.x, 1.5 * (y + height / 2 - middle.y));
    boxes.sort((one, other) => off(one) - off(other));
    const inner = grown(projection.window, -8, -4);
    const box = boxes.find((one) => holds(inner, one) && isFree(one, room, taken) && land.isSea(projection, one));
    if (box !== undefined) taken.push(box);
    return box === undefined ? [] : [{ name, box, size }];
  });
}

export function drawnSeas(seas: readonly SeaName[]): string {
  return seas
    .map(({ name, box: { x, y, width, height }, size }) => {
      const at = { x: x + width / 2, y: y + height / 2 + size * 0.35, "font-size": size };
      return shape("text", { class: "exp-map-sea-name", ...at }, written(name));
    })
    .join("");
}

/** A board's land, to ask where there is none. */
export class Land {
  private readonly rings: { ring: readonly number[]; west: number; east: number; south: number; north: number }[];

  constructor({ land }: MapBoard) {
    this.rings = land.map((ring) => {
      const [lons, lats] = [0, 1].map((odd) => ring.filter((_, at) => at % 2 === odd)) as [number[], number[]];
      return { ring, west: Math.min(...lons), east: Math.max(...lons), south: Math.min(...lats), north: Math.max(...lats) };
    });
  }

  /** Whether a box of the drawing lies on the sea, by some points of it. */
  isSea(projection: Projection, { x, y, width, height }: Box): boolean {
    for (let step = 0; step <= 8; step++)
      for (const down of [0, 0.5, 1]) {
        const { lon, lat } = projection.degrees({ x: x + (width * step) / 8, y: y + height * down });
        if (this.isLand(lon, lat)) return false;
      }
    return true;
  }

  /** Whether a point lies on land: a line from it to the west crosses the shore an odd number of times. */
  isLand(lon: number, lat: number): boolean {
    return this.rings.some(({ ring, west, east, south, north }) => {
      if (lon < west || lon > east || lat < south || lat > north) return false;
      let inside = false;
      for (let at = 0, last = ring.length - 2; at < ring.length; last = at, at += 2) {
        const [x, y, before, under] = [ring[at]!, ring[at + 1]!, ring[last]!, ring[last + 1]!];
        if (y > lat !== under > lat && lon > x + ((lat - y) / (under - y)) * (before - x)) inside = !inside;
      }
      return inside;
    });
  }
}

function points({ left, right, top, bottom }: MapFrame): [number, number][] {
  const found: [number, number][] = [];
  for (let lat = bottom + STEP; lat < top; lat += STEP) for (let lon = left; lon <= right; lon += STEP) found.push([lon, lat]);
  return found;
}

function isFree(box: Box, room: Room, taken: readonly Box[]): boolean {
  return (
    !taken.some((other) => sharedArea(other, box) > 0) &&
    !room.arrows.some(([from, to]) => lengthInside(from, to, box) > 0) &&
    !room.links.some(([from, to]) => lengthInside(from, to, box) > 0)
  );
}
