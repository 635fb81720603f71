/* The shelf at the near edge: the prompt, the line beside it, and the hand or its cover. */
import { html, nothing, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { buttonRow } from "./buttons.js";
import { face } from "./card.js";
import type { Context } from "./context.js";
import { icon } from "./icons.js";
import { keysButton } from "./keylist.js";
import type { Button, HandCard, Table } from "./protocol.js";
import { ruleLink } from "./rulelink.js";
import { tag } from "./tag.js";

export function shelf(table: Table, context: Context): TemplateResult {
  return html`<div class="exp-shelf">
    <div class="exp-say">
      ${table.prompt ? html`<p class="exp-prompt">${table.step === 0 ? nothing : pips(table.step)}<span>${table.prompt}</span></p>` : nothing}
      ${buttonRow(onward(table), context, "exp-onward")}
      ${message(table.message)}
      ${table.heading === null ? keysButton(table.keys, context) : nothing}
    </div>
    ${table.cover === null ? hand(table, context) : cover(table.cover, context)}
  </div>`;
}

/** The table's main buttons: what comes next is asked for beside the prompt. */
export function onward(table: Table): Button[] {
  return table.buttons.filter((one) => one.look === "main");
}

function pips(step: Table["step"]): TemplateResult {
  const pip = (at: number): TemplateResult => html`<i ?data-on=${at <= step}></i>`;
  return html`<span class="exp-step" aria-hidden="true">${pip(1)}${pip(2)}</span>`;
}

const MARKS: Partial<Record<Table["message"]["kind"], string>> = { refused: "stop", hint: "lamp", warned: "flag" };

function message(line: Table["message"]): TemplateResult {
  const rule = line.rule === null ? nothing : html` ${ruleLink(line.rule)}`;
  return html`<p class="exp-reason" data-kind=${line.kind}>
    ${icon(MARKS[line.kind])}<span>${line.text}${rule}</span>
  </p>`;
}

function cover(one: NonNullable<Table["cover"]>, context: Context): TemplateResult {
  return html`<div class="exp-cover"><p>${one.text}</p>${buttonRow([one.button], context)}</div>`;
}

function hand(table: Table, context: Context): TemplateResult {
  return html`<p class="exp-hand-label" aria-hidden="true">${table.handLabel}</p>
    <div class="exp-hand" role="group" aria-label=${table.handLabel} data-row="hand">
      ${repeat(
        table.hand,
        (card) => card.code,
        (card, at) => handCard(card, table.hand[at - 1], table, context),
      )}
    </div>`;
}

function handCard(card: HandCard, before: HandCard | undefined, table: Table, context: Context): TemplateResult {
  const { code, label } = card;
  const key = `card-${code}`;
  const first = before !== undefined && before.code.charAt(0) !== code.charAt(0);
  const refused = table.refused?.code === code ? { kind: "refused" as const, text: table.refused.tag } : null;
  const flag = card.tag ?? refused;
  return html`<button
    type="button"
    class=${first ? "exp-card is-first" : "exp-card"}
    data-key=${key}
    data-card=${code}
    data-at="hand/${code}"
    tabindex=${context.stop === key ? 0 : -1}
    aria-pressed=${table.step === 1 ? String(context.chosen === code) : nothing}
    @click=${() => context.card(code)}
  >
    <span class="exp-hidden">${label}${flag === null ? "" : ", "}</span>
    <span class="exp-crop">${face(code)}</span>
    ${flag === null ? nothing : tag(flag.kind, flag.text)}
  </button>`;
}
