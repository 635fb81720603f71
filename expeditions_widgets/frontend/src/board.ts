/* The board as a grid of keys: which place or card lies next to which. One tab stop; arrows move inside. */

export type Direction = "up" | "down" | "left" | "right" | "first" | "last";

interface Spot {
  element: HTMLElement;
  key: string;
  /** Centre, in px; zero where nothing is laid out. */
  x: number;
  y: number;
}

const STOPS = "[data-row] > [data-key]";

export function boardStops(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(STOPS)];
}

/** The board's stop that has or holds the focus, if any. */
export function focusedStop(root: HTMLElement): HTMLElement | null {
  const active = root.ownerDocument.activeElement;
  return active instanceof HTMLElement && root.contains(active) && active.matches(STOPS) ? active : null;
}

/** The stop that lies next to `from`, or null at the edge. */
export function neighbour(root: HTMLElement, from: HTMLElement, direction: Direction): HTMLElement | null {
  const rows = visibleRows(root);
  const at = rows.findIndex((row) => row.some((spot) => spot.element === from));
  const row = rows[at];
  if (row === undefined) return null;
  const here = row.findIndex((spot) => spot.element === from);
  switch (direction) {
    case "left":
      return row[here - 1]?.element ?? null;
    case "right":
      return row[here + 1]?.element ?? null;
    case "first":
      return row[0]?.element ?? null;
    case "last":
      return row.at(-1)?.element ?? null;
    case "up":
      return nearest(rows[at - 1], row[here]!, here)?.element ?? null;
    case "down":
      return nearest(rows[at + 1], row[here]!, here)?.element ?? null;
  }
}

/* Rows of cards that may take several lines. */
const WRAPPED: ReadonlySet<string> = new Set(["hand", "picks"]);

/** The rows as they are seen: on a phone one hand makes two of them. */
function visibleRows(root: HTMLElement): Spot[][] {
  return [...root.querySelectorAll<HTMLElement>("[data-row]")].flatMap((row) => {
    const spots = [...row.querySelectorAll<HTMLElement>(":scope > [data-key]")].map(measure);
    if (!WRAPPED.has(row.dataset["row"] ?? "")) return spots.length > 0 ? [spots] : [];
    return split(spots);
  });
}

function split(spots: Spot[]): Spot[][] {
  const rows: Spot[][] = [];
  for (const spot of spots) {
    const row = rows.at(-1);
    const before = row?.at(-1);
    // A chosen card is lifted by some px; the next line of cards is at least half a card further down.
    if (row !== undefined && before !== undefined && spot.x >= before.x) row.push(spot);
    else rows.push([spot]);
  }
  return rows;
}

function measure(element: HTMLElement): Spot {
  const box = element.getBoundingClientRect();
  return { element, key: element.dataset["key"] ?? "", x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function nearest(row: Spot[] | undefined, from: Spot, index: number): Spot | undefined {
  if (row === undefined || row.length === 0) return undefined;
  if (from.x === 0 && from.y === 0) return row[Math.min(index, row.length - 1)];
  return row.reduce((best, spot) => (Math.abs(spot.x - from.x) < Math.abs(best.x - from.x) ? spot : best));
}
