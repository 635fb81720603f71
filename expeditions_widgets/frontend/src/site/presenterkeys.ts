/* The list of a presenter's keys, where no widget with a list of its own is in use. */
import { render } from "lit-html";
import { dialogView } from "../dialog.js";
import { WORDS } from "../generated/words.js";
import { presenterKeys } from "../presenterlist.js";

export function openPresenterKeys(): void {
  const frame = document.createElement("div");
  frame.className = "exp";
  document.body.append(frame);
  const id = "exp-presenter-keys";
  render(dialogView({ id, title: WORDS.presenterKeys, close: WORDS.presenterKeysClose, look: "exp-presenter-keys", content: presenterKeys() }), frame);
  const dialog = frame.querySelector("dialog")!;
  dialog.addEventListener("close", () => frame.remove());
  dialog.showModal();
}
