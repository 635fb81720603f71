/* A sample of a score sheet's state: one player counted, one at fault. */
import type { Tally, TallyBox, TallyLine } from "../src/protocol.js";

function box(name: string, label: string, rest: Partial<TallyBox> = {}): TallyBox {
  return { name, label, value: "", digits: true, hint: "", fault: "", ...rest };
}

function line(seat: number, name: string, rest: Partial<TallyLine> = {}): TallyLine {
  return {
    label: name,
    person: box(`name-${seat}`, `Player ${seat}: name`, { value: name, digits: false }),
    boxes: [
      box(`reached-${seat}`, "Own cards reached", { value: "5" }),
      box(`held-${seat}`, "Cards left", { hint: "so 7" }),
    ],
    totalLabel: "Score",
    total: "5",
    steps: "5 cards reached: 5 = 5 points.",
    won: "",
    ...rest,
  };
}

export function tally(rest: Partial<Tally> = {}): Tally {
  return {
    title: "Score sheet",
    intro: "Count.",
    players: {
      name: "players",
      kind: "radio",
      legend: "How many players?",
      value: "2",
      options: ["2", "3"].map((value) => ({ value, label: value, checked: value === "2" })),
    },
    lines: [
      line(1, "Ida", { won: "has won" }),
      line(2, "Ravi", { boxes: [box("reached-2", "Own cards reached", { value: "x", fault: "“x” is no whole number." })] }),
    ],
    result: "Ida won with 5 points.",
    settled: true,
    buttons: [
      { id: "new", label: "New game", ask: { title: "Begin a new sheet?", text: "All counts go.", yes: "Begin", no: "Keep" } },
    ],
    print: { id: "print", label: "Print the sheet" },
    copy: { label: "Copy the sheet", text: "Ida won.", copied: "Copied.", refused: "Not copied." },
    printed: { title: "World routes", head: ["Counted", "Ida", "Ravi"], rows: [["Own cards reached", "5", "–"]], foot: ["Score", "5", "–"] },
    ...rest,
  };
}
