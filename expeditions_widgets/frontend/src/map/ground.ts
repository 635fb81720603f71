/* The ground of the map: sea, the water along the shore, land, the lines of the globe, links, and the ruled frame. */
import type { Atlas, Projection } from "./projection.js";
import type { Box, Point } from "./geometry.js";
import { line, shape, tenth } from "./svg.js";

const TROPICS = [23.4, -23.4];
const MESH = 30;

/** The land as one path in degrees, south down: made once for a board. */
export function outlineOf(land: readonly (readonly number[])[]): string {
  return land
    .map((ring) => {
      let d = "";
      for (let at = 0; at + 1 < ring.length; at += 2) d += `${d === "" ? "M" : "L"}${ring[at]} ${-ring[at + 1]!}`;
      return `${d}Z`;
    })
    .join("");
}

export function ground(projection: Projection, outline: string): string {
  const { board, scale, stretch, unit, window } = projection;
  const sea = rect(window, "sea");
  if (outline === "") return sea + mesh(projection);
  const { x, y } = projection.point(0, 0);
  const transform = `translate(${tenth(x)} ${tenth(y)}) scale(${scale.toFixed(4)} ${(scale * stretch).toFixed(4)})`;
  const land = (css: string, width: number | null): string =>
    shape("path", { class: `exp-map-${css}`, d: outline, transform, "vector-effect": "non-scaling-stroke", "stroke-width": width });
  const tropics = TROPICS.filter((lat) => lat < board.frame.top && lat > board.frame.bottom);
  const lines = tropics.map((lat) => parallel(projection, lat)).join("");
  return (
    sea +
    land("shallow", 17 * unit) +
    land("shore", 7.5 * unit) +
    mesh(projection) +
    land("land", null) +
    shape("path", { class: "exp-map-grid exp-map-tropic", d: lines })
  );
}

/** The segments of all links, and their drawing: solid over land, dotted over the sea. */
export function links(atlas: Atlas, projection: Projection): { drawn: string; courses: [Point, Point][] } {
  const courses: [Point, Point][] = [];
  const paths = { land: "", sea: "" };
  for (const { a, b, dashed } of atlas.board.links) {
    const ends = atlas.course(projection, a, b);
    if (ends === null) continue;
    courses.push([ends.tail, ends.tip]);
    paths[dashed ? "sea" : "land"] += line(ends.tail, ends.tip);
  }
  const drawn =
    shape("path", { class: "exp-map-link", d: paths.land }) + shape("path", { class: "exp-map-link exp-map-link--sea", d: paths.sea });
  return { drawn, courses };
}

/** Two lines around the map, and between them a bar for every other ten degrees, or five where it is zoomed in. */
export function frame(projection: Projection): string {
  const { size, window, board, look } = projection;
  const wide = size.narrow ? 4 : 6 * projection.unit;
  const { x, y, width, height } = window;
  const outer = { x: x - wide, y: y - wide, width: width + 2 * wide, height: height + 2 * wide };
  const step = (board.frame.right - board.frame.left) / look.zoom > 180 ? 10 : 5;
  const [thick, off] = [wide / 2, wide / 4];
  let bars = "";
  for (const [low, high] of spans(board.frame.left, board.frame.right, step)) {
    const [from, to] = [Math.max(x, projection.point(low, 0).x), Math.min(x + width, projection.point(high, 0).x)];
    if (to > from)
      for (const top of [y - wide, y + height]) bars += rect({ x: from, y: top + off, width: to - from, height: thick }, "scale");
  }
  for (const [low, high] of spans(board.frame.bottom, board.frame.top, step)) {
    const [from, to] = [Math.max(y, projection.point(0, high).y), Math.min(y + height, projection.point(0, low).y)];
    if (to > from)
      for (const left of [x - wide, x + width]) bars += rect({ x: left + off, y: from, width: thick, height: to - from }, "scale");
  }
  const strip = [outer, window].map((box) => `M${tenth(box.x)} ${tenth(box.y)}h${tenth(box.width)}v${tenth(box.height)}h${tenth(-box.width)}Z`);
  return shape("path", { class: "exp-map-page", d: strip.join("") }) + rect(outer, "frame") + rect(window, "frame") + bars;
}

function mesh(projection: Projection): string {
  const { left, right, top, bottom } = projection.board.frame;
  const { y, height } = projection.window;
  let d = "";
  for (let lon = Math.ceil(left / MESH) * MESH; lon <= right; lon += MESH) {
    const { x } = projection.point(lon, 0);
    d += line({ x, y }, { x, y: y + height });
  }
  for (let lat = Math.ceil(bottom / MESH) * MESH; lat <= top; lat += MESH) d += parallel(projection, lat);
  return shape("path", { class: "exp-map-grid", d });
}

function parallel(projection: Projection, lat: number): string {
  const { x, width } = projection.window;
  const { y } = projection.point(0, lat);
  return line({ x, y }, { x: x + width, y });
}

/** Every other step between two degrees. */
function spans(low: number, high: number, step: number): [number, number][] {
  const spans: [number, number][] = [];
  for (let at = Math.ceil(low / step / 2) * step * 2; at < high; at += 2 * step) spans.push([at, at + step]);
  return spans;
}

function rect({ x, y, width, height }: Box, css: string): string {
  return shape("rect", { class: `exp-map-${css}`, x, y, width, height });
}
