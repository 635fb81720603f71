/* A score sheet to fill in: native fields in a table, judged when asked. What is typed is kept when a field is left. */
import { html, noChange, nothing, type TemplateResult } from "lit-html";
import { chip } from "./card.js";
import type { Context } from "./context.js";
import { icon, suitMark } from "./icons.js";
import type { Worksheet, WorksheetBox, WorksheetCell, WorksheetRow } from "./protocol.js";

const MARKS = { right: "check", wrong: "cross" } as const;

export function worksheetView(sheet: Worksheet, context: Context): TemplateResult {
  const [corner = "", ...steps] = sheet.head;
  const values = (event: Event): Record<string, string> => entries(event.currentTarget as HTMLFormElement);
  return html`<form
    class="exp-worksheet"
    novalidate
    @change=${(event: Event) => context.fill(values(event))}
    @submit=${(event: SubmitEvent) => {
      event.preventDefault();
      context.submit(values(event));
    }}
  >
    <table class="exp-num" role="table" data-steps=${steps.length}>
      <caption class="exp-hidden">${sheet.title}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader"><span class="exp-hidden">${corner}</span></th>
          ${steps.map((step) => html`<th scope="col" role="columnheader">${step}</th>`)}
        </tr>
      </thead>
      <tbody role="rowgroup">${sheet.rows.map((row) => worksheetRow(row, steps.length, context))}</tbody>
      ${sheet.total === null ? nothing : foot(sheet.totalLabel, sheet.total, steps.length, context)}
    </table>
    <button type="submit" class="exp-button exp-button--main" data-key="button-${sheet.check.id}">
      ${icon(sheet.check.icon)}<span>${sheet.check.label}</span>
    </button>
  </form>`;
}

function entries(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/* On a phone the rows are laid out as blocks, so the roles are spelled out, as in the finished sheet. */
function worksheetRow(row: WorksheetRow, columns: number, context: Context): TemplateResult {
  return html`<tr role="row">
    <th scope="row" role="rowheader">
      <span class="exp-hidden">${row.label}</span>
      <span class="exp-lane-name" aria-hidden="true">${row.suit === "" ? nothing : suitMark(row.suit)}${row.name}</span>
      <span class="exp-chips" aria-hidden="true">${row.cards.map(chip)}</span>
    </th>
    ${
      row.note === "" || row.cells.length === columns
        ? nothing
        : html`<td role="cell" class="exp-worksheet-note" colspan=${columns - row.cells.length}>${row.note}</td>`
    }
    ${row.cells.map((cell) => html`<td role="cell">${cellView(cell, context)}</td>`)}
  </tr>`;
}

function cellView(cell: WorksheetCell, context: Context): TemplateResult {
  return cell.box === null ? html`<span class="exp-given">${cell.given}</span>` : boxView(cell.box, context);
}

function foot(label: string, total: WorksheetBox, columns: number, context: Context): TemplateResult {
  return html`<tfoot role="rowgroup">
    <tr role="row">
      <th scope="row" role="rowheader" colspan=${columns}>${label}</th>
      <td role="cell">${boxView(total, context)}</td>
    </tr>
  </tfoot>`;
}

/* A field that has the focus keeps what is being typed: an answer to what was typed before must not take it back. */
function boxView(box: WorksheetBox, context: Context): TemplateResult {
  const id = `${context.id}-box-${box.name}`;
  const said = `${context.id}-said-${box.name}`;
  const described = box.first ? `${said} ${context.id}-verdict` : said;
  return html`<span class="exp-fill" data-verdict=${box.verdict ?? nothing}>
    <input
      type="text"
      inputmode=${box.digits ? "numeric" : "text"}
      autocomplete="off"
      spellcheck="false"
      maxlength="8"
      id=${id}
      name=${box.name}
      data-key="box-${box.name}"
      .value=${document.activeElement?.id === id ? noChange : box.value}
      aria-label=${box.label}
      aria-invalid=${box.verdict === "wrong" ? "true" : nothing}
      aria-describedby=${box.verdict === null ? nothing : described}
    />
    ${box.verdict === null ? nothing : icon(MARKS[box.verdict])}
    <span class="exp-hidden" id=${said}>${box.said}</span>
  </span>`;
}
