/* The deal's name, the link that opens it again and the record: to copy, to download, or to mark by hand. */
import { html, nothing, type TemplateResult } from "lit-html";
import { address } from "./address.js";
import type { Context } from "./context.js";
import { downloadText } from "./copying.js";
import type { Share } from "./protocol.js";

export interface ShareItem {
  name: string;
  label: string;
  text: string;
  help: string | null;
  file: string | null;
}

export function shareView(share: Share, context: Context): TemplateResult {
  const title = `${context.id}-share`;
  return html`<div class="exp-panel exp-share" role="group" aria-labelledby=${title}>
    <p class="exp-box-title" id=${title}>${share.title}</p>
    <div class="exp-share-items">${itemsOf(share).map((item) => shareItem(item, share.words, context))}</div>
  </div>`;
}

function itemsOf({ seed, link, record }: Share): ShareItem[] {
  return [
    { name: "seed", label: seed.label, text: seed.value, help: null, file: null },
    ...(link === null ? [] : [{ name: "link", ...link, text: address(link.query), file: null }]),
    ...(record === null ? [] : [{ name: "record", ...record }]),
  ];
}

export function shareItem(item: ShareItem, words: Share["words"], context: Context): TemplateResult {
  const id = `${context.id}-share-${item.name}`;
  const outcome = context.copied?.name === item.name ? context.copied : null;
  return html`<div class="exp-share-item">
    <div>
      <p class="exp-share-label" id=${id}>
        ${item.label} ${item.name === "seed" ? html`<code>${item.text}</code>` : nothing}
      </p>
      ${item.help === null ? nothing : html`<p class="exp-help-line">${item.help}</p>`}
    </div>
    <div class="exp-actions">
      <button
        type="button"
        class="exp-button"
        id="${id}-copy"
        data-key="copy-${item.name}"
        aria-labelledby="${id}-copy ${id}"
        @click=${() => context.copy(item.name, item.text, words)}
      >
        ${words.copy}
      </button>
      ${item.file === null ? nothing : downloadButton(item, item.file, words)}
    </div>
    ${outcome === null ? nothing : copyOutcome(item, outcome.done, id, words)}
  </div>`;
}

function downloadButton(item: ShareItem, file: string, words: Share["words"]): TemplateResult {
  const download = (): void => downloadText(item.text, file);
  return html`<button type="button" class="exp-button" data-key="download-${item.name}" @click=${download}>
    ${words.download}
  </button>`;
}

/* Where the browser refused the clipboard, the text itself lies there, marked, for the person to copy by hand. */
function copyOutcome(item: ShareItem, done: boolean, label: string, words: Share["words"]): TemplateResult {
  if (done) return html`<p class="exp-help-line exp-share-outcome">${words.copied}</p>`;
  return html`<p class="exp-help-line exp-share-outcome">${words.refused}</p>
    <textarea
      class="exp-text"
      readonly
      rows="3"
      data-copy=${item.name}
      aria-labelledby=${label}
      .value=${item.text}
    ></textarea>`;
}
