/* Where a longitude and a latitude lie in the drawing. Both run straight, so that straight links cross nowhere here
 * either. Zoom moves places apart; marks and type keep their size.                                                 */
import type { MapBoard, MapLink, MapPlace } from "../protocol/map.js";
import type { Box, Point } from "./geometry.js";

export type Side = "left" | "right" | null;

export interface Size {
  width: number;
  height: number;
  text: number; // the size of type, 1 for 16 px
  narrow: boolean;
}

/** What is looked at: how large, and which point of the map is in the middle, as shares of its width and height. */
export interface Look {
  zoom: number;
  x: number;
  y: number;
}

export const WHOLE: Look = { zoom: 1, x: 0.5, y: 0.5 };

/** How much longer a degree of latitude is drawn than one of longitude, at least and at most. */
const STRETCH = [1.15, 1.42] as const;
/** Room for one place, in px, where marks and type have their plain size, and how much they may grow. */
const PLAIN_ROOM = 68;
const GROWTH = 1.4;
/** They grow only where the map is wider than this, in px of type 16. */
const WIDE = 600;
/** From so much room on, in plain px, every name is shown. */
const ALL_NAMED = 110;
/** The closest look, in px for a degree of longitude. */
const CLOSEST = 16;

const clamped = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

export class Projection {
  /** Size of marks and type: 1 on a laptop's screen. */
  readonly unit: number;
  /** Width of the ruled frame around the map. */
  readonly border: number;
  /** Width of the strip of sea left and right of the board, for the half of an edge place. */
  readonly outside: number;
  readonly stretch: number;
  /** px for a degree of longitude when the whole map is shown, and now. */
  readonly base: number;
  readonly scale: number;
  /** The part of the drawing inside the frame. */
  readonly window: Box;
  /** The whole map's size in px at this zoom. */
  readonly wide: number;
  readonly high: number;
  readonly look: Look;
  private readonly origin: Point;

  constructor(
    readonly board: MapBoard,
    readonly size: Size,
    look: Look,
  ) {
    const { frame, places } = board;
    const room = Math.sqrt((size.width * size.height) / Math.max(1, places.length));
    const most = clamped(size.width / WIDE / size.text, 1, GROWTH);
    this.unit = size.text * (size.narrow ? 0.95 : 1) * clamped(Math.sqrt(room / PLAIN_ROOM / size.text), 1, most);
    this.border = size.narrow ? 6 : 11 * this.unit;
    this.outside = places.some((place) => place.edge) ? 9 * this.unit : 0;
    const [across, down] = [frame.right - frame.left, frame.top - frame.bottom];
    const inner = { width: size.width - 2 * this.border, height: size.height - 2 * this.border };
    const widest = (inner.width - 2 * this.outside) / across;
    this.stretch = clamped(inner.height / (down * widest), ...STRETCH);
    this.base = Math.max(0.1, Math.min(widest, inner.height / (down * this.stretch)));
    const zoom = clamped(look.zoom, 1, this.closest);
    this.scale = this.base * zoom;
    this.wide = across * this.scale + 2 * this.outside;
    this.high = down * this.scale * this.stretch;
    const width = Math.min(this.wide, inner.width);
    const height = Math.min(this.high, inner.height);
    const x = this.border + (inner.width - width) / 2;
    const y = this.border + (inner.height - height) / 2;
    this.window = { x, y, width, height };
    this.origin = {
      x: clamped(x + width / 2 - look.x * this.wide, x + width - this.wide, x),
      y: clamped(y + height / 2 - look.y * this.high, y + height - this.high, y),
    };
    this.look = {
      zoom,
      x: (x + width / 2 - this.origin.x) / this.wide,
      y: (y + height / 2 - this.origin.y) / this.high,
    };
  }

