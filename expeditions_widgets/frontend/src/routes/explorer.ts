/* The map to wander about: a search for places by name, and the quiz "where is it?". */
import { html, nothing, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { button, buttonRow } from "../buttons.js";
import type { Context } from "../context.js";
import { icon } from "../icons.js";
import { keyList, keysButton } from "../keylist.js";
import type { Explorer, Question } from "../protocol.js";
import { penBar } from "../pen/bar.js";
import { ownSettingsButton } from "../settingspanel.js";
import { findPlaces } from "./search.js";
import { placeSign } from "./signs.js";
import { mapArea } from "./table.js";

export function explorerView(one: Explorer, context: Context): TemplateResult {
  return html`<div class="exp-routes-frame"><div class="exp-routes">
    <div class="exp-routes-head">
      <div class="exp-routes-title"><h2 tabindex="-1" data-heading>${one.title}</h2><p class="exp-quiet">${one.intro}</p></div>
      <div class="exp-head-tools">${penBar(context)}${keysButton(one.keys, context)}${ownSettingsButton()}</div>
    </div>
    <div class="exp-routes-layout">
      ${mapArea(context)}
      <div class="exp-routes-aside">
        ${
          one.quiz === null
            ? html`<div class="exp-actions">${button(one.start, context)}</div>${search(one, context)}`
            : question(one.quiz, context)
        }
      </div>
    </div>
    ${keyList(one.keys, context)}
  </div></div>`;
}

function question(one: Question, context: Context): TemplateResult {
  return html`<section class="exp-box exp-quiz" aria-labelledby="${context.id}-quiz">
    <h3 class="exp-box-title" id="${context.id}-quiz">${one.title}</h3>
    <p class="exp-quiz-question">${one.text}</p>
    ${one.answer ? answer(one) : nothing}
    <p class="exp-quiet exp-num">${one.count}</p>
    ${buttonRow(one.buttons, context)}
  </section>`;
}

function answer(one: Question): TemplateResult {
  const look = one.right === null ? "plain" : one.right ? "right" : "refused";
  const mark = one.right === null ? undefined : one.right ? "check" : "cross";
  return html`<p class="exp-note exp-note--${look}">${icon(mark)}<span>${one.answer}</span></p>`;
}

function search(one: Explorer, context: Context): TemplateResult {
  const { board, query } = context.routes;
  const found = findPlaces(board?.places ?? [], query);
  const [field, title] = [`${context.id}-search`, `${context.id}-found`];
  return html`<div class="exp-box exp-finder">
    <label class="exp-legend" for=${field}>${one.search}</label>
    <input
      class="exp-text"
      type="search"
      autocomplete="off"
      spellcheck="false"
      id=${field}
      data-key="search"
      .value=${query}
      aria-controls="${title}-list"
      aria-describedby="${title}-none"
      @input=${(event: Event) => context.routes.find((event.target as HTMLInputElement).value)}
    />
    <h3 class="exp-box-title" id=${title}>${one.found}</h3>
    <p class="exp-quiet" id="${title}-none">${found.length === 0 ? one.none : ""}</p>
    <ul class="exp-found" id="${title}-list" aria-labelledby=${title}>
      ${repeat(
        found,
        (place) => place.code,
        (place) => html`<li>
          <button
            type="button"
            class="exp-move"
            data-key="found-${place.code}"
            @click=${() => context.routes.go(place.code)}
          >
            ${placeSign(place.kind)}<span>${place.name}</span>
          </button>
        </li>`,
      )}
    </ul>
  </div>`;
}
