/* Present mode on a page of the site: a presenter's keys, from a keyboard or a clicker, and the tools beside the settings.
 * A field, and a map that finds places by their letters, keep their keys.                                          */
import { render } from "lit-html";
import { isPresenting } from "../settings.js";
import { settingsButton } from "../settingspanel.js";
import { blank } from "./blank.js";
import { fullScreenButton, isFullScreenPossible, toggleFullScreen } from "./fullscreen.js";
import { stepOf } from "./lessonkeys.js";
import { openPresenterKeys } from "./presenterkeys.js";
import { stepWithin } from "./sections.js";

const TAKES_LETTERS = 'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable="true"], .exp-routes-map';
const HAS_OWN_KEYS = ".exp:not(.exp-site):has(dialog.exp-key-list)";

export function startPresenting(tools: HTMLElement | null): void {
  const draw = (): void => {
    if (tools === null) return;
    const full = isPresenting() && isFullScreenPossible();
    render([full ? fullScreenButton() : null, settingsButton()], tools);
  };
  draw();
  new MutationObserver(draw).observe(document.documentElement, { attributeFilter: ["data-present"] });
  document.addEventListener("fullscreenchange", draw);
  // While catching: a widget keeps every single key to itself.
  addEventListener("keydown", pressed, true);
}

function pressed(event: KeyboardEvent): void {
  if (!isPresenting() || document.querySelector("dialog[open]") !== null) return;
  const act = actOf(event);
  if (act === null) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  act();
}

function actOf(event: KeyboardEvent): (() => void) | null {
  const isLesson = document.body.matches(".exp-site--lesson");
  const step = isLesson ? 0 : stepOf(event);
  if (step !== 0) return () => void stepWithin(step);
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  const target = event.target as Element | null;
  if (target?.closest?.(TAKES_LETTERS)) return null;
  switch (event.key.toLowerCase()) {
    case "b":
    case ".":
      return blank;
    case "f":
      return isFullScreenPossible() ? toggleFullScreen : null;
    case "r": {
      const button = revealButton(target);
      return button === null ? null : () => button.click();
    }
    case "?":
      return target?.closest?.(HAS_OWN_KEYS) ? null : openPresenterKeys;
    default:
      return null;
  }
}

/** The button that lifts or drops a curtain: that of the widget in use, else the first on view that is down, else any. */
function revealButton(target: Element | null): HTMLButtonElement | null {
  const own = target?.closest?.(".exp:not(.exp-site)")?.querySelector<HTMLButtonElement>(".exp-reveal button");
  if (own) return own;
  const all = [...document.querySelectorAll<HTMLButtonElement>(".exp-reveal button")].filter(isOnView);
  return all.find((one) => one.closest("[data-open]") === null) ?? all[0] ?? null;
}

function isOnView(one: Element): boolean {
  const around = (one.closest(".exp:not(.exp-site)") ?? one).getBoundingClientRect();
  return around.height > 0 && around.bottom > 0 && around.top < innerHeight;
}
