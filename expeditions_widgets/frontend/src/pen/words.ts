/* What the pen says, from the words that Python wrote. */
import { WORDS } from "../generated/words.js";
import type { Drawn } from "./drawing.js";

type Naming = (id: string) => string;

export function toldDrawn({ from, to, look }: Drawn, added: boolean, name: Naming): string {
  const values = { from: name(from), to: to === null ? "" : name(to), line: lineOf(look) };
  const [mark, arrow] = added ? [WORDS.penMarked, WORDS.penArrow] : [WORDS.penUnmarked, WORDS.penNoArrow];
  return filled(to === null ? mark : arrow, values);
}

export function toldBegun(from: string, name: Naming): string {
  return filled(WORDS.penBegun, { from: name(from) });
}

/** The pen's line, as it is said beside a mark: of the plain one nothing. */
function lineOf(look: Drawn["look"]): string {
  return { 1: "", 2: `, ${WORDS.penLineDashed}`, 3: `, ${WORDS.penLineDotted}` }[look];
}

function filled(template: string, values: Record<string, string>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? "");
}
