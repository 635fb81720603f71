/* What has to be seen after a change: a new verdict, a new hint, the top of a table that was only now dealt. */
import type { MaybeState } from "./model.js";
import { isReady, routesOf, tableOf } from "./state.js";

function hasTable(state: MaybeState): boolean {
  return (tableOf(state) ?? routesOf(state)) !== null;
}

/** Scrolls as little as is needed to show what the state brought, if it brought something that asks to be read. */
export function bringIntoSight(root: HTMLElement, before: MaybeState, now: MaybeState): void {
  if (!isReady(before) || !isReady(now)) return;
  if (now.writer !== undefined && (before.setup === undefined) !== (now.setup === undefined)) {
    // On a phone the editor stands far below the button that opens it.
    root.querySelector(".exp-writer-try")?.scrollIntoView({ block: "nearest" });
    return;
  }
  if (now.writer === undefined && !hasTable(before) && hasTable(now)) {
    // Scrolling to a table that is in sight already would take the page's head away.
    if (root.getBoundingClientRect().top < 0) root.scrollIntoView({ block: "start" });
    return;
  }
  if ((now.table?.coach?.rows.length ?? 0) > 0 && before.table?.coach?.rows.length !== now.table?.coach?.rows.length) {
    // The prices are taller than many a screen: their beginning is to be seen, and the table not lost.
    root.querySelector(".exp-prices tbody tr:nth-child(3), .exp-prices tbody tr:last-child")?.scrollIntoView({ block: "nearest" });
    return;
  }
  const [was, is] = [before.exercise, now.exercise];
  if (is === undefined) return;
  const opened = is.hands?.open === true && was?.hands?.open === false;
  if (opened || ((is.hands?.answer ?? null) !== null && was?.hands?.answer === null)) {
    // A count that is opened, or told, is for the room: all of it is to be seen.
    root.querySelector(".exp-hands")?.scrollIntoView({ block: "start" });
    return;
  }
  const hint = is.hints.open.length > (was?.hints.open.length ?? 0);
  const verdict = is.verdict !== null && is.verdict.text !== was?.verdict?.text;
  const solution = is.solution !== undefined && was?.solution === undefined;
  const place = solution ? "[data-solution]" : hint ? ".exp-ladder [data-open]:last-of-type" : verdict ? ".exp-note[data-verdict]" : null;
  if (place === null) return;
  const found = [...root.querySelectorAll<HTMLElement>(place)].at(-1);
  found?.scrollIntoView({ block: "nearest" });
}
