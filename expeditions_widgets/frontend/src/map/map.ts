/* The route game's map: draws a scene on a board, and says what is pressed. It knows no rule. */
import { render } from "lit-html";
import type { MapBoard, MapScene } from "../protocol/map.js";
import { controls } from "./controls.js";
import { Drawing, type Sheet } from "./drawing.js";
import { within, type Point } from "./geometry.js";
import { followMapKeys } from "./keyboard.js";
import { Looking } from "./looking.js";
import { Note } from "./note.js";
import { followPointer } from "./pointer.js";
import { isHasty, placeAt } from "./pressing.js";
import { Atlas, WHOLE, type Look, type Side } from "./projection.js";
import { NOTHING, type Lit } from "./standing.js";
import { element } from "./svg.js";
import { Targets } from "./targets.js";
import { zoomOf } from "../zoom.js";

export type { Lit } from "./standing.js";

export interface MapEvents {
  choose(place: string, hasty: boolean): void; // a lit place; if it is chosen, the next of the choices that lead there
  read(place: string): void; // any other place
  lay(): void; // the chosen place once more
  number(n: number): void;
  drawn?(): void; // zoomed, moved or anew: what stands over the map follows
}

const STEP = 1.5;
const EMPTY: MapScene = { journeys: [], tokens: [], own: [], open: [], reached: null, told: {} };

export class RouteMap {
  readonly element = document.createElement("div");
  private readonly box = document.createElement("div");
  private readonly svg = element("svg");
  private readonly bar = document.createElement("div");
  private readonly note = new Note();
  private readonly atlas: Atlas;
  private readonly drawing: Drawing;
  private readonly targets: Targets;
  private readonly looking: Looking;
  private readonly watcher: ResizeObserver | null;
  private readonly letGo: () => void;
  private scene = EMPTY;
  private lit = NOTHING;
  private sheet: Sheet | null = null;
  /** The place under the mouse. */
  private pointed: { code: string; side: Side } | null = null;
  /** The place whose fact is shown. */
  private read: string | null = null;

  constructor(
    private readonly board: MapBoard,
    private readonly on: MapEvents,
  ) {
    this.atlas = new Atlas(board);
    this.drawing = new Drawing(this.atlas);
    this.targets = new Targets(this.atlas);
    this.looking = new Looking(this.atlas, this.box, this.element);
    this.element.className = "exp-map-cell";
    this.box.className = "exp-map-box";
    this.bar.className = "exp-map-bar";
    const { left, right, top, bottom } = board.frame;
    this.element.style.setProperty("--exp-map-shape", ((right - left) / (top - bottom)).toFixed(3));
    this.svg.setAttribute("class", "exp-map-sheet");
    this.svg.setAttribute("role", "group");
    this.svg.setAttribute("aria-label", board.words.map);
    this.svg.append(this.drawing.layers, this.targets.element);
    this.box.append(this.svg);
    this.element.append(this.box, this.bar, this.note.element);
    followMapKeys(this.svg, board.places, {
      focused: () => this.spot(this.targets.focused()),
      nameless: () => this.scene.nameless === true,
      spots: () => this.sheet?.spots ?? [],
      focus: (code, side) => this.focus(code, side),
      act: (code) => this.act(code, false),
      number: (number) => this.number(number),
      zoom: (closer) => this.zoom(closer),
      whole: () => this.go(WHOLE, false),
    });
    for (const type of ["pointerover", "pointerout", "focusin", "focusout"] as const)
      this.svg.addEventListener(type, (event) => {
        this.pointed = type === "pointerover" ? this.targets.of(event.target) : null;
        this.hint();
      });
    this.letGo = followPointer(this.svg, {
      projection: () => this.sheet?.projection ?? null,
      held: () => this.looking.isHeld,
      look: (look, moving) => this.go(look, moving),
      isPlace: (point) => this.placeAt(point) !== null,
      press: (point, target, clicks) => this.press(point, target, clicks),
    });
    this.watcher = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(() => this.resized());
    // The size of type changes what is around the map, and so the size of the whole.
    for (const one of [this.box, this.element]) this.watcher?.observe(one);
  }

  /** Shows what lies on the map, and what may be chosen. The position of the map stays. */
  show(scene: MapScene, lit: Lit): void {
    const news = scene.reached !== this.scene.reached;
    const move = lit.expedition !== this.lit.expedition || lit.head !== this.lit.head;
    // What is chosen from the list beside the map is told as well.
    const chosen = lit.chosen === this.lit.chosen ? null : lit.chosen;
    [this.scene, this.lit] = [scene, lit];
    if (chosen !== null) this.tell(chosen, false);
    else if (news || this.read === null) this.tell(scene.reached, false);
    else this.tell(this.read, false);
    if (move) this.looking.follow(lit);
    this.draw();
  }

  /** Shows the part of the map where the next arrow goes. */
  toMove(): void {
    this.looking.toMove(this.lit);
    this.draw();
  }

  /** Gives a place the focus, in sight; unless it may be chosen it is shown close enough for its name, with its fact. */
  focusPlace(code: string): void {
    if (this.atlas.place(code) === undefined) return;
    if (!this.lit.choices.some((choice) => choice.place === code)) {
      this.looking.showPlace(code);
      this.tell(code, true);
      this.draw();
    }
    this.focus(code);
  }

