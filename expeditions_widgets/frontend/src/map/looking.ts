/* Which part of the map is looked at, and whether the person chose it. */
import { Projection, WHOLE, type Atlas, type Look, type Size } from "./projection.js";
import { sizeOf } from "./size.js";
import { moveLook, type Lit } from "./standing.js";

/** Room for one place, in plain px, below which the whole map can't be read. */
const CRAMPED = 60;
/** Below this width, in px of type 16, no whole map can. */
const PHONE = 480;
/** How close a place is shown that was asked for. */
const CLOSE = { narrow: 3.4, wide: 2 };

export class Looking {
  look: Look = WHOLE;
  /** Whether the person has moved the map: until then a cramped one follows the move. */
  private moved = false;
  private cramped = false;

  constructor(
    private readonly atlas: Atlas,
    private readonly box: HTMLElement,
    private readonly host: HTMLElement,
  ) {}

  get size(): Size {
    return sizeOf(this.box, this.host);
  }
  /** Whether one finger moves the map; else it scrolls the page. */
  get isHeld(): boolean {
    return this.look.zoom > 1 && this.moved;
  }

  projection(look: Look = this.look): Projection {
    return new Projection(this.atlas.board, this.size, look);
  }

  /** The person moved the map. */
  take(look: Look): void {
    this.look = look;
    this.moved = true;
  }

  /** Looks where the next arrow goes. */
  toMove(lit: Lit): void {
    this.look = moveLook(this.atlas, this.projection(WHOLE), lit);
    this.moved = !this.isCramped;
  }

  /** Another move is due: a cramped map follows it. */
  follow(lit: Lit): void {
    if (!this.moved && lit.choices.length > 0 && this.isCramped) this.toMove(lit);
  }

  /** The map has another size on the page. */
  resized(lit: Lit): void {
    const cramped = this.isCramped;
    if (!this.moved && cramped !== this.cramped) {
      this.look = WHOLE;
      if (cramped) this.toMove(lit);
    }
    this.cramped = cramped;
  }

  /** Looks at a place so closely that it has its name. */
  showPlace(code: string): void {
    const place = this.atlas.place(code);
    if (place === undefined || this.projection().isRoomy) return;
    const whole = this.projection(WHOLE);
    this.look = whole.fitted([whole.at(place, null)], this.size.narrow ? CLOSE.narrow : CLOSE.wide);
    this.moved = !this.isCramped;
  }

  /** Whether the whole map would be too small to read. */
  private get isCramped(): boolean {
    const { narrow, width, text } = this.size;
    return narrow && (width < PHONE * text || this.projection(WHOLE).room < CRAMPED);
  }
}
