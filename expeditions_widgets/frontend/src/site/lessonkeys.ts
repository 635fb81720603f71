/* The lesson's own keys. Single letters and arrows belong to a board, a field or a dialog that has the focus. */

const ANYWHERE: Record<string, number> = { PageDown: 1, PageUp: -1 };
const OUTSIDE: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, n: 1, p: -1 };
const TAKES_KEYS = '.exp-site-output, .exp-site-print, input, textarea, select, [contenteditable="true"]';

/** How many pages a key goes on (1) or back (-1); 0 for a key that is not the lesson's. */
export function stepOf(event: KeyboardEvent): number {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.repeat) return 0;
  if (document.querySelector("dialog[open]") !== null) return 0;
  const target = event.target as Element | null;
  if (event.key in ANYWHERE) return target?.matches("textarea, select") ? 0 : ANYWHERE[event.key]!;
  return target?.closest?.(TAKES_KEYS) ? 0 : (OUTSIDE[event.key] ?? 0);
}
