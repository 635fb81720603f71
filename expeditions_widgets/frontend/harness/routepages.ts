/* Samples of the route game's other pages: its end, and the map to wander about. */
import { scene } from "./routes.js";
import type { Explorer, RouteEnd } from "../src/protocol.js";

export const ROUTE_END: RouteEnd = {
  title: "Lynx wins with 6 points",
  intro: "Lynx reached the last card in round 14, and the round was finished.",
  scene: scene({ reached: null }),
  sheets: ["Fox (you)", "Heron", "Lynx", "Otter"].map((name, at) => ({
    name,
    points: [
      "+1: an expedition reached Chichén Itzá, an own card.",
      "+1: its token came back.",
      "+1: an expedition reached Galápagos Islands, an open card.",
      "−1: the card of Mount Fuji is still held.",
    ],
    total: `3 scored, 1 left: 3 − 1 = ${at + 1} points.`,
    tickets: "2 tickets left.",
  })),
  scores: {
    title: "Points",
    head: ["What for", "Fox (you)", "Heron", "Lynx", "Otter"],
    rows: [
      ["Cards reached", "7", "6", "9", "6"],
      ["Tokens back", "3", "2", "4", "2"],
      ["Cards left", "−2", "−5", "−3", "−4"],
    ],
    foot: ["Points", "8", "3", "10", "4"],
  },
  rules: [],
  buttons: [
    { id: "again", label: "The same game again", look: "main" },
    { id: "new", label: "New game" },
  ],
};

export function explorer(rest: Partial<Explorer> = {}): Explorer {
  return {
    title: "The world of the routes",
    intro: "All 112 places, each with something to know about it.",
    scene: { journeys: [], tokens: [], own: [], open: [], reached: null, told: {} },
    search: "Find a place",
    none: "No place begins like that.",
    found: "Places",
    quiz: null,
    start: { id: "quiz", label: "Where is it? A quiz", look: "main" },
    keys: { title: "Keys", close: "Close the list of keys", rows: [["?", "This list"]] },
    ...rest,
  };
}

export const QUIZ: Explorer = explorer({
  quiz: {
    title: "Where is it?",
    text: "Where is Mohenjo-daro?",
    answer: "That is Hegra. Mohenjo-daro lies further east.",
    right: false,
    count: "3 of 4 found at the first try",
    buttons: [
      { id: "next", label: "Next question", look: "main" },
      { id: "stop", label: "End the quiz" },
    ],
  },
});
