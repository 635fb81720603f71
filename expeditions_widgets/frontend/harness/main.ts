/* The harness page, to check looks without a kernel: ?state=NAME shows a sample, ?chosen=CODE chooses a hand card. */
import widget from "../src/index.js";
import { boardOf } from "./routes.js";
import { FakeModel } from "./fake-model.js";
import { STATES } from "./states.js";

const query = new URLSearchParams(location.search);
const sample = STATES[query.get("state") ?? "one"] ?? STATES["one"]!;
const first = sample();
const model = new FakeModel(first, boardOf(first));
const el = document.querySelector<HTMLElement>("#widget")!;
widget().render({ model, el });
const chosen = query.get("chosen");
if (chosen !== null) el.querySelector<HTMLElement>(`[data-card="${chosen}"]`)?.click();
Object.assign(globalThis, { model, STATES });
