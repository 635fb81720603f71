/* What stands above a position that a link opened, and above the editor: the words, what is chosen, and the ways on. */
import { html, nothing, type TemplateResult } from "lit-html";
import { buttonRow } from "./buttons.js";
import type { Context } from "./context.js";
import { fieldView } from "./form.js";
import { icon } from "./icons.js";
import type { Field, PositionFault, PositionHead } from "./protocol.js";
import { pageAddress } from "./rulelink.js";
import { ownSettingsButton } from "./settingspanel.js";

const FRONT = "notebooks/index.ipynb";

export function positionHead(one: PositionHead, context: Context): TemplateResult {
  return html`<div class="exp-panel exp-position-head">
    <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${one.title}</h2>${ownSettingsButton()}</div>
    ${one.fault === undefined ? nothing : fault(one.fault)} ${one.intro ? html`<p class="exp-intro">${one.intro}</p>` : nothing}
    ${fillForm(one.fields, context)} ${buttonRow(one.buttons, context)}
  </div>`;
}

function fault(one: PositionFault): TemplateResult {
  const front = pageAddress(FRONT);
  return html`<div class="exp-note exp-note--refused">
    ${icon("stop")}
    <div>
      <p>${one.text}</p>
      <ul class="exp-position-faults">${one.faults.map((each) => html`<li>${each}</li>`)}</ul>
      ${front === null ? nothing : html`<p><a href=${front.href} data-key="home">${one.home}</a></p>`}
    </div>
  </div>`;
}

/** Fields that hold as soon as they are changed: all of them are sent, so that the last change holds. */
export function fillForm(fields: readonly Field[], context: Context): TemplateResult | typeof nothing {
  if (fields.length === 0) return nothing;
  const fill = (event: Event): void => {
    const data = new FormData(event.currentTarget as HTMLFormElement);
    context.fill(Object.fromEntries(fields.map(({ name }) => [name, data.getAll(name).join(",")])));
  };
  return html`<form
    class="exp-fields"
    novalidate
    @change=${fill}
    @submit=${(event: SubmitEvent) => {
      event.preventDefault();
      fill(event);
    }}
  >
    ${fields.map((field) => fieldView(field, context))}
  </form>`;
}
