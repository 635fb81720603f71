/* One view's pen: what is drawn on the board now, by mouse and by keys, and what of it the record keeps. */
import type { Act } from "../link.js";
import type { Point } from "../map/geometry.js";
import type { MaybeState } from "../model.js";
import type { MapBoard } from "../protocol.js";
import { WORDS } from "../generated/words.js";
import { isPresenting } from "../settings.js";
import { isReady, routesOf, tableOf } from "../state.js";
import { drawn, isSame, read, written, type Drawn, type Look } from "./drawing.js";
import { penKey, type PenKey } from "./keys.js";
import { followPen } from "./pointer.js";
import { keptIn, positionOf } from "./position.js";
import { Sheet, type Going } from "./sheet.js";
import { cardsIn, focusedThing, isOnBar, nameOf, thingOf, thingUnder } from "./things.js";
import { toldBegun, toldDrawn } from "./words.js";

export interface PenActs {
  state(): MaybeState;
  board(): MapBoard | null;
  /** The place of the map at a point of the window, found by its mark or its name. */
  placeAt(point: Point): string | null;
  send(act: Act): void;
  say(sentence: string): void;
  draw(): void;
}

export class Pen {
  isUp = false;
  look: Look = 1;
  drawing: readonly Drawn[] = [];
  private kept: readonly Drawn[] = [];
  private position = "";
  private going: Going | null = null;
  /** The key that marked and would also press the button that has the focus. */
  private pressed: string | null = null;
  /** The card that the keys are at within the column that has the focus. */
  private aim: { column: string; card: string } | null = null;
  private readonly sheet: Sheet;
  private readonly letGo: () => void;
  private readonly watchers: { disconnect(): void }[] = [];

  constructor(
    private readonly root: HTMLElement,
    private readonly id: string,
    private readonly acts: PenActs,
  ) {
    this.sheet = new Sheet(root);
    root.append(this.sheet.element);
    this.letGo = followPen(root, {
      offered: () => this.isOffered,
      up: () => this.isUp,
      at: (point) => thingUnder(this.root, point, (at) => this.acts.placeAt(at)),
      of: thingOf,
      drawn: (from, to) => this.put(from, to),
      going: (from, to) => this.go({ from, to }),
      stopped: () => this.go(null),
    });
    root.addEventListener("keydown", (event) => this.key(event), true);
    // Some browsers press a button by the space bar's way up.
    root.addEventListener("keyup", (event) => event.key === this.pressed && event.preventDefault(), true);
    root.addEventListener("focusin", () => this.followFocus());
    // Rows of cards that scroll carry their drawing along.
    root.addEventListener("scroll", () => this.show(), true);
    const presenting = new MutationObserver(() => this.presented());
    presenting.observe(document.documentElement, { attributeFilter: ["data-present"] });
    this.watchers.push(presenting);
    if (typeof ResizeObserver === "undefined") return;
    const sizes = new ResizeObserver(() => this.show());
    sizes.observe(root);
    this.watchers.push(sizes);
  }

  dispose(): void {
    this.letGo();
    for (const one of this.watchers) one.disconnect();
  }

  /** Whether somebody presents, and there is something to draw on. */
  get isOffered(): boolean {
    const state = this.acts.state();
    if (!isPresenting() || !isReady(state)) return false;
    return (tableOf(state) ?? routesOf(state) ?? state.routeEnd ?? state.explorer ?? null) !== null;
  }

  /** Whether this page has a record, and the record has the drawing already. */
  get keeps(): boolean {
    return keptIn(this.acts.state())?.keeps === true;
  }
  get isKept(): boolean {
    return isSame(this.drawing, this.kept);
  }

  /** Whether its tools are shown: while it is held, or there is something to clear or to keep. */
  get hasTools(): boolean {
    return this.isOffered && (this.isUp || this.drawing.length > 0 || !this.isKept);
  }

  /** Takes a new state: another position has its own drawing, the kept one; the same one keeps what was drawn. */
  settle(state: MaybeState): void {
    if (!isReady(state)) return;
    const position = positionOf(state);
    const kept = (keptIn(state)?.kept ?? []).map(read).filter((one) => one !== null);
    const moved = position !== this.position;
    if (moved || !isSame(kept, this.kept)) this.drawing = kept;
    [this.position, this.kept] = [position, kept];
    if (moved) [this.going, this.aim] = [null, null];
    if (!this.isOffered) this.isUp = false;
  }

  /** Draws everything where its things are now. */
  show(): void {
    this.root.toggleAttribute("data-pen", this.isUp && this.isOffered);
    this.root.toggleAttribute("data-pen-tools", this.hasTools);
    this.sheet.draw(this.id, this.drawing, this.look, this.going, this.isUp ? (this.aim?.card ?? null) : null);
  }

