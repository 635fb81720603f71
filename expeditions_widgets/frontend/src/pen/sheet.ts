/* The sheet over the board that the drawing stands on: an SVG that takes no clicks. */
import type { Point } from "../map/geometry.js";
import { element, shape, tenth } from "../map/svg.js";
import { zoomOf } from "../zoom.js";
import { hasReverse, written, type Drawn } from "./drawing.js";
import { arrow, ASIDE, nearest, ring, type Spot } from "./geometry.js";
import { mapOf, spotsOf } from "./things.js";

/** The length of an arrow's head, in px of type 16. */
const HEAD = 15;

/** What is on its way: an arrow from a thing to the pointer, or the thing that an arrow by keys begins at. */
export interface Going {
  from: string;
  to: Point | null;
}

export class Sheet {
  readonly element = element("svg");
  private shown = "";

  constructor(private readonly root: HTMLElement) {
    this.element.setAttribute("class", "exp-pen-sheet");
    this.element.setAttribute("aria-hidden", "true");
    this.element.setAttribute("focusable", "false");
  }

  /** Draws everything where its things stand now; `aim` is the card within a column that the keys are at. */
  draw(id: string, drawing: readonly Drawn[], look: Drawn["look"], going: Going | null, aim: string | null): void {
    const parts = drawing.map((one) => this.one(id, one, hasReverse(drawing, one)));
    if (going !== null) parts.push(this.going(going, look));
    if (aim !== null) parts.push(this.spots(aim).map((spot) => shape("path", { class: "exp-pen-aim", d: ring(spot) })).join(""));
    const markup = parts.join("");
    // A sheet without a drawing is not there: nothing may lie over a board for nothing.
    this.element.toggleAttribute("hidden", markup === "");
    if (markup !== this.shown) this.element.innerHTML = this.shown = markup;
  }

  private one(id: string, one: Drawn, reverse: boolean): string {
    const { from, to, look } = one;
    const lines = to === null ? this.spots(from).map(ring).map((d) => stroke(d, null)).join("") : this.arrow(from, to, reverse ? ASIDE : 0);
    const maps = [from, to ?? from].map((thing) => mapOf(this.root, thing));
    const map = maps[0] === maps[1] ? maps[0]! : null;
    const clip = `${id}-pen-${written(one).replaceAll(/[~:]/g, "_")}`;
    const group = { class: `exp-pen exp-pen--${look}`, "data-drawn": written(one), "clip-path": map === null ? null : `url(#${clip})` };
    return (map === null ? "" : this.clip(clip, map)) + shape("g", group, lines);
  }

  private arrow(from: string, to: string, aside: number): string {
    const ends = nearest(this.spots(from), this.spots(to));
    return ends === null ? "" : drawnArrow(ends[0], ends[1], aside, this.size);
  }

  private going({ from, to }: Going, look: Drawn["look"]): string {
    const [spot] = this.spots(from);
    if (spot === undefined) return "";
    const lines = to === null ? stroke(ring(spot), null) : drawnArrow(spot, this.pointSpot(to), 0, this.size);
    return shape("g", { class: `exp-pen exp-pen--${look} exp-pen--going` }, lines);
  }

  private get size(): number {
    return HEAD * (parseFloat(getComputedStyle(this.root).fontSize) / 16 || 1);
  }

  private clip(id: string, map: Element): string {
    const { x, y, width, height } = this.local({ ...boxOf(map), round: false });
    return shape("clipPath", { id }, shape("rect", { x, y, width, height }));
  }

  private spots(thing: string): Spot[] {
    return spotsOf(this.root, thing).map((spot) => this.local(spot));
  }

  /** A spot of the window in the sheet's own px, which a large screen may show enlarged. */
  private local({ x, y, width, height, round }: Spot): Spot {
    const at = this.root.getBoundingClientRect();
    const zoom = zoomOf(this.root);
    return { x: (x - at.x) / zoom, y: (y - at.y) / zoom, width: width / zoom, height: height / zoom, round };
  }

  private pointSpot({ x, y }: Point): Spot {
    return this.local({ x, y, width: 0, height: 0, round: true });
  }
}

function boxOf(one: Element): { x: number; y: number; width: number; height: number } {
  const { x, y, width, height } = one.getBoundingClientRect();
  return { x, y, width, height };
}

/* Each line stands on a broad pale one, so that it is seen on cards, sea and cloth alike. */
function stroke(d: string, head: string | null): string {
  const filled = head === null ? "" : shape("path", { class: "exp-pen-head", d: head });
  const casing = [d, head].filter((one) => one !== null).map((one) => shape("path", { class: "exp-pen-casing", d: one! }));
  return casing.join("") + shape("path", { class: "exp-pen-line", d }) + filled;
}

function drawnArrow(from: Spot, to: Spot, aside: number, size: number): string {
  const { shaft, head } = arrow(from, to, { aside, size: Number(tenth(size)) });
  return stroke(shaft, head);
}
