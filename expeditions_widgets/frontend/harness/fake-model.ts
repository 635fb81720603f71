/* A model without a kernel: it remembers what was sent, and answers only when told to. */
import type { MaybeState, Model } from "../src/model.js";
import type { Event } from "../src/protocol.js";

export class FakeModel implements Model {
  readonly sent: Event[] = [];
  private readonly listeners = new Set<() => void>();

  constructor(private current: MaybeState) {}

  get(): MaybeState {
    return this.current;
  }
  send(event: Event): void {
    this.sent.push(event);
  }
  on(_name: "change:state", callback: () => void): void {
    this.listeners.add(callback);
  }
  off(_name: "change:state", callback: () => void): void {
    this.listeners.delete(callback);
  }

  /** Python's next state, as the trait's change. */
  answer(state: MaybeState): void {
    this.current = state;
    for (const listener of this.listeners) listener();
  }
}
