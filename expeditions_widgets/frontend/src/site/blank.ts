/* A blank screen, so that the room looks up. Any key or click ends it. */
import { WORDS } from "../generated/words.js";

export function blank(): void {
  const dialog = document.createElement("dialog");
  dialog.className = "exp-blank";
  dialog.setAttribute("aria-label", WORDS.blank);
  dialog.tabIndex = -1;
  const end = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    // The key that blanked the screen may still be held.
    if (!(event instanceof KeyboardEvent && event.repeat)) dialog.close();
  };
  const types = ["keydown", "click"] as const;
  for (const type of types) addEventListener(type, end, true);
  dialog.addEventListener("close", () => {
    for (const type of types) removeEventListener(type, end, true);
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
  dialog.focus();
}
