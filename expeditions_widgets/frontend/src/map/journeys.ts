/* All arrows on the map, and those that could be laid. */
import type { MapScene } from "../protocol/map.js";
import { along, arrow, edgeStub, lengthOf, loopBadge, preview, type Course } from "./arrows.js";
import { around, type Box, type Point } from "./geometry.js";
import { freeLane, LANE, laneOf, travellers } from "./lanes.js";
import { pairOf, type Atlas, type Projection } from "./projection.js";
import type { Lit, Stand } from "./standing.js";

export interface Journeys {
  arrows: string;
  badges: string;
  courses: [Point, Point][]; // what names should not cover
  taken: Box[]; // the badges
}

export function journeysOf(atlas: Atlas, projection: Projection, scene: MapScene, lit: Lit, stands: ReadonlyMap<string, Stand>): Journeys {
  const drawn: Journeys = { arrows: "", badges: "", courses: [], taken: [] };
  const paths = travellers(scene.journeys);
  const unit = projection.arrowUnit;
  const doomed = lit.verb === "remove" ? new Map(lit.choices.map(({ tail, place }) => [pairOf(tail, place), place])) : null;
  for (const { expedition, arrows, closed, loops } of scene.journeys)
    arrows.forEach(([tail = "", tip = ""], number) => {
      const ends = atlas.course(projection, tail, tip);
      if (ends === null) return;
      const course = { ...ends, aside: laneOf(atlas, paths, expedition, tail, tip) * LANE * unit };
      const goes = expedition === lit.expedition && doomed?.get(pairOf(tail, tip)) === lit.chosen && lit.chosen !== null;
      const css = goes ? { css: "exp-map-doomed" } : {};
      const marks: [number, number] = [projection.radius, projection.radius];
      drawn.arrows += arrow(expedition, course, { unit, marks, branches: loops.includes(number), ...css });
      drawn.courses.push([course.tail, course.tip]);
      if (!closed.includes(number)) return;
      const middle = along(course, lengthOf(course) / 2);
      drawn.badges += loopBadge(expedition, middle, projection.unit);
      drawn.taken.push(around(middle, 6.4 * projection.unit));
    });
  drawn.arrows += stubs(projection, scene);
  if (lit.verb === "lay") layable(atlas, projection, scene, lit, stands, drawn);
  return drawn;
}

/** Both copies of an edge place show that the journey goes on through the frame. */
function stubs(projection: Projection, { journeys }: MapScene): string {
  const edges = projection.board.places.filter((place) => place.edge);
  return journeys
    .flatMap(({ expedition, arrows }) => {
      const visited = new Set(arrows.flat());
      return edges
        .filter(({ code }) => visited.has(code))
        .flatMap((place) =>
          (["left", "right"] as const).map((side) =>
            edgeStub(expedition, projection.at(place, side), side, projection.outside + 2, projection.unit),
          ),
        );
    })
    .join("");
}

function layable(atlas: Atlas, projection: Projection, scene: MapScene, lit: Lit, stands: ReadonlyMap<string, Stand>, drawn: Journeys): void {
  const paths = travellers(scene.journeys);
  const order = scene.journeys.map(({ expedition }) => expedition);
  const { unit, radius, arrowUnit } = projection;
  let chosen = "";
  for (const { place, tail } of lit.choices) {
    const ends = atlas.course(projection, tail, place);
    if (ends === null) continue;
    const aside = freeLane(atlas, paths, order, lit.expedition, tail, place) * LANE * arrowUnit;
    const course: Course = { ...ends, aside };
    drawn.courses.push([course.tail, course.tip]);
    const isChosen = stands.get(place)?.chosen === true && (lit.chosenTail === null || lit.chosenTail === tail);
    if (!isChosen) drawn.arrows += preview(lit.expedition, course, unit);
    else chosen += arrow(lit.expedition, course, { unit: arrowUnit * 1.15, marks: [radius, radius + 6 * unit] });
  }
  drawn.arrows += chosen;
}
