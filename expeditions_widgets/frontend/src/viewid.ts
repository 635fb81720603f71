/* What tells the views of a page apart. The count is kept on the page itself: each widget has a copy of this module. */

/** A prefix for ids that no other view on the page has. */
export function nextId(): string {
  const { dataset } = document.documentElement;
  const number = Number(dataset["expViews"] ?? 0) + 1;
  dataset["expViews"] = String(number);
  return `exp-${number}`;
}
