/* The client of the site's pages: messages in bytes, models as the kernel has them, a line that is opened again. */
import { dom } from "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { decoded, encoded, type Message } from "../src/client/message.js";
import { Models } from "../src/client/models.js";
import { KernelSocket } from "../src/client/socket.js";

const update = (name: string, state: object): Message => ({
  kind: "comm_msg",
  content: { comm_id: name, data: { method: "update", state, buffer_paths: [] } },
});

test("a message says in bytes what it said before, in any script", () => {
  const said = { kind: "comm_msg", content: { comm_id: "4f", data: { text: "Zürich → Ürümqi 乌鲁木齐" } } };
  assert.deepEqual(decoded(encoded(said, "here").buffer), said);
});

test("the bytes are those that Jupyter reads: a count, offsets from the start, and one more for the end", () => {
  const { buffer } = encoded({ kind: "a", content: {} }, "here");
  const words = [...new BigUint64Array(buffer.slice(0, 64))].map(Number);
  assert.equal(words[0], 6);
  assert.equal(words[1], 8 * 7);
  assert.equal(new TextDecoder().decode(buffer.slice(words[1], words[2])), "shell");
  assert.equal(JSON.parse(new TextDecoder().decode(buffer.slice(words[2], words[3]))).session, "here");
  assert.equal(words[6], buffer.byteLength);
});

async function filled(): Promise<{ models: Models; sent: Message[] }> {
  const sent: Message[] = [];
  const models = new Models((message) => sent.push(message));
  const asked = models.ask();
  assert.deepEqual(sent.map(({ kind }) => kind), ["comm_open", "comm_msg"]);
  const control = sent[0]!.content["comm_id"];
  const states = {
    table: { state: { _anywidget_id: "expeditions_widgets.widgets.card_table.CardTable", state: { serial: 1 } } },
    slider: { state: { _model_name: "IntSliderModel" } },
  };
  models.heard({ kind: "status", content: { execution_state: "busy" } });
  models.heard({ kind: "comm_msg", content: { comm_id: control, data: { method: "update_states", states } } });
  await asked;
  return { models, sent };
}

test("the kernel's models are asked for once, and only ours can be drawn", async () => {
  const { models } = await filled();
  assert.deepEqual(models.model("table")?.get("state"), { serial: 1 });
  assert.equal(models.model("slider"), null);
  assert.equal(models.model("nowhere"), null);
});

test("an update is heard when all of it is there, by who follows what changed", async () => {
  const { models } = await filled();
  const model = models.model("table")!;
  const heard: unknown[] = [];
  const hear = (): void => void heard.push([model.get("state"), model.get("board")]);
  model.on("change:state", hear);
  models.heard(update("table", { state: { serial: 2 }, board: "b" }));
  models.heard(update("table", { tooltip: null }));
  models.heard(update("nowhere", { state: { serial: 9 } }));
  model.off("change:state", hear);
  models.heard(update("table", { state: { serial: 3 } }));
  assert.deepEqual(heard, [[{ serial: 2 }, "b"]]);
  assert.deepEqual(model.get("state"), { serial: 3 });
});

test("what a view sends is a custom message of its model", async () => {
  const { models, sent } = await filled();
  models.model("table")!.send({ type: "press", id: "hint", serial: 1 });
  const data = { method: "custom", content: { type: "press", id: "hint", serial: 1 } };
  assert.deepEqual(sent.at(-1), { kind: "comm_msg", content: { comm_id: "table", data } });
});

class Line extends dom.window.EventTarget {
  static readonly OPEN = 1;
  static opened: Line[] = [];
  readyState = 0;
  binaryType = "blob";
  sent: Message[] = [];
  constructor(readonly address: URL) {
    super();
    Line.opened.push(this);
  }
  send(bytes: Uint8Array<ArrayBuffer>): void {
    this.sent.push(decoded(bytes.buffer));
  }
  close(): void {}
  connect(): void {
    this.readyState = Line.OPEN;
    this.dispatchEvent(new dom.window.Event("open"));
  }
  speak(message: Message): void {
    this.dispatchEvent(new dom.window.MessageEvent("message", { data: encoded(message, "kernel").buffer }));
  }
  end(): void {
    this.readyState = 3;
    this.dispatchEvent(new dom.window.Event("close"));
  }
}

/** Waits until what was promised has been heard: no clock is asked. */
async function settled(): Promise<void> {
  for (let step = 0; step < 10; step += 1) await null;
}

function between(t: { mock: { timers: { enable(options: object): void } } }, status: number): Line[] {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  Line.opened = [];
  Object.assign(globalThis, { WebSocket: Line, fetch: () => Promise.resolve({ status }) });
  return Line.opened;
}

test("what is said without a line waits, and goes out in order over the next one, of the same session", async (t) => {
  const lines = between(t, 200);
  const heard: string[] = [];
  const socket = new KernelSocket("/api/kernels/4f", ({ kind }) => heard.push(kind));
  socket.send({ kind: "one", content: {} });
  lines[0]!.connect();
  lines[0]!.end();
  socket.send({ kind: "two", content: {} });
  socket.send({ kind: "three", content: {} });
  t.mock.timers.tick(1);
  await settled();
  lines[1]!.connect();
  assert.deepEqual(lines.map(({ sent }) => sent.map(({ kind }) => kind)), [["one"], ["two", "three"]]);
  assert.equal(lines[0]!.address.href, lines[1]!.address.href);
  assert.match(lines[0]!.address.href, /^ws:\/\/localhost\/api\/kernels\/4f\/channels\?session_id=\w{32}$/);
  lines[0]!.speak({ kind: "late", content: {} });
  lines[1]!.speak({ kind: "new", content: {} });
  assert.deepEqual(heard, ["new"]);
  lines[0]!.end();
  t.mock.timers.tick(5000);
  await settled();
  assert.equal(lines.length, 2);
});

test("a kernel that is gone, and a line that was closed on purpose, are not opened again", async (t) => {
  const lines = between(t, 404);
  new KernelSocket("/api/kernels/4f", () => {});
  lines[0]!.end();
  const closed = new KernelSocket("/api/kernels/5a", () => {});
  closed.close();
  lines[1]!.end();
  t.mock.timers.tick(5000);
  await settled();
  assert.equal(lines.length, 2);
});
