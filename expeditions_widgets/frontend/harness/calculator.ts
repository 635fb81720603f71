/* A sample of a score calculator's state: a round under way, one written down. */
import type { Calculator, CalculatorSide, Reckoning, Suit } from "../src/protocol.js";

const RANKS = ["J", "Q", "K", "2", "3", "4", "5", "6", "7", "8", "9", "T"];

function expedition(suit: Suit, name: string, owner: string, here: string, there: string): Reckoning {
  return {
    suit,
    name,
    label: `${owner}’s ${name.toLowerCase()}`,
    picks: RANKS.map((rank) => ({
      code: suit + rank,
      text: rank === "T" ? "10" : rank,
      label: `${rank} of ${name.toLowerCase()}`,
      lies: here.includes(rank) ? "here" : there.includes(rank) ? "there" : "no",
    })),
    steps: here === "" ? ["Not started."] : ["4 + 7 = 11.", "Less 20 for setting out: −9."],
    total: here === "" ? null : "−9",
    note: null,
  };
}

function side(seat: "A" | "B", name: string, here: string, there: string): CalculatorSide {
  return {
    seat,
    name,
    label: `${name}’s side`,
    total: { text: "This round", value: here === "" ? "0" : "−9" },
    expeditions: [expedition("s", "Spades", name, "", ""), expedition("h", "Hearts", name, here, there)],
    typed: {
      legend: `Type cards for ${name}`,
      help: "Suits are s h d c.",
      text: "",
      number: 0,
      faults: [],
      submit: { id: `type-${seat}`, label: "Lay them" },
      suits: [],
    },
  };
}

export function calculator(rest: Partial<Calculator> = {}): Calculator {
  return {
    title: "Round 2 of 3",
    intro: "Anna won the round and deals the next one, so Ben starts.",
    sides: [side("A", "Anna", "47", ""), side("B", "Ben", "", "47")],
    buttons: [{ id: "keep-2", label: "Write down round 2", look: "main" }],
    settings: {
      label: "Names",
      fields: [
        { name: "first", kind: "text", legend: "First", value: "Anna", options: [] },
        { name: "second", kind: "text", legend: "Second", value: "Ben", options: [] },
      ],
    },
    agree: { id: "agree", label: "Note this" },
    rounds: {
      title: "The match sheet",
      head: ["Round", "Anna", "Ben"],
      rounds: [
        {
          name: "Round 1",
          note: "Anna dealt",
          points: [
            { points: "35", running: "35 in all", won: "won the round" },
            { points: "12", running: "12 in all", won: "" },
          ],
          buttons: [
            { id: "correct-1", label: "Correct round 1" },
            {
              id: "remove-1",
              label: "Remove round 1",
              ask: { title: "Remove round 1?", text: "Its cards go.", yes: "Remove it", no: "Keep it" },
            },
          ],
          sheets: [],
        },
      ],
      foot: ["Match", "35", "12"],
      result: "",
      print: { id: "print", label: "Print the sheet" },
    },
    ...rest,
  };
}
