import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { SUMMARY, state } from "../harness/states.js";
import type { MatchReview } from "../src/protocol.js";
import { Page, after } from "./page.js";

const FIGURES = { caption: "Points", head: ["Part", "Points"], rows: [["The deal", "−3.2"]], foot: ["The lead", "−9"] };
const REVIEW: MatchReview = {
  title: "Scout wins",
  intro: "By what could be seen.",
  progress: { label: "Pricing", share: 0.5 },
  sides: [
    {
      title: "Your choices",
      counts: "2 choices",
      retryLabel: "Again",
      retries: [{ id: "review-A-1", label: "Round 1" }],
      rounds: [
        {
          title: "Round 1",
          counts: "2 choices",
          luck: FIGURES,
          drawsLabel: "Draws",
          draws: null,
          choices: [
            {
              title: "Turn 1",
              cost: "cost 3",
              seen: [{ name: "Your hand", cards: ["h9"], text: "hearts 9" }],
              reasons: ["It costs."],
              prices: FIGURES,
              seed: ["Seed", "a h9"],
            },
          ],
        },
      ],
    },
  ],
  methodLabel: "How",
  method: [],
  buttons: [{ id: "another", label: "Another" }],
};

test("a choice that was opened stays open while the review grows", () => {
  const first = state({ review: REVIEW });
  const page = Page.of(first);
  page.el.querySelector<HTMLDetailsElement>(".exp-review-choices details")!.open = true;
  page.model.answer(after(first, { review: { ...REVIEW, progress: null } }));
  assert.equal(page.el.querySelector<HTMLDetailsElement>(".exp-review-choices details")!.open, true);
  assert.equal(page.el.querySelector("progress"), null);
  page.close();
});

test("cards are chips with their words, and a figure's row has its name", () => {
  const page = Page.of(state({ review: REVIEW }));
  assert.match(page.el.querySelector("dd")!.textContent!, /hearts 9/);
  assert.equal(page.el.querySelectorAll("dd .exp-chip").length, 1);
  assert.equal(page.el.querySelector("tfoot th")!.textContent, "The lead");
  page.click("button-review-A-1");
  assert.deepEqual(page.acts, [{ type: "press", serial: 1, id: "review-A-1" }]);
  page.close();
});

test("outside the site a match is handed over all the same, and the page says where it waits", () => {
  const handover = { label: "Review", href: "x.ipynb", note: "", elsewhere: "Open it.", key: "k", text: "record" };
  const page = Page.of(state({ summary: { ...SUMMARY, handover } }));
  page.click("handover");
  assert.equal(localStorage.getItem("k"), "record");
  assert.match(page.el.querySelector(".exp-summary-ways")!.textContent!, /Open it\./);
  page.close();
});
