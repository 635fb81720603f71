/* The places as they are pressed and focused: one element each that stays, above everything drawn. One tab stop. */
import type { MapScene } from "../protocol/map.js";
import type { Atlas, Projection, Side } from "./projection.js";
import { isLit, type Lit, type Spot } from "./standing.js";
import { element, pair } from "./svg.js";

/** Half the size of what can be hit: of a lit place, of any other. */
const HIT = { lit: 22, other: 12 };

interface Target {
  code: string;
  side: Side;
  element: SVGElement;
  circles: SVGElement[];
}

export class Targets {
  readonly element = element("g");
  private readonly targets: Target[];
  private stop: Target;

  constructor(private readonly atlas: Atlas) {
    this.targets = atlas.board.places.flatMap((place) => {
      const sides: readonly Side[] = place.edge ? ["left", "right"] : [null];
      return sides.map((side) => target(place.code, side));
    });
    this.stop = this.targets[0]!;
    this.element.append(...this.targets.map((one) => one.element));
  }

  /** Puts every target where its place is, and says what it is. */
  lay(projection: Projection, spots: readonly Spot[], scene: MapScene, lit: Lit): void {
    spots.forEach(({ at, reach, stand, place }, index) => {
      const { element: node, circles } = this.targets[index]!;
      node.setAttribute("transform", `translate(${pair(at)})`);
      node.classList.toggle("exp-map-target--lit", isLit(stand));
      const hit = Math.max(reach, (isLit(stand) ? HIT.lit : HIT.other) * Math.max(1, projection.size.text));
      for (const [circle, radius] of [hit, reach + 4, reach + 4].entries()) circles[circle]!.setAttribute("r", radius.toFixed(1));
      const told = [scene.told[place.code] ?? place.label, ...stand.numbers.map(String), stand.effect];
      node.setAttribute("aria-label", told.filter((part) => part !== "").join(", "));
      // A place to leave from is gone through: it never stays pressed.
      if (isLit(stand) && lit.verb !== "tail") node.setAttribute("aria-pressed", String(stand.chosen));
      else node.removeAttribute("aria-pressed");
    });
    if (!this.hasFocus()) this.stop = this.find(this.wanted(scene, lit)) ?? this.stop;
    this.rove();
  }

  /** The place that has the focus, with the copy that has it. */
  focused(): { code: string; side: Side } | null {
    return this.targets.find((one) => one.element === document.activeElement) ?? null;
  }

  focus(code: string, side?: Side): void {
    const wanted = this.find(code, side);
    if (wanted === undefined) return;
    this.stop = wanted;
    this.rove();
    wanted.element.focus({ preventScroll: true });
  }

  /** The place of an element, if it is one of the targets. */
  of(node: EventTarget | null): { code: string; side: Side } | null {
    return this.targets.find((one) => node instanceof Node && one.element.contains(node)) ?? null;
  }

  private hasFocus(): boolean {
    return this.element.contains(document.activeElement);
  }

  /** A place's target: of an edge place the copy that had the focus last, else the one that is asked for, or the left. */
  private find(code: string | null, side?: Side): Target | undefined {
    const copies = this.targets.filter((one) => one.code === code);
    return copies.find((one) => one.side === side) ?? copies.find((one) => one === this.stop) ?? copies[0];
  }

  private wanted({ reached }: MapScene, lit: Lit): string | null {
    const start = this.atlas.board.places.find((place) => place.kind === "start");
    return lit.chosen ?? lit.choices[0]?.place ?? lit.head ?? reached ?? start?.code ?? null;
  }

  /** Only one target is a tab stop, and of two copies of a place only one is told. */
  private rove(): void {
    for (const one of this.targets) {
      const told = one === this.stop || (one.side !== "right" && this.stop.code !== one.code) || one.side === null;
      one.element.setAttribute("tabindex", one === this.stop ? "0" : "-1");
      one.element.setAttribute("role", told ? "button" : "presentation");
      if (told) one.element.removeAttribute("aria-hidden");
      else one.element.setAttribute("aria-hidden", "true");
    }
  }
}

function target(code: string, side: Side): Target {
  const node = element("g");
  node.setAttribute("class", "exp-map-target");
  node.dataset["place"] = code;
  const circles = ["hit", "focus-gap", "focus"].map((css) => {
    const circle = element("circle");
    circle.setAttribute("class", `exp-map-${css}`);
    return circle;
  });
  node.append(...circles);
  return { code, side, element: node, circles };
}
