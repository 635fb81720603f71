/* How hands are counted: a digit for each hand while a count is open, or its buttons, or a number that is typed. */
import type { Act } from "./link.js";
import type { MaybeState } from "./model.js";
import type { Button, Hands } from "./protocol.js";
import { isOnSite } from "./settings.js";
import { isReady } from "./state.js";

export interface HandsActs {
  state(): MaybeState;
  send(act: Act): void;
  press(button: Button): void;
  /** The next file that comes was asked for here. */
  awaitFile(): void;
}

type Stroke = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "repeat">;

const OPEN = ".exp-hands[data-counting]";
/** Where the page's own keys have no meaning. */
const ELSEWHERE = '.exp:not(.exp-site), input, textarea, select, [contenteditable="true"]';
/** What a notebook's converter adds to a heading. */
const LINKS = ".anchor-link, .jp-InternalAnchorLink";

export class HandsDesk {
  private readonly onPage = (event: KeyboardEvent): void => {
    const target = event.target as Element;
    if (!isOnSite() || target.closest(ELSEWHERE) !== null || document.querySelector("dialog[open]") !== null) return;
    // Of several counts on view the first one is meant.
    const first = [...document.querySelectorAll(OPEN)].find((one) => one.checkVisibility?.() !== false);
    if (first === undefined || !this.root.contains(first) || !this.stroke(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  constructor(
    private readonly root: HTMLElement,
    private readonly acts: HandsActs,
  ) {
    document.addEventListener("keydown", this.onPage);
  }

  dispose(): void {
    document.removeEventListener("keydown", this.onPage);
  }

  /** A key pressed in the widget: the count's own while the focus is in it. Says whether it was one. */
  key(event: KeyboardEvent): boolean {
    if ((event.target as Element).closest(OPEN) === null) return false;
    // A key held too long is one hand, on a button as well.
    return (event.repeat && event.key === "Enter") || this.stroke(event);
  }

  add(row: string, by: "+" | "-"): void {
    this.send(`${by}${row}`);
  }

  put(row: string, typed: string): void {
    this.send(`=${row}:${typed}`);
  }

  /** Asks for the hands of the whole lesson, which only the page knows by its title. */
  save(): void {
    this.acts.awaitFile();
    this.acts.send({ type: "handsFile", lesson: this.lesson() });
  }

  private stroke(event: Stroke): boolean {
    const { hands } = this;
    if (hands === null || event.altKey) return false;
    const key = event.key.toLowerCase();
    const undo = event.ctrlKey || event.metaKey ? key === "z" && !event.shiftKey : key === "u";
    const row = event.ctrlKey || event.metaKey ? undefined : hands.rows.find((one) => one.key !== "" && one.key === key);
    if (!undo && row === undefined) return false;
    if (event.repeat) return true;
    if (row !== undefined) this.add(row.id, "+");
    else this.send("undo");
    return true;
  }

  private send(stroke: string): void {
    const { hands } = this;
    if (hands !== null) this.acts.send({ type: "hands", key: hands.key, strokes: [stroke] });
  }

  private get hands(): Hands | null {
    const state = this.acts.state();
    return isReady(state) ? (state.exercise?.hands ?? null) : null;
  }

  private lesson(): string {
    const around = this.root.closest(".exp-site-story, .jp-Notebook") ?? document;
    const copy = around.querySelector("h1")?.cloneNode(true) as HTMLElement | undefined;
    for (const link of copy?.querySelectorAll(LINKS) ?? []) link.remove();
    return (copy?.textContent ?? "").trim();
  }
}
