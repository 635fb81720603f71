/* The whole screen for the page, where the browser has that to give. */
import { html, type TemplateResult } from "lit-html";
import { WORDS } from "../generated/words.js";
import { icon } from "../icons.js";

export function isFullScreenPossible(): boolean {
  return document.fullscreenEnabled === true;
}

export function toggleFullScreen(): void {
  const done = document.fullscreenElement === null ? document.documentElement.requestFullscreen() : document.exitFullscreen();
  // A browser may refuse it; the page is as useful in its window.
  done.catch(() => undefined);
}

export function fullScreenButton(): TemplateResult {
  const isFull = document.fullscreenElement !== null;
  return html`<button
    type="button"
    class="exp-button exp-button--plain exp-settings-button"
    aria-keyshortcuts="F"
    @click=${toggleFullScreen}
  >
    ${icon("screen")}<span class="exp-hidden">${isFull ? WORDS.window : WORDS.fullScreen}</span>
  </button>`;
}
