/* The widgets' models as the kernel has them: Jupyter's widget protocol, the part of it that our widgets use. */
import type { Model } from "../model.js";
import type { Event } from "../protocol.js";
import { newId, type Message } from "./message.js";

const CONTROL = { target_name: "jupyter.widget.control", data: {} };
const CONTROL_VERSION = "1.0.0";
/** How the name of every widget of ours begins; another's needs Jupyter's own front end. */
const OURS = "expeditions_widgets.";

type Traits = Record<string, unknown>;

class CommModel {
  private readonly followers = new Map<string, Set<() => void>>();

  constructor(
    private readonly traits: Traits,
    private readonly post: (content: unknown) => void,
  ) {}

  get isOurs(): boolean {
    return String(this.traits["_anywidget_id"]).startsWith(OURS);
  }

  get(name: string): unknown {
    return this.traits[name];
  }

  send(event: Event): void {
    this.post(event);
  }

  on(name: string, callback: () => void): void {
    this.followers.set(name, (this.followers.get(name) ?? new Set()).add(callback));
  }

  off(name: string, callback: () => void): void {
    this.followers.get(name)?.delete(callback);
  }

  /** Takes new values over: all of them before anyone hears of one. */
  update(traits: Traits): void {
    Object.assign(this.traits, traits);
    for (const name of Object.keys(traits)) this.followers.get(`change:${name}`)?.forEach((callback) => callback());
  }
}

export class Models {
  private readonly control = newId();
  private readonly models = new Map<string, CommModel>();
  private filled = (): void => {};

  constructor(private readonly send: (message: Message) => void) {}

  /** Asks the kernel for all its models; resolves when they are there. */
  ask(): Promise<void> {
    const metadata = { version: CONTROL_VERSION };
    this.send({ kind: "comm_open", content: { comm_id: this.control, ...CONTROL }, metadata });
    this.post(this.control, { method: "request_states" });
    return new Promise((resolve) => (this.filled = resolve));
  }

  /** Asks once more, if nothing came: the question or its answer may have been lost with the line. */
  askAgain(): void {
    if (this.models.size === 0) this.post(this.control, { method: "request_states" });
  }

  /** The model of this name, or null if there is none, or none that these pages can draw. */
  model(name: string): Model | null {
    const found = this.models.get(name);
    return found?.isOurs ? (found as Model) : null;
  }

  /** Takes a message of the kernel; those about nothing of this page are left alone. */
  heard({ kind, content }: Message): void {
    if (kind !== "comm_msg") return;
    const data = content["data"] as { method?: string; states?: Record<string, { state: Traits }>; state?: Traits };
    const name = content["comm_id"] as string;
    if (name === this.control && data.method === "update_states") this.fill(data.states ?? {});
    else if (data.method === "update") this.models.get(name)?.update(data.state ?? {});
  }

  private fill(states: Record<string, { state: Traits }>): void {
    for (const [name, { state }] of Object.entries(states)) {
      this.models.set(name, new CommModel(state, (content) => this.post(name, { method: "custom", content })));
    }
    this.filled();
  }

  private post(name: string, data: Record<string, unknown>): void {
    this.send({ kind: "comm_msg", content: { comm_id: name, data } });
  }
}
