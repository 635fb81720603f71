/* The cartouche: a place's fact, in a free corner of the map or below it. */
import { html, render, type TemplateResult } from "lit-html";
import type { MapPlace } from "../protocol/map.js";
import { around, distance, sharedArea, type Box, type Point } from "./geometry.js";
import type { Projection } from "./projection.js";
import { isLit, type Spot } from "./standing.js";

/** Widths to try, as shares of the map's: the first that covers no place will do. */
const WIDTHS = [0.31, 0.38, 0.46, 0.56];
/** What it costs to leave the corner it is in. */
const LEFT = 2;

export class Note {
  readonly element = document.createElement("div");
  private corner = 0;
  private box: Box | null = null;
  private readonly heights = new Map<string, number>();

  constructor() {
    this.element.className = "exp-map-note";
  }

  /** Shows a place's fact, or nothing; spoken only if it was asked for. */
  show(place: MapPlace | null, told: string, asked: boolean): void {
    this.element.setAttribute("aria-live", asked ? "polite" : "off");
    this.element.hidden = place === null;
    render(place === null ? "" : content(place, told), this.element);
  }

  /**
   * Puts the cartouche where it covers the least, above all not the place with the focus, and returns what it covers; null
   * where it stands below the map. While the map moves it keeps its corner.
   */
  settle(projection: Projection, spots: readonly Spot[], focused: string | null, moving: boolean): Box | null {
    const { element } = this;
    if (element.hidden) return null;
    const found = projection.size.narrow ? null : this.freest(projection, spots, focused, moving ? 1e6 : projection.look.zoom > 1 ? LEFT : 0);
    // The whole map has no place behind the cartouche: nothing could bring it into sight.
    const box = found === null || (projection.look.zoom <= 1 && found.cost > 0) ? null : found.box;
    element.classList.toggle("exp-map-note--below", box === null);
    element.style.width = box === null ? "" : `${box.width}px`;
    element.style.left = box === null ? "" : `${Math.round(box.x)}px`;
    element.style.top = box === null ? "" : `${Math.round(box.y)}px`;
    this.box = box;
    return box;
  }

  /** Whether the cartouche lies over a point of the map. */
  covers(point: Point): boolean {
    return this.box !== null && !this.element.hidden && distance(point, this.box) < 12;
  }

  /** How high the cartouche is at a width: laid out once for each. */
  private heightAt(width: number, text: number): number {
    const key = `${width} ${text} ${this.element.textContent}`;
    let height = this.heights.get(key);
    if (height === undefined) {
      this.element.classList.remove("exp-map-note--below");
      this.element.style.width = `${width}px`;
      height = this.element.offsetHeight;
      if (height > 0) this.heights.set(key, height);
    }
    return height;
  }

  private freest(projection: Projection, spots: readonly Spot[], focused: string | null, stay: number): { box: Box; cost: number } {
    const { window, size } = projection;
    let best: { box: Box; cost: number; corner: number; rate: number } | null = null;
    for (const share of WIDTHS) {
      const width = Math.round(Math.max(230 * size.text, window.width * share));
      const height = this.heightAt(width, size.text);
      for (const corner of [0, 1, 2, 3]) {
        const box = boxAt(projection, width, height, corner);
        const covered = spots.filter(({ at }) => sharedArea(box, around(at, 7)) > 0);
        const cost = covered.reduce((sum, spot) => sum + (spot.place.code === focused ? 99 : weightOf(spot)), 0);
        const rate = cost + corner / 2 - (corner === this.corner ? stay : 0);
        if (best === null || rate < best.rate) best = { box, cost, corner, rate };
      }
      if (best !== null && best.cost === 0) break;
    }
    this.corner = best!.corner;
    return best!;
  }
}

function weightOf({ stand }: Spot): number {
  return isLit(stand) || stand.heads.length > 0 ? 6 : 1;
}

/** The corners in the order of liking: bottom right, bottom left, top right, top left. */
function boxAt({ window, border }: Projection, width: number, height: number, corner: number): Box {
  const [low, left] = [corner < 2, corner % 2 === 1];
  const x = left ? window.x - border + 2 : window.x + window.width + border - 2 - width;
  const y = low ? window.y + window.height + border - 3 - height : window.y - border + 3;
  return { x, y, width, height };
}

function content({ name, fact }: MapPlace, told: string): TemplateResult {
  const rest = told.startsWith(name) ? told.slice(name.length).replace(/^[\s,.:;]+/, "") : told;
  return html`<p><b>${name}</b> <span class="exp-quiet">${rest}</span></p>
    <p>${fact}</p>`;
}
