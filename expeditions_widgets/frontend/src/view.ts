/* One view of the widget: renders the state, keeps the focus, speaks, and sends what the person does. */
import { render } from "lit-html";
import type { Context, Local } from "./context.js";
import { copyText, downloadFile } from "./copying.js";
import { followDrags } from "./drag.js";
import { byKey, faultyField, isBoardKey, isLost, refocus, stopAfter, validStop } from "./focus.js";
import { HandsDesk } from "./handsdesk.js";
import { bringIntoSight } from "./insight.js";
import { followKeys } from "./keyboard.js";
import { openKeyList } from "./keylist.js";
import { forgetMoves } from "./labfields.js";
import { Link, type Act } from "./link.js";
import { LiveRegion } from "./live.js";
import type { MaybeState, Model } from "./model.js";
import { shake, snapshot, travel } from "./motion.js";
import { lostWords, page } from "./page.js";
import { Pen } from "./pen/pen.js";
import { filesOf } from "./pressable.js";
import type { Button, State } from "./protocol.js";
import { RouteDesk } from "./routes/desk.js";
import { isPresenting, motionAllowed, startSettings } from "./settings.js";
import { play } from "./sound.js";
import { isReady, soundOf, tableOf } from "./state.js";
import { keep, recall } from "./storage.js";
import { nextId } from "./viewid.js";

export class View {
  readonly root = document.createElement("div");
  private readonly main = document.createElement("div");
  private readonly live = new LiveRegion();
  private readonly id = nextId();
  private readonly local: Local = { chosen: null, stop: "", note: null, copied: null };
  private readonly link: Link;
  private readonly routes: RouteDesk;
  private readonly hands: HandsDesk;
  private readonly pen: Pen;
  private readonly changed = (): void => this.update();
  private readonly redrawn = (): void => this.draw();
  private readonly presenting = new MutationObserver(() => this.present());
  private state: MaybeState;
  private recalled: string | null = null;
  /** Whether a file was asked for here: of several views only this one saves it. */
  private saves = false;

  /** Draws the model's state into `el`. The first view of a model says hello to Python. */
  constructor(
    private readonly model: Model,
    el: HTMLElement,
    first: boolean,
  ) {
    this.state = model.get("state");
    this.link = new Link(model, () => this.lose());
    this.routes = new RouteDesk(model, this.root, {
      state: () => this.state,
      send: (act) => this.act(act),
      draw: () => this.draw(),
      drawn: () => this.pen.show(),
    });
    this.pen = new Pen(this.root, this.id, {
      state: () => this.state,
      board: () => this.routes.board,
      placeAt: (point) => this.routes.placeAt(point),
      send: (act) => this.act(act),
      say: (sentence) => this.live.say(sentence),
      draw: () => this.draw(),
    });
    this.hands = new HandsDesk(this.root, {
      state: () => this.state,
      send: (act) => this.act(act),
      press: (button) => this.press(button),
      awaitFile: () => void (this.saves = true),
    });
    this.root.className = "exp";
    this.root.setAttribute("role", "group");
    startSettings();
    this.root.append(this.main, this.live.element);
    el.append(this.root);
    this.root.addEventListener("focusin", (event) => this.focused(event.target as HTMLElement));
    followKeys(this.root, {
      state: () => this.state,
      chosen: () => this.local.chosen,
      choose: (code) => this.choose(code),
      press: (button) => this.press(button),
      reveal: () => this.reveal(),
      own: (event) => this.hands.key(event) || this.routes.key(event),
    });
    followDrags(this.root, {
      choose: (code) => this.choose(code),
      drop: (code, place) => this.act({ type: "try", code, place }),
    });
    // A page shows its first picture until the widget has heard what it goes on from.
    if (first) this.root.setAttribute("aria-busy", "true");
    this.routes.settle(this.state);
    this.pen.settle(this.state);
    this.draw();
    const save = "save" in this.state ? this.state.save : null;
    this.recalled = recall(save);
    if (first) this.link.greet(this.recalled, isReady(this.state) ? this.state.serial : -1);
    model.on("change:state", this.changed);
    model.on("change:board", this.redrawn);
    this.presenting.observe(document.documentElement, { attributeFilter: ["data-present"] });
  }

  dispose(): void {
    this.model.off("change:state", this.changed);
    this.model.off("change:board", this.redrawn);
    this.presenting.disconnect();
    this.routes.dispose();
    this.hands.dispose();
    this.pen.dispose();
    this.link.dispose();
    this.live.dispose();
    this.root.remove();
  }

  /** Shows the model's new state. The page is final at once; motion only covers the change. */
  private update(): void {
    const before = this.state;
    const now = this.model.get("state");
    this.state = now;
    if (!isReady(now)) return this.draw();
    const kept = isReady(before) ? before.save?.text : undefined;
    // What was recalled is there already, and another tab may have gone on since.
    if (now.save?.text !== kept && now.save?.text !== this.recalled) keep(now.save);
    const sound = this.link.heard(now) ? soundOf(before, now) : null;
    const held = this.heldKey();
    const next = stopAfter(tableOf(before), tableOf(now));
    const cards = snapshot(this.root);
    this.settle(next !== null);
    if (next !== null && isBoardKey(next)) this.local.stop = next;
    this.draw();
    this.restoreFocus(held, next);
    bringIntoSight(this.root, before, now);
    this.root.removeAttribute("aria-busy");
    // Work in the background ends without an answer to anything, and is to be heard as well.
    if (!isReady(before) || before.serial !== now.serial || before.live !== now.live) this.live.say(now.live);
    this.saveFile(now);
    if (motionAllowed(this.root)) this.move(cards);
    if (sound !== null) play(sound);
  }

