/* Printing the sheet alone. The page around a widget may be a whole JupyterLab, which a print would cut off. */

/** Opens the browser's print dialog with a copy of the sheet as the only thing on the page. */
export function printSheet(event: Event): void {
  const sheet = (event.currentTarget as Element).closest(".exp-calculator")?.querySelector(".exp-print");
  if (!sheet) return;
  const page = document.createElement("div");
  page.className = "exp exp-print-page";
  page.append(sheet.cloneNode(true));
  document.body.append(page);
  addEventListener("afterprint", () => page.remove(), { once: true });
  window.print();
}
