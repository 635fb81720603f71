/* A page with one widget, and the hands that act on it. */
import { boardOf } from "../harness/routes.js";
import { FakeModel } from "../harness/fake-model.js";
import type { Event as Sent, State } from "../src/protocol.js";
import widget from "../src/index.js";

export class Page {
  readonly el = document.createElement("div");
  readonly close: () => void;

  constructor(
    readonly model: FakeModel,
    one = widget(),
  ) {
    document.body.append(this.el);
    this.close = one.render({ model, el: this.el });
  }

  /** A page whose greeting was answered with this state. */
  static of(state: State): Page {
    const page = Page.greeting({ ...state, serial: state.serial - 1, live: "" });
    page.model.answer(state);
    return page;
  }

  /** A page that still waits for the answer to its greeting. */
  static greeting(state: State): Page {
    return new Page(new FakeModel(state, boardOf(state)));
  }

  get root(): HTMLElement {
    return this.el.querySelector<HTMLElement>(".exp")!;
  }
  get live(): string {
    return this.el.querySelector('[role="status"]')!.textContent ?? "";
  }
  /** What was sent since the greeting. */
  get acts(): Sent[] {
    return this.model.sent.filter((event) => event.type !== "hello");
  }
  get focused(): string | undefined {
    return (document.activeElement as HTMLElement | null)?.dataset["key"];
  }

  find(key: string): HTMLElement {
    const found = this.el.querySelector<HTMLElement>(`[data-key="${key}"]`);
    if (found === null) throw new Error(`nothing on the page has the key ${key}`);
    return found;
  }
  click(key: string): void {
    this.find(key).click();
  }
  focus(key: string): void {
    this.find(key).focus();
  }
  states(): Record<string, string> {
    const places = [...this.el.querySelectorAll<HTMLElement>("[data-place]")];
    return Object.fromEntries(
      places.map((one) => [one.dataset["place"]!, one.dataset["state"]!]).filter(([, state]) => state !== "idle"),
    );
  }
  /** Presses a key where the focus is, and says what became of it. */
  press(key: string, more: KeyboardEventInit = {}): { prevented: boolean; reached: boolean } {
    let reached = false;
    const outside = (): void => {
      reached = true;
    };
    document.addEventListener("keydown", outside, { once: true });
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
    (document.activeElement ?? document.body).dispatchEvent(event);
    document.removeEventListener("keydown", outside);
    return { prevented: event.defaultPrevented, reached };
  }
}

export function after(state: State, rest: Partial<State>): State {
  return { ...state, serial: state.serial + 1, ...rest };
}
