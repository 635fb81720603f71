/* What one view of the route game holds: its map, what is chosen, and how a click or key becomes an act. */
import { RouteMap } from "../map/map.js";
import { byKey, isLost, isOff } from "../focus.js";
import type { Act } from "../link.js";
import type { Point } from "../map/geometry.js";
import { isHasty } from "../map/pressing.js";
import type { MaybeState, Model } from "../model.js";
import type { MapBoard, MapScene } from "../protocol.js";
import { asksPlaces, isReady, routesOf } from "../state.js";
import { Choosing, type Row } from "./choosing.js";
import { litOf } from "./lit.js";
import { findPlaces } from "./search.js";

export interface DeskActs {
  state(): MaybeState;
  send(act: Act): void;
  draw(): void;
  /** The map has drawn itself: zoomed, moved or anew. */
  drawn(): void;
}

/** The keys of what stands in the list of moves and below it, and of all that a table has. */
const LISTED = /^(move|tail)-|^(lay|tails)$/;
const OWN = /^(move|tail|expedition|hand|open|drawn|discarded|button)-|^(lay|tails)$/;
/** Where a key held too long would choose and do one thing after the other. */
const ACTING = ".exp-routes-act, .exp-routes-cards";
const FIRST = "[data-move], .exp-routes .exp-cover button, .exp-routes-swap input, .exp-routes-go > * > button";

export class RouteDesk {
  readonly choosing = new Choosing();
  /** What is typed into the search for a place. */
  query = "";
  private map: RouteMap | null = null;
  private drawn: MapBoard | null = null;
  private shown: { scene: MapScene; lit: string } | null = null;
  private moved = false;

  constructor(
    private readonly model: Model,
    private readonly root: HTMLElement,
    private readonly acts: DeskActs,
  ) {}

  dispose(): void {
    this.map?.dispose();
  }

  get board(): MapBoard | null {
    const board = this.model.get("board");
    return board?.places === undefined ? null : board;
  }

  /** The map's element, to be put where a page has it; null on a page without one. */
  get mapElement(): HTMLElement | null {
    const { board } = this;
    if (board !== this.drawn) {
      this.map?.dispose();
      this.map = board === null ? null : new RouteMap(board, this.events());
      this.drawn = board;
      this.shown = null;
    }
    return this.map?.element ?? null;
  }

  /** Takes a new state: lets go what no longer holds. */
  settle(state: MaybeState): void {
    const table = routesOf(state);
    this.moved = this.choosing.settle(table);
    if (table !== null && table.search === undefined) this.search("");
  }

  /** Shows on the map what the page shows beside it. */
  show(): void {
    const scene = sceneOf(this.acts.state());
    if (scene === null || this.map === null) return;
    const lit = litOf(routesOf(this.acts.state()), this.choosing);
    const text = JSON.stringify(lit);
    if (this.shown?.scene === scene && this.shown.lit === text) return;
    this.shown = { scene, lit: text };
    this.map.show(scene, lit);
  }

  /** The place of the map at a point of the window. */
  placeAt(point: Point): string | null {
    return this.map?.placeSeen(point) ?? null;
  }

  takeExpedition(id: string): void {
    this.choosing.takeExpedition(id);
    this.acts.draw();
  }

  /** Chooses a row of the list, by click number `clicks` in a row; the one that was chosen already is done. */
  take(row: Row, clicks = 0): void {
    if (this.choosing.take(row)) return isHasty(clicks) ? undefined : this.lay();
    this.acts.draw();
    if (row.choice === null) this.focusFirst();
  }

  /** Does what is chosen. */
  lay(): void {
    const { choice } = this.choosing;
    if (choice !== null) this.acts.send({ type: "press", id: choice.id });
  }

  /** Lets the last thing chosen go, and stays where it stood in the list; says whether there was one. */
  letGo(): boolean {
    const { tail } = this.choosing;
    if (!this.choosing.letGo()) return false;
    const inList = this.root.querySelector(".exp-routes-act")?.contains(document.activeElement) ?? false;
    this.acts.draw();
    if (inList && tail !== null && this.choosing.tail === null) this.focusKey(`tail-${tail}`);
    return true;
  }

  /** Back to the choice of the place to leave from. */
  backToTails(): void {
    while (this.choosing.tail !== null) this.letGo();
  }

