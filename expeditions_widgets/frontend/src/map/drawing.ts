/* The map drawn: layers from the ground up to the names, written anew at every change. What is pressed lies above them
 * and stays (see targets.ts), so that the focus survives.                                                           */
import type { MapScene } from "../protocol/map.js";
import { headFlag, laidToken } from "./beside.js";
import { around, within, type Box } from "./geometry.js";
import { frame, ground, links, outlineOf } from "./ground.js";
import { hintOf } from "./hint.js";
import { journeysOf } from "./journeys.js";
import { drawnLabel, labelOf, type Placed } from "./labels.js";
import { placeLabels } from "./placing.js";
import { placeMark } from "./places.js";
import type { Atlas, Projection, Side } from "./projection.js";
import { Room } from "./room.js";
import { drawnSeas, Land, seaNames } from "./seas.js";
import { isLit, spotsOf, standings, type Lit, type Spot } from "./standing.js";
import { element } from "./svg.js";

/** What was drawn, and where: to find out what is pressed. */
export interface Sheet {
  projection: Projection;
  spots: Spot[];
  names: Placed[];
  family: string; // the font
}

export interface Subject {
  scene: MapScene;
  lit: Lit;
}

export class Drawing {
  readonly layers = element("g");
  private readonly inside = element("svg");
  private readonly edges = element("g");
  private readonly hints = element("g");
  private readonly outline: string;
  private readonly land: Land;
  private ground = "";
  private hinted = "";

  constructor(private readonly atlas: Atlas) {
    this.outline = outlineOf(atlas.board.land);
    this.land = new Land(atlas.board);
    this.layers.setAttribute("aria-hidden", "true");
    this.inside.append(...["ground", "links", "arrows", "places", "beside", "names"].map(() => element("g")));
    this.layers.append(this.inside, this.edges, this.hints);
  }

  /** The places as they stand under a projection: the least that is known before anything is drawn. */
  spots(projection: Projection, { scene, lit }: Subject): Spot[] {
    return spotsOf(projection, standings(this.atlas, scene, lit));
  }

  /** Draws the map; `note` is the part of it that is covered, `family` the font, `quick` while it moves. */
  draw(projection: Projection, subject: Subject, spots: Spot[], note: Box | null, family: string, quick: boolean): Sheet {
    const { scene, lit } = subject;
    const { unit, window } = projection;
    const stands = new Map(spots.map((spot) => [spot.place.code, spot.stand]));
    const bare = links(this.atlas, projection);
    const paths = journeysOf(this.atlas, projection, scene, lit, stands);
    const room = new Room(window, paths.courses, bare.courses);
    for (const { at, reach, place } of spots) room.take(around(at, reach), place.code, false);
    for (const box of paths.taken) room.take(box, "", true);
    if (note !== null) room.take(note, "", true);
    const seen = spots.filter(({ at }) => within(at, window, 10));
    const flags = scene.journeys.map(({ expedition, head }) => {
      const spot = seen.find(({ place, side }) => place.code === head && side === this.sideOf(scene, expedition, head));
      return spot === undefined ? "" : headFlag(room, spot, expedition, projection.radius, unit);
    });
    const tokens = seen
      .filter(({ side }) => side !== "right")
      .flatMap((spot) => spot.stand.tokens.map((token) => laidToken(room, spot, token, unit)));
    const labels = scene.nameless ? [] : seen.map((spot) => labelOf(projection, spot, family));
    const names = placeLabels(labels, spots, room, projection, quick);
    const marks = [...spots].sort((one, other) => weight(one) - weight(other));
    this.write(projection, [
      ground(projection, this.outline),
      drawnSeas(seaNames(projection, this.land, room, names)) + bare.drawn,
      paths.arrows,
      marks.map((spot) => placeMark(projection, lit.expedition, spot)).join(""),
      flags.join("") + tokens.join("") + paths.badges,
      names.map((name) => drawnLabel(name, projection, lit.expedition)).join(""),
    ]);
    this.edges.innerHTML = frame(projection);
    return { projection, spots, names, family };
  }

  /** Shows the name of one place above all others if the map had no room for it; null takes it away. */
  hint(sheet: Sheet, spot: Spot | null): void {
    const drawn = hintOf(sheet, spot);
    if (drawn !== this.hinted) this.hints.innerHTML = this.hinted = drawn;
  }

  /** The copy of an edge place where an expedition's last arrow ended. */
  private sideOf(scene: MapScene, expedition: string, head: string | null): Side {
    if (head === null || this.atlas.place(head)?.edge !== true) return null;
    const last = scene.journeys.find((one) => one.expedition === expedition)?.arrows.at(-1);
    return this.atlas.link(last?.[0] ?? "", head)?.side ?? "left";
  }

  private write({ window }: Projection, layers: string[]): void {
    const { x, y, width, height } = window;
    for (const [name, value] of Object.entries({ x, y, width, height })) this.inside.setAttribute(name, String(value));
    this.inside.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    layers.forEach((drawn, index) => {
      if (index === 0 && drawn === this.ground) return;
      this.inside.children[index]!.innerHTML = drawn;
    });
    this.ground = layers[0]!;
  }
}

/** What is drawn later lies above. */
function weight({ stand }: Spot): number {
  return isLit(stand) ? 2 : stand.heads.length > 0 || stand.reached ? 1 : 0;
}
