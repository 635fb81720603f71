/* What is drawn on the board, as it stands in a record: "h9", "h9~own-h", "gei~cop:2". Pure. */

/** Which pen: its colour and, so that colour is never alone, its line. */
export type Look = 1 | 2 | 3;
export const LOOKS: readonly Look[] = [1, 2, 3];

/** A mark on one thing, or with a goal an arrow to another. Things have the ids of cards, places and expeditions. */
export interface Drawn {
  from: string;
  to: string | null;
  look: Look;
}

const WRITTEN = /^([\w-]+)(?:~([\w-]+))?(?::([23]))?$/;

export function read(text: string): Drawn | null {
  const found = WRITTEN.exec(text);
  if (found === null) return null;
  return { from: found[1]!, to: found[2] ?? null, look: Number(found[3] ?? 1) as Look };
}

export function written({ from, to, look }: Drawn): string {
  return `${from}${to === null ? "" : `~${to}`}${look === 1 ? "" : `:${look}`}`;
}

/** The drawing after `one` was drawn: the same again takes it away, with another pen it changes. */
export function drawn(drawing: readonly Drawn[], one: Drawn): { drawing: Drawn[]; added: boolean } {
  const here = drawing.find(({ from, to }) => from === one.from && to === one.to);
  const others = drawing.filter((other) => other !== here);
  const added = here?.look !== one.look;
  return { drawing: added ? [...others, one] : others, added };
}

export function isSame(one: readonly Drawn[], other: readonly Drawn[]): boolean {
  const texts = (drawing: readonly Drawn[]): string => drawing.map(written).sort().join(" ");
  return texts(one) === texts(other);
}

/** Whether an arrow runs the other way between the same two: both step aside then. */
export function hasReverse(drawing: readonly Drawn[], { from, to }: Drawn): boolean {
  return drawing.some((other) => other.from === to && other.to === from);
}
