// Written by python -m expeditions_widgets.drawing.frontend_tables. Change the drawings there, not here.
export const WORDS = {
  starting: "Getting the table ready…",
  lost: "No answer from the kernel. Your game is kept in this browser.",
  lostAction: "Reload the page",
} as const;