  /** The largest zoom. */
  get closest(): number {
    return Math.max(6, CLOSEST / this.base);
  }
  /** Half the width of a place's mark. */
  get radius(): number {
    return clamped(this.scale * 2.05, 4.6, 9) * Math.max(1, this.unit);
  }
  /** The size of arrows: a little larger where places lie further apart. */
  get arrowUnit(): number {
    return Math.max(this.unit, Math.min(1.5, this.unit * clamped(this.scale / 4.4 / this.unit, 1, 1.35)));
  }
  /** Room for one place at this zoom, in plain px. */
  get room(): number {
    return Math.sqrt((this.wide * this.high) / Math.max(1, this.board.places.length)) / this.unit;
  }
  get isRoomy(): boolean {
    return this.room >= ALL_NAMED;
  }

  point(lon: number, lat: number): Point {
    const { left, top } = this.board.frame;
    return {
      x: this.origin.x + this.outside + (lon - left) * this.scale,
      y: this.origin.y + (top - lat) * this.scale * this.stretch,
    };
  }

  /** The longitude and latitude of a point of the drawing. */
  degrees({ x, y }: Point): { lon: number; lat: number } {
    const { left, top } = this.board.frame;
    const lon = left + (x - this.origin.x - this.outside) / this.scale;
    return { lon, lat: top - (y - this.origin.y) / this.scale / this.stretch };
  }

  /** Where a place stands; an edge place at one side of the frame. */
  at(place: MapPlace, side: Side): Point {
    const { left, right } = this.board.frame;
    return this.point(place.edge ? (side === "right" ? right : left) : place.lon, place.lat);
  }

  /** The look that keeps the point of the map under `held` there while the zoom changes. */
  zoomed(factor: number, held: Point): Look {
    const zoom = clamped(this.look.zoom * factor, 1, this.closest);
    const by = zoom / this.look.zoom;
    const { x, y, width, height } = this.window;
    // The strip at each side keeps its width.
    const left = held.x - this.outside - (held.x - this.origin.x - this.outside) * by;
    const top = held.y - (held.y - this.origin.y) * by;
    const wide = (this.wide - 2 * this.outside) * by + 2 * this.outside;
    return { zoom, x: (x + width / 2 - left) / wide, y: (y + height / 2 - top) / (this.high * by) };
  }

  /** The same map seen otherwise. */
  seen(look: Look): Projection {
    return new Projection(this.board, this.size, look);
  }

  /** The look after the map was dragged so far. */
  dragged(east: number, south: number): Look {
    return { zoom: this.look.zoom, x: this.look.x - east / this.wide, y: this.look.y - south / this.high };
  }

  /** The look with these points in the middle, as large as lets all be seen with their names, or at a given zoom. */
  fitted(points: readonly Point[], zoom?: number): Look {
    if (points.length === 0) return WHOLE;
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const { width, height } = this.size;
    const most = Math.min(
      (width - 2 * this.border - 190 * this.unit) / (right - left + this.scale),
      (height - 2 * this.border - 90 * this.unit) / (bottom - top + this.scale * this.stretch),
    );
    return {
      zoom: zoom ?? clamped(most * this.look.zoom, 1, this.closest / 2),
      x: ((left + right) / 2 - this.origin.x) / this.wide,
      y: ((top + bottom) / 2 - this.origin.y) / this.high,
    };
  }
}

/** A board's places and links, quickly found. */
export class Atlas {
  readonly places: ReadonlyMap<string, MapPlace>;
  private readonly links: ReadonlyMap<string, MapLink>;

  constructor(readonly board: MapBoard) {
    this.places = new Map(board.places.map((place) => [place.code, place]));
    this.links = new Map(board.links.map((link) => [pairOf(link.a, link.b), link]));
  }

  place(code: string): MapPlace | undefined {
    return this.places.get(code);
  }
  link(one: string, other: string): MapLink | undefined {
    return this.links.get(pairOf(one, other));
  }

  /** Where an arrow along a link starts and ends, or null where the board has no such link. */
  course(projection: Projection, tail: string, tip: string): { tail: Point; tip: Point } | null {
    const [from, to, link] = [this.place(tail), this.place(tip), this.link(tail, tip)];
    if (from === undefined || to === undefined || link === undefined) return null;
    return { tail: projection.at(from, link.side), tip: projection.at(to, link.side) };
  }
}

/** A name for two places, in whatever order. */
export function pairOf(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}
