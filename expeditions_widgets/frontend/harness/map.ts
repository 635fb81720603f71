/* The map alone: ?board=six|europe|… &empty &expedition=a|v|s &chosen=CODE &focus=CODE &width=700. */
import { RouteMap } from "../src/map/map.js";
import type { Lit } from "../src/map/standing.js";
import { BOARDS, CODES } from "./boards.js";
import { EMPTY_SCENE, litOf, WORLD_SCENE } from "./worldscene.js";

const query = new URLSearchParams(location.search);
const board = BOARDS[query.get("board") ?? "world"]!;
const scene = board.name === "world" && !query.has("empty") ? WORLD_SCENE : EMPTY_SCENE;
let lit: Lit = litOf(scene, (query.get("expedition") ?? "s").charAt(0).replace("n", "a"), query.get("chosen"), board);
if (query.get("verb") === "token") {
  const choices = ["bai", "kil", "rio", "kak"].map((place, index) => ({ place, tail: "", number: index + 1, text: "5 steps" }));
  lit = { ...lit, expedition: "", head: null, verb: "token", choices };
} else if (query.get("verb") === "tail") {
  const choices = ["ber", "liberty", "panama", "uyuni"].map((id, index) => ({ place: CODES[id] ?? id, tail: "", number: index + 1, text: "2 ways on" }));
  lit = { ...lit, expedition: "v", head: null, verb: "tail", choices };
} else if (query.get("verb") === "remove") {
  const arrow = scene.journeys[0]!.arrows.at(-1)!;
  lit = { ...lit, expedition: "a", verb: "remove", choices: [{ place: arrow[1]!, tail: arrow[0]!, number: 1, text: "" }] };
}
if (query.get("expedition") === "none") lit = { ...lit, head: null, choices: [] };
const theme = query.get("theme");
if (theme !== null) document.documentElement.dataset["theme"] = theme;
const root = document.querySelector<HTMLElement>("#widget")!;
root.className = "exp";
const width = query.get("width");
if (width !== null) root.style.width = `${width}px`;

const log: string[] = [];
const choose = (place: string): void => {
  log.push(`choose ${place}`);
  lit = { ...lit, chosen: place };
  map.show(scene, lit);
};
const map = new RouteMap(board, {
  choose,
  read: (place) => void log.push(`read ${place}`),
  lay: () => void log.push("lay"),
  number(n) {
    log.push(`number ${n}`);
    const choice = lit.choices.find(({ number }) => number === n);
    if (choice !== undefined) choose(choice.place);
  },
});
root.append(map.element);
map.show(scene, lit);
const focus = query.get("focus");
if (focus !== null) setTimeout(() => map.focusPlace(focus), 100);
Object.assign(globalThis, { map, log, show: (chosen: string | null) => map.show(scene, { ...lit, chosen }) });
