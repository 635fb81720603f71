/* The settings panel: one dialog, made when it is opened and gone when it is closed. Every choice holds at once. */
import { html, nothing, render, type TemplateResult } from "lit-html";
import { dialogView } from "./dialog.js";
import { WORDS } from "./generated/words.js";
import { icon, suitMark } from "./icons.js";
import { staysInside } from "./keys.js";
import type { Suit } from "./protocol.js";
import { CHOICES, choose, current, isKept, isOnSite, type Setting } from "./settings.js";
import { play } from "./sound.js";

const SUITS: readonly Suit[] = ["s", "h", "d", "c"];

/** The button where the page around the widget has none, as in a notebook. */
export function ownSettingsButton(): TemplateResult | typeof nothing {
  return isOnSite() ? nothing : settingsButton();
}

/** The button that opens the panel. */
export function settingsButton(): TemplateResult {
  return html`<button
    type="button"
    class="exp-button exp-button--plain exp-settings-button"
    data-key="settings"
    aria-haspopup="dialog"
    @click=${openSettings}
  >
    ${icon("gear")}<span class="exp-hidden">${WORDS.settings}</span>
  </button>`;
}

function openSettings(): void {
  if (document.querySelector("dialog.exp-settings") !== null) return;
  const frame = document.createElement("div");
  frame.className = "exp exp-settings-frame";
  document.body.append(frame);
  const draw = (): void => void render(panel(draw), frame);
  draw();
  const dialog = frame.querySelector("dialog")!;
  // Another tab may change a setting while the panel is open.
  addEventListener("storage", draw);
  dialog.addEventListener("close", () => {
    removeEventListener("storage", draw);
    frame.remove();
  });
  frame.addEventListener("keydown", (event) => {
    if (staysInside(event)) event.stopPropagation();
  });
  dialog.showModal();
}

function panel(redraw: () => void): TemplateResult {
  const change = (event: Event): void => {
    take(event.target as HTMLInputElement);
    redraw();
  };
  return dialogView({
    id: "exp-settings-title",
    title: WORDS.settings,
    close: WORDS.settingsClose,
    look: "exp-settings",
    content: html`<div @change=${change}>
      ${group(WORDS.deck, [radio("deck", "two", WORDS.deckTwo), radio("deck", "four", WORDS.deckFour)])}
      ${group(WORDS.text, [
        radio("text", "normal", WORDS.textNormal),
        radio("text", "large", WORDS.textLarge),
        radio("text", "largest", WORDS.textLargest),
        radio("text", "projector", WORDS.textProjector),
      ])}
      ${isOnSite() ? themes() : html`<p class="exp-help-line exp-settings-theme">${WORDS.themeNotebook}</p>`}
      ${group(WORDS.playing, [
        check("hints", "on", WORDS.hints),
        check("motion", "off", WORDS.motion),
        check("sound", "on", WORDS.sound),
      ])}
      ${group(WORDS.present, [check("present", "1", WORDS.presentSwitch)])}
      ${isOnSite() ? html`<p class="exp-help-line">${WORDS.presentHelp}</p>` : nothing}
      <p class="exp-help-line">${isKept() ? WORDS.kept : WORDS.notKept}</p>
      <p class="exp-help-line">${WORDS.settingsLink} <code>?deck=four&amp;text=projector</code></p>
    </div>`,
  });
}

function themes(): TemplateResult {
  return group(WORDS.theme, [
    radio("theme", "system", WORDS.themeSystem),
    radio("theme", "light", WORDS.themeLight),
    radio("theme", "dark", WORDS.themeDark),
  ]);
}

function group(legend: string, choices: TemplateResult[]): TemplateResult {
  return html`<fieldset class="exp-field">
    <legend class="exp-legend">${legend}</legend>
    <div class="exp-choice-row">${choices}</div>
  </fieldset>`;
}

function radio(name: Setting, value: string, label: string): TemplateResult {
  return html`<label class="exp-choice">
    <input type="radio" name="exp-${name}" data-setting=${name} value=${value} .checked=${current(name) === value} />
    <span>${label}</span>${name === "deck" ? sample(value) : nothing}
  </label>`;
}

/** A box that is ticked while the setting has `value`. */
function check(name: Setting, value: string, label: string): TemplateResult {
  return html`<label class="exp-choice">
    <input type="checkbox" data-setting=${name} value=${value} .checked=${current(name) === value} />
    <span>${label}</span>
  </label>`;
}

function sample(deck: string): TemplateResult {
  return html`<span class="exp-deck-sample" data-sample=${deck}>${SUITS.map(suitMark)}</span>`;
}

function take(field: HTMLInputElement): void {
  const name = field.dataset["setting"] as Setting;
  const off = CHOICES[name].find((value) => value !== field.value)!;
  choose(name, field.type === "radio" || field.checked ? field.value : off);
  // Who switches the sound on hears at once how loud it is.
  if (name === "sound") play("play");
}
