/* A page that is no lesson, step by step: to the next heading, or on within a part that is taller than the screen. */

const HEADINGS = "main :is(h1, h2, h3, h4)";
/** The share of a screen that a step goes on at most, so that the last lines stay in sight. */
const STEP = 0.85;
/** Pixels that count as being there. */
const NEAR = 8;

/** Goes a step on (1) or back (-1). */
export function goToSection(step: number): void {
  const room = innerHeight * STEP;
  const tops = [...document.querySelectorAll<HTMLElement>(HEADINGS)]
    .map((one) => one.getBoundingClientRect())
    .filter(({ height, width }) => height > 1 && width > 1)
    .map(({ top }) => top - margin())
    .sort((a, b) => a - b);
  const ahead = step > 0 ? tops.find((top) => top > NEAR) : tops.filter((top) => top < -NEAR).at(-1);
  const by = ahead === undefined ? step * room : Math.max(-room, Math.min(room, ahead));
  scrollBy({ top: by, behavior: "instant" });
}

function margin(): number {
  return parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}
