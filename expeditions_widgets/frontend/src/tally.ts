/* A score sheet of counts: a line for each player with native fields, judged while they are filled in. */
import { html, nothing, type TemplateResult } from "lit-html";
import { button, whyNote } from "./buttons.js";
import type { Context } from "./context.js";
import { fieldView } from "./form.js";
import { icon } from "./icons.js";
import { kept } from "./labfields.js";
import { printSheet } from "./printing.js";
import type { Tally, TallyBox, TallyLine } from "./protocol.js";
import { ownSettingsButton } from "./settingspanel.js";
import { scoreTable } from "./side.js";

export function tallyView(one: Tally, context: Context): TemplateResult {
  const fill = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    if (field.type === "text") field.dataset["moved"] = field.value;
    context.fill(entries(event.currentTarget as HTMLFormElement));
  };
  return html`<div class="exp-calculator">
    <div class="exp-panel exp-tally">
      <div class="exp-panel-head"><h2 tabindex="-1" data-heading>${one.title}</h2>${ownSettingsButton()}</div>
      <p class="exp-intro">${one.intro}</p>
      <form class="exp-tally-form" novalidate @input=${fill} @submit=${(event: Event) => event.preventDefault()}>
        ${fieldView(one.players, context)} ${one.lines.map((line) => lineView(line, context))}
      </form>
      <p class="exp-tally-result" data-result>${one.settled ? icon("check") : nothing}<span>${one.result}</span></p>
      ${ways(one, context)}
    </div>
    <div class="exp-print" aria-hidden="true">
      ${scoreTable(one.printed)}
      <p class="exp-print-result">${one.result}</p>
    </div>
  </div>`;
}

function entries(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

function lineView(line: TallyLine, context: Context): TemplateResult {
  return html`<div class="exp-tally-line" role="group" aria-label=${line.label} ?data-won=${line.won !== ""}>
    <div class="exp-tally-boxes">
      ${boxView(line.person, context, "exp-tally-person")} ${line.boxes.map((box) => boxView(box, context))}
    </div>
    <p class="exp-tally-total exp-num">
      <span class="exp-quiet">${line.totalLabel}</span> <b data-total>${line.total}</b>
      ${line.won === "" ? nothing : html`<span class="exp-tally-won">${icon("check")}${line.won}</span>`}
    </p>
    <p class="exp-tally-steps exp-num">${line.steps}</p>
  </div>`;
}

/* A fault stands right after its field and as wide as the line, so that the fields of a row stay level. An answer to
 * what was typed before must not take back what was typed since, in this field or in one left meanwhile.           */
function boxView(box: TallyBox, context: Context, look = ""): TemplateResult {
  const id = `${context.id}-${box.name}`;
  const notes = [box.hint === "" ? "" : `${id}-hint`, box.fault === "" ? "" : `${id}-fault`].filter(Boolean);
  return html`<div class="exp-tally-box ${look}">
      <label for=${id}>${box.label}</label>
      <input
        class="exp-text exp-num"
        type="text"
        inputmode=${box.digits ? "numeric" : "text"}
        autocomplete="off"
        spellcheck="false"
        maxlength="12"
        id=${id}
        name=${box.name}
        data-key="field-${box.name}"
        .value=${kept(box.value)}
        aria-invalid=${box.fault === "" ? nothing : "true"}
        aria-describedby=${notes.length > 0 ? notes.join(" ") : nothing}
      />
      <span class="exp-tally-hint exp-num" id="${id}-hint">${box.hint}</span>
    </div>
    ${
      box.fault === ""
        ? nothing
        : html`<p class="exp-fault exp-tally-fault" id="${id}-fault">
            ${icon("stop")}<span><b>${box.label}:</b> ${box.fault}</span>
          </p>`
    }`;
}

function ways(one: Tally, context: Context): TemplateResult {
  const { copy, print } = one;
  const outcome = context.copied?.name === "sheet" ? context.copied : null;
  return html`<div class="exp-actions">
      <button
        type="button"
        class="exp-button"
        data-key="copy-sheet"
        @click=${() => context.copy("sheet", copy.text, { copied: copy.copied, refused: copy.refused })}
      >
        ${copy.label}
      </button>
      <button type="button" class="exp-button" data-key="button-${print.id}" @click=${printSheet}>
        <span>${print.label}</span>
      </button>
      ${one.buttons.map((each) => button(each, context))} ${whyNote(one.buttons, context)}
    </div>
    ${outcome === null ? nothing : html`<p class="exp-help-line">${outcome.done ? copy.copied : copy.refused}</p>`}
    ${
      outcome === null || outcome.done
        ? nothing
        : html`<textarea class="exp-text exp-area" readonly data-copy="sheet" aria-label=${copy.label} .value=${copy.text}></textarea>`
    }`;
}
