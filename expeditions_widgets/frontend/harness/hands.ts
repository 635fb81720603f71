/* A show of hands as Python sends it: three answers, and ranges of a scale. */
import type { Hands, HandsRow } from "../src/protocol.js";

function rowOf(id: string, text: string, count: number, all: number): HandsRow {
  return {
    id,
    key: id,
    text,
    count: String(count),
    share: `${Math.round((100 * count) / all)} %`,
    bar: count / 12,
    value: String(count),
    fault: null,
    less: `One hand less for answer ${id}`,
    more: `One hand more for answer ${id}`,
    field: `Hands for answer ${id}`,
  };
}

export function hands(rest: Partial<Hands> = {}): Hands {
  return {
    key: "",
    toggle: { id: "hands", label: "Show of hands", icon: "chart" },
    open: true,
    counted: "19 hands",
    asked: "Which heart can never be played?",
    help: "Each number key adds a hand for its answer.",
    rows: [rowOf("1", "The 10", 4, 19), rowOf("2", "The 2", 3, 19), rowOf("3", "The 6", 12, 19)],
    said: "12 hands for answer 3. 19 in all.",
    progress: null,
    answer: null,
    buttons: [
      { id: "hands-undo", label: "Undo", icon: "undo", key: "U" },
      { id: "hands-reset", label: "Clear the count", ask: { title: "Clear?", text: "19 hands go.", yes: "Clear it", no: "Keep it" } },
    ],
    save: { id: "hands-file", label: "Save the lesson’s hands (CSV)" },
    saved: "",
    file: null,
    ...rest,
  };
}

export const TOLD: Hands["answer"] = {
  marks: [{ id: "3", kind: "right", text: "Truth: 12.3 points" }],
  truth: { at: 0.7, low: 0.65, high: 0.75 },
  told: ["12 of 19 hands went up for the range that holds it."],
};