  private saveFile({ lab, exercise }: State): void {
    const file = lab?.file ?? exercise?.hands?.file ?? null;
    if (!this.saves || file === null) return;
    this.saves = false;
    downloadFile(file);
  }

  /** What was local to the state before and no longer holds. */
  private settle(acted: boolean): void {
    const table = tableOf(this.state);
    const held = table?.step === 1 && table.hand.some((card) => card.code === this.local.chosen);
    if (acted || !held) this.local.chosen = null;
    this.local.note = null;
    this.local.copied = null;
    this.routes.settle(this.state);
    this.pen.settle(this.state);
  }

  private draw(): void {
    if (isReady(this.state)) {
      this.root.setAttribute("aria-label", this.state.name);
      // A lesson's page looks here for what is kept of the exercise.
      if (this.state.save !== null) this.root.dataset["save"] = this.state.save.key;
    }
    render(page(this.state, this.link.lost, this.context()), this.main);
    this.routes.show();
    const stop = validStop(this.main, this.local.stop);
    if (stop !== this.local.stop) {
      this.local.stop = stop;
      render(page(this.state, this.link.lost, this.context()), this.main);
    }
    this.pen.show();
  }

  private move(cards: ReturnType<typeof snapshot>): void {
    const table = tableOf(this.state);
    if (table === null) return;
    travel(this.root, cards, table.moves);
    if (table.refused !== null) shake(this.root, table.refused);
  }

  private context(): Context {
    return {
      ...this.local,
      id: this.id,
      routes: this.routes,
      hands: this.hands,
      pen: this.pen,
      card: (code) => this.card(code),
      place: (place) => this.act({ type: "try", code: this.local.chosen, place }),
      press: (button) => this.press(button),
      enter: (code, seat) => this.act({ type: "enter", code, seat }),
      option: (id) => this.act({ type: "press", id }),
      submit: (values) => this.act({ type: "submit", values }),
      fill: (values) => this.act({ type: "fill", values }),
      copy: (name, text, words) => void this.copy(name, text, words),
      reveal: () => this.reveal(),
      openKeys: () => openKeyList(this.root),
      reload: () => location.reload(),
    };
  }

  private card(code: string): void {
    if (tableOf(this.state)?.step !== 1) return this.act({ type: "try", code, place: null });
    this.choose(this.local.chosen === code ? null : code);
  }

  private choose(code: string | null): void {
    if (this.local.chosen === code || tableOf(this.state)?.step !== 1) return;
    this.local.chosen = code;
    this.draw();
  }

  private press(button: Button): void {
    if (button.why === undefined) {
      forgetMoves(this.main);
      this.saves = isReady(this.state) && filesOf(this.state).some((one) => one.id === button.id);
      return this.act({ type: "press", id: button.id });
    }
    this.local.note = { id: button.id, text: button.why };
    this.draw();
    this.live.say(button.why);
  }

  /** Tells Python that the page is presented now, or no longer: also where no state has come yet. */
  private present(): void {
    this.link.send({ type: "present", on: isPresenting() }, isReady(this.state) ? this.state.serial : -1);
  }

  private reveal(): void {
    if (isReady(this.state) && this.state.reveal !== undefined) this.act({ type: "reveal" });
  }

  private act(act: Act): void {
    if (isReady(this.state)) this.link.send(act, this.state.serial);
  }

  private lose(): void {
    this.root.removeAttribute("aria-busy");
    this.draw();
    this.live.say(lostWords());
  }

  private async copy(name: string, text: string, words: { copied: string; refused: string }): Promise<void> {
    const done = await copyText(text);
    this.local.copied = { name, done };
    this.draw();
    this.live.say(done ? words.copied : words.refused);
    const byHand = done ? null : this.main.querySelector<HTMLTextAreaElement>(`[data-copy="${name}"]`);
    byHand?.focus();
    byHand?.select();
  }

  private focused(target: HTMLElement): void {
    const key = target.closest<HTMLElement>("[data-row] > [data-key]")?.dataset["key"];
    if (key === undefined || key === this.local.stop) return;
    this.local.stop = key;
    this.draw();
  }

  /** The key of the element that has the focus: null when it has none, undefined when the focus is elsewhere. */
  private heldKey(): string | null | undefined {
    const active = document.activeElement;
    if (active === null || !this.main.contains(active)) return undefined;
    return active.closest<HTMLElement>("[data-key]")?.dataset["key"] ?? null;
  }

  private restoreFocus(held: string | null | undefined, next: string | null): void {
    if (held === undefined) return;
    const fault = faultyField(this.main);
    if (fault !== null) fault.focus();
    else if (next !== null && held !== null && isBoardKey(held)) byKey(this.main, next)?.focus();
    else if (!this.routes.refocus(held) && isLost(this.main)) refocus(this.main, held);
  }
}
