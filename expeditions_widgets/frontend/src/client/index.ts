/* What draws a page of the site: opens the line to the page's kernel, and draws each output's widget.
 *
 * It does what Voila's own front end does with a page that holds our widgets and nothing else, in a fiftieth of the
 * bytes. A page with anything more, such as a lesson of someone's own with sliders, is left to Voila's.              */
import widget from "./expeditions.js";
import { Models } from "./models.js";
import { KernelSocket } from "./socket.js";

const CONFIG = "jupyter-config-data";
const OUTPUT = 'script[type="application/vnd.voila.cell-output+json"]';
const VIEW = "application/vnd.jupyter.widget-view+json";

/** The page comes in pieces while its kernel works. What that says is on the page; only then is it worth listening. */
function pageWhole(): Promise<void> {
  if (document.readyState !== "loading") return Promise.resolve();
  return new Promise((resolve) => addEventListener("DOMContentLoaded", () => resolve(), { once: true }));
}

/** The name of the model that an output shows; undefined for an output that is no widget. */
function modelOf(output: Element): string | undefined {
  return JSON.parse(output.textContent ?? "").data?.[VIEW]?.model_id;
}

/** Has Voila's front end draw the page. It begins at the page's load event, which may be over by now. */
function leaveToVoila(): void {
  const listen = window.addEventListener.bind(window);
  const listenOrBegin = (kind: string, listener: EventListener, options?: AddEventListenerOptions): void => {
    if (kind === "load" && document.readyState === "complete") listener(new Event("load"));
    else listen(kind, listener, options);
  };
  Object.assign(window, { addEventListener: listenOrBegin });
  const script = document.createElement("script");
  script.src = document.getElementById("page-client")?.dataset["voila"] ?? "";
  document.body.append(script);
}

async function start(): Promise<void> {
  await pageWhole();
  const { baseUrl, kernelId } = JSON.parse(document.getElementById(CONFIG)?.textContent ?? "");
  const outputs = [...document.querySelectorAll(OUTPUT)];
  const names = outputs.map(modelOf);
  if (names.includes(undefined)) return leaveToVoila();
  const socket = new KernelSocket(`${baseUrl}api/kernels/${kernelId}`, (message) => models.heard(message));
  const models = new Models((message) => socket.send(message));
  addEventListener("expeditions-reconnected", () => models.askAgain());
  await models.ask();
  const drawn = names.map((name) => models.model(name ?? ""));
  if (drawn.includes(null)) {
    // The page's guard over the connection takes an end without another beginning for a loss.
    addEventListener("expeditions-reconnected", () => socket.close(), { once: true });
    return leaveToVoila();
  }
  outputs.forEach((output, number) => {
    const model = drawn[number];
    const place = output.parentElement;
    output.remove();
    if (model && place) widget().render({ model, el: place });
  });
}

void start();
