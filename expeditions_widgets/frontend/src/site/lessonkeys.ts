/* The lesson's own keys. Single letters and arrows belong to a board, a field or a dialog that has the focus. */
import { isPresenting } from "../settings.js";

const ANYWHERE: Record<string, number> = { PageDown: 1, PageUp: -1 };
const OUTSIDE: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, n: 1, p: -1 };
const TAKES_KEYS = '.exp-site-output, .exp-site-print, input, textarea, select, [contenteditable="true"]';
const PRESSED_BY_SPACE = "a, button, summary";

/** Whether a key goes on within a page that is taller than the screen, before it turns: a clicker has no other. */
export function goesStepByStep(event: KeyboardEvent): boolean {
  return isPresenting() && (event.key in ANYWHERE || event.key === " ");
}

/** How many pages a key goes on (1) or back (-1); 0 for a key that turns none. Space turns them where one presents. */
export function stepOf(event: KeyboardEvent): number {
  const space = event.key === " " && isPresenting();
  if (event.ctrlKey || event.metaKey || event.altKey || (event.shiftKey && !space) || event.repeat) return 0;
  if (document.querySelector("dialog[open]") !== null) return 0;
  const target = event.target as Element | null;
  if (event.key in ANYWHERE) return target?.matches("textarea, select") ? 0 : ANYWHERE[event.key]!;
  if (target?.closest?.(space ? `${TAKES_KEYS}, ${PRESSED_BY_SPACE}` : TAKES_KEYS)) return 0;
  return space ? (event.shiftKey ? -1 : 1) : (OUTSIDE[event.key] ?? 0);
}
