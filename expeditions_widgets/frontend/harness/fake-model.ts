/* A model without a kernel: it remembers what was sent, and answers only when told to. */
import type { MaybeState, Model } from "../src/model.js";
import type { Event, MapBoard } from "../src/protocol.js";

export class FakeModel implements Model {
  readonly sent: Event[] = [];
  private readonly listeners = new Set<() => void>();

  constructor(
    private current: MaybeState,
    readonly board?: MapBoard,
  ) {}

  get(name: "state"): MaybeState;
  get(name: "board"): MapBoard | undefined;
  get(name: "state" | "board"): MaybeState | MapBoard | undefined {
    return name === "state" ? this.current : this.board;
  }
  send(event: Event): void {
    this.sent.push(event);
  }
  on(name: "change:state" | "change:board", callback: () => void): void {
    if (name === "change:state") this.listeners.add(callback);
  }
  off(_name: "change:state" | "change:board", callback: () => void): void {
    this.listeners.delete(callback);
  }

  /** Python's next state, as the trait's change. */
  answer(state: MaybeState): void {
    this.current = state;
    for (const listener of this.listeners) listener();
  }
}