  /** The place at a point of the window, by its mark or its name. */
  placeSeen({ x, y }: Point): string | null {
    const { left, top } = this.svg.getBoundingClientRect();
    const zoom = zoomOf(this.svg);
    return this.placeAt({ x: (x - left) / zoom, y: (y - top) / zoom });
  }

  dispose(): void {
    this.watcher?.disconnect();
    this.letGo();
  }

  private readonly zooming = {
    zoom: (closer: boolean): void => this.zoom(closer),
    whole: (): void => this.go(WHOLE, false),
    toMove: (): void => this.toMove(),
  };

  private resized(): void {
    const { size } = this.looking;
    const drawn = this.sheet?.projection.size;
    const isSame = size.width === drawn?.width && size.height === drawn.height && size.text === drawn.text;
    if (this.box.clientWidth === 0 || isSame) return;
    this.looking.resized(this.lit);
    this.draw();
  }

  private draw(moving = false): void {
    if (this.watcher !== null && this.box.clientWidth === 0) return;
    const projection = this.looking.projection();
    const { narrow } = projection.size;
    this.element.toggleAttribute("data-narrow", narrow);
    render(controls(this.board, this.zooming, { narrow, moves: this.lit.choices.length > 0 || this.lit.head !== null }), this.bar);
    this.looking.look = projection.look;
    this.svg.setAttribute("viewBox", `0 0 ${projection.size.width} ${projection.size.height}`);
    this.svg.style.touchAction = this.looking.isHeld ? "none" : "pan-x pan-y";
    this.svg.classList.toggle("exp-map-sheet--drag", projection.look.zoom > 1);
    const spots = this.drawing.spots(projection, { scene: this.scene, lit: this.lit });
    const note = this.note.settle(projection, spots, this.targets.focused()?.code ?? null, moving);
    const family = getComputedStyle(this.svg).fontFamily || "sans-serif";
    this.sheet = this.drawing.draw(projection, { scene: this.scene, lit: this.lit }, spots, note, family, moving);
    this.targets.lay(projection, spots, this.scene, this.lit);
    this.hint();
    this.on.drawn?.();
  }

  /** Names the place under the mouse, or that with the focus, if the map had no room for its name. */
  private hint(): void {
    const place = this.scene.nameless ? null : (this.pointed ?? this.targets.focused());
    if (this.sheet !== null) this.drawing.hint(this.sheet, this.spot(place));
  }

  private go(look: Look, moving: boolean): void {
    this.looking.take(look);
    this.draw(moving);
  }

  private zoom(closer: boolean): void {
    const { projection } = this.sheet ?? {};
    if (projection === undefined) return;
    const focused = this.spot(this.targets.focused());
    const { x, y, width, height } = projection.window;
    const middle = { x: x + width / 2, y: y + height / 2 };
    const held = focused !== null && within(focused.at, projection.window) ? focused.at : middle;
    this.go(projection.zoomed(closer ? STEP : 1 / STEP, held), false);
  }

  private tell(code: string | null, asked: boolean): void {
    this.read = code;
    const place = code === null || this.scene.nameless ? undefined : this.atlas.place(code);
    this.note.show(place ?? null, place === undefined ? "" : (this.scene.told[place.code] ?? place.label), asked);
  }

  private press(point: Point | null, target: EventTarget | null, clicks: number): void {
    const code = point === null ? (this.targets.of(target)?.code ?? null) : this.placeAt(point);
    if (code === null) return;
    const copy = this.sheet?.spots.find(({ place, at }) => place.code === code && point !== null && Math.abs(at.x - point.x) < 40);
    this.targets.focus(code, copy?.side);
    this.act(code, isHasty(clicks));
  }

  private placeAt(point: Point): string | null {
    return this.sheet === null ? null : placeAt(this.sheet, point);
  }

  /** Chooses, lays or reads. A hasty click on what is chosen does nothing; where several choices lead, none lays. */
  private act(code: string, hasty: boolean): void {
    const leading = this.lit.choices.filter(({ place }) => place === code);
    this.tell(code, true);
    if (leading.length === 0) {
      this.draw();
      return this.on.read(code);
    }
    if (this.lit.chosen !== code) return this.on.choose(code, hasty);
    if (hasty) return;
    if (leading.length > 1) this.on.choose(code, hasty);
    else this.on.lay();
  }

  private number(number: number): void {
    const choice = this.lit.choices.find((one) => one.number === number);
    if (choice !== undefined) this.focus(choice.place);
    this.on.number(number);
  }

  private spot(wanted: { code: string; side: Side } | null): Sheet["spots"][number] | null {
    return this.sheet?.spots.find(({ place, side }) => place.code === wanted?.code && side === wanted.side) ?? null;
  }

  /** Gives a place the focus; the map moves if it lies out of sight. */
  private focus(code: string, side?: Side): void {
    this.targets.focus(code, side);
    const spot = this.spot(this.targets.focused());
    const { projection } = this.sheet ?? {};
    if (spot === null || projection === undefined) return;
    if (within(spot.at, projection.window, spot.side === null ? -20 : 1)) return this.note.covers(spot.at) ? this.draw() : undefined;
    if (projection.look.zoom > 1) this.go(projection.fitted([spot.at], projection.look.zoom), false);
  }
}