  toggle(): void {
    this.isUp = !this.isUp;
    [this.going, this.aim] = [null, null];
    this.redraw();
    this.acts.say(this.isUp ? WORDS.penUp : WORDS.penDown);
  }

  choose(look: Look): void {
    this.look = look;
    this.acts.draw();
    this.acts.say({ 1: WORDS.penSolid, 2: WORDS.penDashed, 3: WORDS.penDotted }[look]);
  }

  clear(): void {
    const none = this.drawing.length === 0;
    this.drawing = [];
    this.going = null;
    this.redraw();
    this.acts.say(none ? WORDS.penNothing : WORDS.penCleared);
  }

  keep(): void {
    if (this.isKept) return this.acts.say(this.drawing.length === 0 ? WORDS.penNothing : WORDS.penKept);
    this.acts.send({ type: "annotate", marks: this.drawing.map(written) });
  }

  /** Draws the page anew: a tool that had the focus and is put away leaves it to the pen. */
  private redraw(): void {
    const held = isOnBar();
    this.acts.draw();
    if (held && !isOnBar()) this.root.querySelector<HTMLElement>('[data-key="pen"]')?.focus();
  }

  private put(from: string, to: string | null): void {
    const one = { from, to, look: this.look };
    const { drawing, added } = drawn(this.drawing, one);
    this.drawing = drawing;
    this.acts.draw();
    this.acts.say(toldDrawn(one, added, this.name));
  }

  private readonly name = (id: string): string => nameOf(id, this.acts.state(), this.acts.board());

  private go(going: Going | null): void {
    this.going = going;
    this.show();
  }

  private presented(): void {
    if (!this.isOffered) [this.isUp, this.drawing, this.going, this.aim] = [false, this.kept, null, null];
    this.acts.draw();
  }

  /** The focus has left the column whose cards were gone through. */
  private followFocus(): void {
    if (this.aim === null || this.aim.column === focusedThing(this.root)) return;
    this.aim = null;
    this.show();
  }

  private key(event: KeyboardEvent): void {
    if (!this.isOffered || (event.target as Element).closest("dialog, textarea, select, input:not([type='radio'])")) return;
    this.pressed = null;
    const key = penKey(event, this.isUp);
    if (key === null || !this.carryOut(key, event)) return;
    if (key.type === "mark" && key.presses) this.pressed = event.key;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Does what a key means; says whether it was the pen's at all. */
  private carryOut(key: PenKey, { repeat }: KeyboardEvent): boolean {
    const focused = focusedThing(this.root);
    switch (key.type) {
      case "pen":
        this.toggle();
        return true;
      case "look":
        // Elsewhere a digit may choose an answer.
        if (focused === null && !isOnBar()) return false;
        this.choose(key.look);
        return true;
      case "clear":
        if (!repeat) this.clear();
        return true;
      case "down":
        if (this.going === null) this.toggle();
        else this.stopArrow();
        return true;
      case "within":
        return focused !== null && this.within(focused, key.on);
      case "mark":
      case "arrow": {
        const thing = this.aim?.column === focused ? (this.aim?.card ?? focused) : focused;
        if (thing === null && key.type === "mark" && key.presses) return false;
        if (thing === null) this.acts.say(WORDS.penNowhere);
        else if (!repeat) this.atThing(key.type, thing);
        return true;
      }
    }
  }

  /** Marks a thing, or begins an arrow there, or ends it there: whichever of the two keys was pressed. */
  private atThing(type: "mark" | "arrow", thing: string): void {
    const begun = this.going?.to === null ? this.going.from : null;
    if (begun !== null && begun !== thing) {
      this.going = null;
      return this.put(begun, thing);
    }
    if (type === "mark") return this.put(thing, null);
    if (begun === thing) return this.stopArrow();
    this.go({ from: thing, to: null });
    this.acts.say(toldBegun(thing, this.name));
  }

  private stopArrow(): void {
    this.go(null);
    this.acts.say(WORDS.penStopped);
  }

  /** The next card within the column that has the focus; past its ends the column as a whole. */
  private within(column: string, on: boolean): boolean {
    const cards = cardsIn(this.root, column);
    if (cards.length === 0) return false;
    const at = this.aim?.column === column ? cards.indexOf(this.aim.card) : on ? -1 : cards.length;
    const card = cards[at + (on ? 1 : -1)];
    this.aim = card === undefined ? null : { column, card };
    this.show();
    this.acts.say(this.name(card ?? column));
    return true;
  }
}
