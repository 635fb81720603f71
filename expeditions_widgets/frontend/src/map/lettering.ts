/* How wide a name is. Measured once for each name and size: a map is drawn many times. */

const widths = new Map<string, number>();
let pen: CanvasRenderingContext2D | null | undefined;

/** The width in px of a text; estimated where nothing can be measured. */
export function textWidth(text: string, size: number, bold: boolean, family: string): number {
  const font = `${bold ? 700 : 400} ${size.toFixed(2)}px ${family}`;
  const key = `${font}|${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    if (pen === undefined) pen = document.createElement("canvas").getContext("2d") ?? null;
    if (pen) pen.font = font;
    width = pen ? pen.measureText(text).width : text.length * size * (bold ? 0.56 : 0.52);
    if (widths.size > 4000) widths.clear();
    widths.set(key, width);
  }
  return width;
}
