/* The pen's button beside a table's buttons, and its tools while it is held or something is drawn. */
import { html, nothing, type TemplateResult } from "lit-html";
import type { Context } from "../context.js";
import { WORDS } from "../generated/words.js";
import { icon } from "../icons.js";
import { LOOKS, type Look } from "./drawing.js";
import { KEYS } from "./keys.js";

const NAMES: Record<Look, string> = { 1: WORDS.penSolid, 2: WORDS.penDashed, 3: WORDS.penDotted };

/** The pen's tools; nothing where nobody presents. */
export function penBar(context: Context): TemplateResult | typeof nothing {
  const { pen } = context;
  if (!pen.isOffered) return nothing;
  return html`<div class="exp-pen-bar" role="group" aria-label=${WORDS.penTools}>
    <button
      type="button"
      class="exp-button exp-pen-button"
      data-key="pen"
      aria-pressed=${String(pen.isUp)}
      aria-keyshortcuts=${KEYS.pen}
      @click=${() => pen.toggle()}
    >
      ${icon("pen")}<span class=${pen.hasTools ? "exp-hidden" : ""}>${WORDS.pen}</span>
    </button>
    ${pen.hasTools ? html`${pen.isUp ? LOOKS.map((look) => lookButton(look, context)) : nothing} ${clearButton(context)} ${keepButton(context)}` : nothing}
  </div>`;
}

/** The pen's tools beside a row of buttons; without the pen the row alone. */
export function penRow(context: Context, buttons: TemplateResult | typeof nothing = nothing): TemplateResult | typeof nothing {
  return context.pen.isOffered ? html`<div class="exp-pen-row">${buttons}${penBar(context)}</div>` : buttons;
}

function lookButton(look: Look, { pen }: Context): TemplateResult {
  return html`<button
    type="button"
    class="exp-button exp-pen-look exp-pen--${look}"
    data-key="pen-${look}"
    title=${NAMES[look]}
    aria-label=${NAMES[look]}
    aria-pressed=${String(pen.look === look)}
    aria-keyshortcuts=${look}
    @click=${() => pen.choose(look)}
  >
    <svg viewBox="0 0 28 12" aria-hidden="true" focusable="false"><path class="exp-pen-line" d="M3 6H25" /></svg>
  </button>`;
}

function clearButton({ pen }: Context): TemplateResult {
  return html`<button
    type="button"
    class="exp-button"
    data-key="pen-clear"
    aria-keyshortcuts=${KEYS.clear}
    aria-disabled=${pen.drawing.length === 0 ? "true" : nothing}
    @click=${() => pen.clear()}
  >
    ${WORDS.penClear}
  </button>`;
}

function keepButton({ pen }: Context): TemplateResult | typeof nothing {
  if (!pen.keeps) return nothing;
  const isDone = pen.isKept && pen.drawing.length > 0;
  const [label, whole] = isDone ? [WORDS.penKeptShort, WORDS.penKeptNow] : [WORDS.penKeepShort, WORDS.penKeep];
  return html`<button
    type="button"
    class="exp-button"
    data-key="pen-keep"
    title=${whole}
    aria-label=${whole}
    aria-disabled=${pen.isKept ? "true" : nothing}
    @click=${() => pen.keep()}
  >
    ${label}
  </button>`;
}
