/* SVG as text: the map's layers are written anew at every change, and text is the quickest way to build them. */
import type { Point } from "./geometry.js";

type Attributes = Record<string, string | number | null>;

/** One element; numbers are rounded to a tenth of a px, and null leaves an attribute out. `inner` is markup. */
export function shape(name: string, attributes: Attributes, inner = ""): string {
  let written = "";
  for (const [key, value] of Object.entries(attributes))
    if (value !== null) written += ` ${key}="${typeof value === "number" ? tenth(value) : value}"`;
  return inner === "" ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`;
}

export function tenth(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function pair({ x, y }: Point): string {
  return `${tenth(x)} ${tenth(y)}`;
}

/** A path through points. */
export function line(...points: readonly Point[]): string {
  return `M${points.map(pair).join("L")}`;
}

/** Text as it stands in markup. */
export function written(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

export function element(name: string): SVGElement {
  return document.createElementNS("http://www.w3.org/2000/svg", name);
}
