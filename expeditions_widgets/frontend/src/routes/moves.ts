/* What to do now: the three expeditions, the numbered list of what may be chosen, and the button that does it. */
import { html, nothing, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { buttonRow } from "../buttons.js";
import type { Context } from "../context.js";
import { icon } from "../icons.js";
import { colourOf } from "../map/arrows.js";
import type { Message, RouteExpedition, RouteTable } from "../protocol.js";
import { ruleLink } from "../rulelink.js";
import type { Row } from "./choosing.js";
import { lineSample, placeSign } from "./signs.js";
import { swapForm } from "./swap.js";

export function actPanel(table: RouteTable, context: Context): TemplateResult | typeof nothing {
  const { asked, swap, message: line, choices, tails, buttons, tools } = table;
  // A table to look at has nothing to do and may have nothing to say.
  if (asked.kind === "wait" && !line.text && swap === null && choices.length + tails.length + buttons.length + tools.length === 0)
    return nothing;
  return html`<section class="exp-box exp-routes-act" role="group" aria-label=${table.asked.text}>
    ${table.swap === null ? nothing : swapForm(table.swap, table.scene.tokens, context)}
    ${expeditions(table, context)}
    <div>${moves(table, context)} ${go(table, context)}</div>
    ${message(table.message)}
    ${buttonRow(table.tools, context, "exp-routes-tools")}
  </section>`;
}

const MARKS: Partial<Record<Message["kind"], string>> = { refused: "stop", hint: "lamp", warned: "flag" };

function message(line: Message): TemplateResult | typeof nothing {
  if (!line.text) return nothing;
  const rule = line.rule === null ? nothing : html` ${ruleLink(line.rule)}`;
  return html`<p class="exp-reason exp-routes-message" data-kind=${line.kind}>
    ${icon(MARKS[line.kind])}<span>${line.text}${rule}</span>
  </p>`;
}

/* Where the list isn't narrowed to one of them, as when an arrow is taken back, there is no expedition to choose. */
function expeditions({ expeditions: list, asked, filter }: RouteTable, context: Context): TemplateResult | typeof nothing {
  if (list.length === 0 || !filter) return nothing;
  return html`<fieldset class="exp-expeditions">
    <legend class="exp-box-title">${asked.choose}</legend>
    ${repeat(
      list,
      (one) => one.id,
      (one) => expedition(one, context),
    )}
  </fieldset>`;
}

function expedition(one: RouteExpedition, context: Context): TemplateResult {
  const { choosing } = context.routes;
  return html`<label class="exp-expedition ${colourOf(one.id)}">
    <input
      type="radio"
      name="${context.id}-expedition"
      value=${one.id}
      data-key="expedition-${one.id}"
      .checked=${choosing.expedition === one.id}
      ?disabled=${one.why !== null}
      @change=${() => context.routes.takeExpedition(one.id)}
    />
    ${lineSample(one.id)}
    <span><b>${one.name}</b><small>${one.why ?? one.at}</small></span>
    <span class="exp-expedition-left exp-num">${one.left}</span>
  </label>`;
}

function moves(table: RouteTable, context: Context): TemplateResult | typeof nothing {
  if (table.choices.length === 0 && table.tails.length === 0) return nothing;
  const { choosing } = context.routes;
  const title = `${context.id}-moves`;
  return html`<div class="exp-moves-head">
      <h3 id=${title} tabindex="-1">${choosing.asksTail ? table.asked.tails : table.asked.tips}</h3>
      ${choosing.tail === null ? nothing : backButton(table, context)}
    </div>
    ${table.search === undefined ? nothing : search(table.search, context)}
    <ol class="exp-moves" aria-labelledby=${title}>
      ${repeat(
        choosing.rows,
        (row) => row.key,
        (row) => html`<li>${moveRow(row, context)}</li>`,
      )}
    </ol>`;
}

/* Above a list that is too long to be read through. */
function search({ label, none }: NonNullable<RouteTable["search"]>, context: Context): TemplateResult {
  const { choosing, query } = context.routes;
  const field = `${context.id}-search`;
  return html`<div class="exp-moves-search">
    <label class="exp-hidden" for=${field}>${label}</label>
    <input
      class="exp-text"
      type="search"
      autocomplete="off"
      spellcheck="false"
      placeholder=${label}
      id=${field}
      data-key="search"
      .value=${query}
      aria-describedby="${field}-none"
      @input=${(event: Event) => context.routes.find((event.target as HTMLInputElement).value)}
    />
    <p class="exp-quiet" id="${field}-none">${choosing.rows.length === 0 ? none : ""}</p>
  </div>`;
}

function backButton({ asked }: RouteTable, context: Context): TemplateResult {
  return html`<button
    type="button"
    class="exp-button exp-button--plain exp-moves-back"
    data-key="tails"
    @click=${() => context.routes.backToTails()}
  >
    ${icon("prev")}<span>${asked.back}</span>
  </button>`;
}

function moveRow(row: Row, context: Context): TemplateResult {
  const { board, choosing } = context.routes;
  const chosen = row.choice?.on ?? (row.choice !== null && choosing.choice?.id === row.choice.id);
  return html`<button
    type="button"
    class="exp-move ${colourOf(row.choice?.expedition ?? choosing.expedition)}"
    data-move
    data-key=${row.key}
    aria-pressed=${row.choice === null ? nothing : String(chosen)}
    aria-keyshortcuts=${row.number < 10 ? row.number : nothing}
    @click=${(event: MouseEvent) => context.routes.take(row, event.detail)}
  >
    <span class="exp-move-number exp-num">${row.number}<span class="exp-hidden">. </span></span>
    ${placeSign(board?.places.find(({ code }) => code === row.place)?.kind)}
    <span><b>${row.label}</b>${row.effect ? html`<small><span class="exp-hidden">, </span>${row.effect}</small>` : nothing}</span>
    ${row.choice?.on === true ? icon("check") : nothing}
  </button>`;
}

/* The button that does what is chosen stands there all the time, so that nothing jumps; while it is off it says why. */
function go(table: RouteTable, context: Context): TemplateResult | typeof nothing {
  const lays = table.choices.length > 0 && table.direct !== true;
  if (!lays && table.buttons.length === 0) return nothing;
  const { choice } = context.routes.choosing;
  return html`<div class="exp-routes-go">
    ${
      lays
        ? html`<button
            type="button"
            class="exp-button exp-button--main exp-lay"
            data-key="lay"
            aria-disabled=${choice === null ? "true" : nothing}
            @click=${() => context.routes.lay()}
          >
            <span>${choice?.act ?? table.asked.idle}</span>
          </button>`
        : nothing
    }
    ${buttonRow(table.buttons, context)}
  </div>`;
}
