/* Printing the sheet alone, from a frame of its own: the page around a widget may be a whole JupyterLab, which would
 * be cut off on paper, and which takes it badly when it is hidden for a while.                                      */

/** Opens the browser's print dialog with a copy of the sheet. */
export function printSheet(event: Event): void {
  const sheet = (event.currentTarget as Element).closest(".exp-calculator")?.querySelector(".exp-print");
  if (!sheet) return;
  document.querySelector(".exp-print-frame")?.remove();
  const frame = document.createElement("iframe");
  frame.className = "exp-print-frame";
  frame.title = document.title;
  frame.tabIndex = -1;
  frame.setAttribute("aria-hidden", "true");
  frame.srcdoc = `<!doctype html><html lang="en"><head><style>${ownStyles()}</style></head>
    <body><div class="exp">${sheet.outerHTML}</div></body></html>`;
  frame.addEventListener("load", () => print(frame));
  document.body.append(frame);
}

function print(frame: HTMLIFrameElement): void {
  const page = frame.contentWindow;
  if (page === null || frame.contentDocument === null) return;
  frame.contentDocument.title = document.title;
  page.addEventListener("afterprint", () => frame.remove());
  page.focus();
  page.print();
}

/** The rules of the style sheets that are ours, wherever the page keeps them. */
function ownStyles(): string {
  return [...document.styleSheets]
    .map(rulesOf)
    .filter((rules) => rules.includes(".exp-print"))
    .join("\n");
}

/* A style sheet from elsewhere keeps its rules to itself, and is none of ours. */
function rulesOf(sheet: CSSStyleSheet): string {
  try {
    return [...sheet.cssRules].map((rule) => rule.cssText).join("\n");
  } catch {
    return "";
  }
}