  /** Past the map, to the list of moves. */
  readonly skip = (event: Event): void => {
    event.preventDefault();
    this.root.querySelector<HTMLElement>(".exp-moves-head > h3")?.focus();
  };

  /** The keys of the page beside the map: a row's number, letting go, and laying from among the expeditions. */
  key(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.repeat) return /^(Enter| )$/.test(event.key) && (event.target as HTMLElement).closest(ACTING) !== null;
    if (event.key === "Escape") return this.letGo();
    if (/^[1-9]$/.test(event.key)) return this.number(Number(event.key));
    const onRadio = (event.target as HTMLElement).matches(".exp-expedition > input");
    if (event.key !== "Enter" || !onRadio || this.choosing.choice === null) return false;
    this.lay();
    return true;
  }

  /** Looks for places by name; a list of choices is narrowed to them. */
  find(query: string): void {
    this.search(query);
    this.acts.draw();
  }

  /** A card or a found place, by click number `clicks` in a row: it is chosen where it may be, and else shown on the map. */
  go(place: string, clicks = 0): void {
    const row = this.rowAt(place);
    if (row !== undefined && routesOf(this.acts.state())?.asked.kind === "token") return this.take(row, clicks);
    this.map?.focusPlace(place);
  }

  /** The row of this number, from the list's keys: it is chosen and gets the focus. */
  number(n: number): boolean {
    const row = this.choosing.rows[n - 1];
    if (row === undefined) return false;
    if (this.choosing.choice?.id !== row.choice?.id || row.choice === null) this.take(row);
    if (row.choice !== null) this.focusKey(row.key);
    return true;
  }

  /** After another situation the focus goes to the first thing to do, if it stood in the list or was lost. */
  refocus(held: string | null): boolean {
    if (held === null || !OWN.test(held) || routesOf(this.acts.state()) === null) return false;
    const twin = byKey(this.root, held);
    const lost = isLost(this.root) && (twin === null || isOff(twin));
    const stays = this.choosing.isDirect && twin !== null;
    return (lost || (this.moved && LISTED.test(held) && !stays)) && this.focusFirst();
  }

  private search(query: string): void {
    this.query = query;
    const listed = query.trim() !== "" && routesOf(this.acts.state()) !== null;
    this.choosing.found = listed ? new Set(findPlaces(this.board?.places ?? [], query).map(({ code }) => code)) : null;
  }

  private focusFirst(): boolean {
    const first = this.root.querySelector<HTMLElement>(FIRST);
    first?.focus();
    return first !== null;
  }

  private focusKey(key: string): void {
    const rows = this.root.querySelectorAll<HTMLElement>("[data-move]");
    [...rows].find((one) => one.dataset["key"] === key)?.focus();
  }

  private rowAt(place: string): Row | undefined {
    const { choice, rows } = this.choosing;
    const here = rows.filter((row) => row.place === place);
    // Several expeditions may stand on one place: the one after the chosen one comes next.
    const chosen = choice === null ? -1 : here.findIndex((row) => row.choice?.id === choice.id);
    return here[(chosen + 1) % here.length];
  }

  private events(): ConstructorParameters<typeof RouteMap>[1] {
    return {
      choose: (place, hasty) => {
        const row = this.rowAt(place);
        if (row === undefined) return;
        if (this.choosing.isDirect) return hasty ? undefined : this.take(row);
        if (!this.choosing.take(row)) this.acts.draw();
      },
      read: (place) => this.read(place),
      lay: () => this.lay(),
      drawn: () => this.acts.drawn(),
      number: (n) => {
        const row = this.choosing.rows[n - 1];
        if (row === undefined) return;
        if (this.choosing.isDirect) this.take(row);
        else if (!this.choosing.take(row)) this.acts.draw();
        this.map?.focusPlace(row.place);
      },
    };
  }

  /** A place that is no choice: another one to leave from, or Python says why not. */
  private read(place: string): void {
    const state = this.acts.state();
    if (!isReady(state)) return;
    if (this.choosing.takeTail(place)) return this.acts.draw();
    if (!asksPlaces(state)) return;
    this.acts.send({ type: "try", code: routesOf(state) === null ? null : this.choosing.expedition || null, place });
  }
}

function sceneOf(state: MaybeState): MapScene | null {
  if (!isReady(state)) return null;
  return (routesOf(state) ?? state.routeEnd ?? state.explorer)?.scene ?? null;
}
