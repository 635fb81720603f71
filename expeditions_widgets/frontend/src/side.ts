/* Beside the table: the scores, the buttons and the last actions. */
import { html, nothing, type TemplateResult } from "lit-html";
import { buttonRow } from "./buttons.js";
import type { Context } from "./context.js";
import { suitMark } from "./icons.js";
import type { LogLine, ScoreTable, Suit, Table } from "./protocol.js";

export function side(table: Table, context: Context): TemplateResult | typeof nothing {
  if (table.scores === null && table.log === null && table.buttons.length === 0) return nothing;
  return html`<div class="exp-side">
    ${table.scores === null ? nothing : html`<div class="exp-box">${scoreTable(table.scores)}</div>`}
    ${buttonRow(table.buttons.filter((one) => one.look !== "main"), context, "exp-help")}
    ${table.log === null || table.log.lines.length === 0 ? nothing : log(table.log, suitNames(table), context)}
  </div>`;
}

export function scoreTable(scores: ScoreTable): TemplateResult {
  const [corner = "", ...names] = scores.head;
  return html`<table class="exp-scores exp-num">
    <caption class="exp-box-title">${scores.title}</caption>
    <thead>
      <tr>
        <th scope="col"><span class="exp-hidden">${corner}</span></th>
        ${names.map((name) => html`<th scope="col">${name}</th>`)}
      </tr>
    </thead>
    <tbody>${scores.rows.map((row) => scoreRow(row))}</tbody>
    ${scores.foot.length === 0 ? nothing : html`<tfoot>${scoreRow(scores.foot)}</tfoot>`}
  </table>`;
}

function scoreRow([name = "", ...values]: readonly string[]): TemplateResult {
  return html`<tr>
    <th scope="row">${name}</th>
    ${values.map((value) => html`<td>${value}</td>`)}
  </tr>`;
}

function log(one: NonNullable<Table["log"]>, names: Map<string, Suit>, context: Context): TemplateResult {
  const id = `${context.id}-log`;
  return html`<div class="exp-box exp-box--log">
    <p class="exp-box-title" id=${id}>${one.title}</p>
    <ol class="exp-log" aria-labelledby=${id} tabindex="0">${one.lines.map((line) => logLine(line, names))}</ol>
  </div>`;
}

function logLine(line: LogLine, names: Map<string, Suit>): TemplateResult {
  return html`<li data-who=${line.who}><span>${suited(line.text, names)}</span></li>`;
}

function suitNames(table: Table): Map<string, Suit> {
  return new Map([...table.river, ...table.own.lanes].map(({ name, suit }) => [name.toLowerCase(), suit]));
}

/** The text with each suit's mark after its name. The names are those of the lanes, in Python's words. */
function suited(text: string, names: Map<string, Suit>): (string | TemplateResult)[] {
  if (names.size === 0) return [text];
  const words = text.split(new RegExp(`\\b(${[...names.keys()].join("|")})\\b`));
  return words.map((word) => {
    const suit = names.get(word);
    return suit === undefined ? word : html`<span class="exp-suited">${word} ${suitMark(suit)}</span>`;
  });
}
