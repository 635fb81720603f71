/* Finding a place by the start of its name, or of any word in it; case, accents and apostrophes make no difference. */
import type { MapPlace } from "../protocol.js";

/** The places that a search finds, by name: those whose name itself begins like that come first. */
export function findPlaces(places: readonly MapPlace[], query: string): MapPlace[] {
  const wanted = spellings(query);
  const rank = ({ name }: MapPlace): number => (spellings(name).some((one) => starts(one, wanted)) ? 0 : 1);
  return places
    .filter(({ name, short }) => [...spellings(name), ...spellings(short)].some((one) => hasWord(one, wanted)))
    .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, "en", { sensitivity: "base" }));
}

function starts(name: string, wanted: readonly string[]): boolean {
  return wanted.some((one) => name.startsWith(one));
}

function hasWord(name: string, wanted: readonly string[]): boolean {
  return wanted.some((one) => ` ${name}`.includes(` ${one}`));
}

/** A text as it is compared: "L'Anse" is "lanse" and "l anse". */
function spellings(text: string): string[] {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return ["", " "].map((gap) => plain.replace(/['’]/g, gap).replace(/[^\p{L}\p{N}]+/gu, " ").trim());
}
