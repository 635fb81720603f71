/* What is chosen but not yet done at the route game's table: the expedition, the place to leave from, the move. */
import type { MapChoice, MapTail, RouteTable } from "../protocol.js";

/** One line of the numbered list: a place to leave from, or a move. */
export interface Row {
  key: string;
  number: number;
  place: string;
  label: string;
  effect: string;
  /** The move itself; null for a place to leave from. */
  choice: MapChoice | null;
}

export class Choosing {
  expedition = "";
  /** The place to leave from, where it is chosen first. */
  tail: string | null = null;
  /** The places that a search has found; null while nothing is searched for. */
  found: ReadonlySet<string> | null = null;
  private id: string | null = null;
  private table: RouteTable | null = null;
  /** The expedition that was last suggested. */
  private first = "";

  /** Takes a new table. What was chosen in another situation is let go; says whether it is another. */
  settle(now: RouteTable | null): boolean {
    const before = this.table;
    this.table = now;
    const same = before !== null && now !== null && situation(before) === situation(now);
    if (!same) this.letAllGo();
    // While there is none to choose, as in another's turn, the last one is kept for the next time.
    if (now !== null && now.first !== "") {
      if (now.first !== this.first || !this.canTake(this.expedition)) this.takeExpedition(now.first);
      this.first = now.first;
    }
    return !same;
  }

  /** The move that is chosen. */
  get choice(): MapChoice | null {
    return this.choices.find(({ id }) => id === this.id) ?? null;
  }

  /** Whether the place to leave from is still to be chosen. */
  get asksTail(): boolean {
    return this.tails.length > 0 && this.tail === null;
  }

  /** What may be chosen next, as it is listed. */
  get rows(): Row[] {
    if (!this.asksTail) return this.choices.filter(({ tip }) => this.found?.has(tip) ?? true).map(moveRow);
    return this.tails.map(tailRow);
  }

  takeExpedition(id: string): void {
    this.expedition = id;
    this.letAllGo();
  }

  /** Whether choosing is doing. */
  get isDirect(): boolean {
    return this.table?.direct === true;
  }

  /** Chooses a row; says whether it is to be done now: it was the chosen one already, or choosing is doing. */
  take({ choice, place }: Row): boolean {
    if (choice === null) {
      this.tail = place;
      return false;
    }
    const again = this.id === choice.id;
    this.id = choice.id;
    return again || this.isDirect;
  }

  /** Chooses another place to leave from; says whether it is one. */
  takeTail(place: string): boolean {
    if (!this.tails.some((one) => one.place === place)) return false;
    this.tail = place;
    this.id = null;
    return true;
  }

  /** Lets the last thing chosen go; says whether there was one. */
  letGo(): boolean {
    if (this.choice !== null) this.id = null;
    else if (this.tail !== null) this.tail = null;
    else return false;
    return true;
  }

  private letAllGo(): void {
    this.tail = null;
    this.id = null;
  }

  private canTake(id: string): boolean {
    return this.table?.expeditions.some((one) => one.id === id && one.why === null) ?? false;
  }

  private get tails(): MapTail[] {
    return this.table?.tails ?? [];
  }

  private get choices(): MapChoice[] {
    const { filter, choices } = this.table ?? { filter: false, choices: [] };
    return choices.filter(
      (one) =>
        (!filter || one.expedition === this.expedition) && (this.tails.length === 0 || one.tail === this.tail),
    );
  }
}

function tailRow({ place, label, effect }: MapTail, at: number): Row {
  return { key: `tail-${place}`, number: at + 1, place, label, effect, choice: null };
}

function moveRow(choice: MapChoice, at: number): Row {
  const { id, tip, label, effect } = choice;
  return { key: `move-${id}`, number: at + 1, place: tip, label, effect, choice };
}

/** What is asked and what may be done: while it stays, what was chosen still means the same. */
function situation({ asked, choices, tails, scene }: RouteTable): string {
  return JSON.stringify([asked.kind, choices, tails, scene.journeys, scene.tokens]);
}
