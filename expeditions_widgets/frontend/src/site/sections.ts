/* A page that is taller than the screen, step by step: to the next heading or exercise, or on within a tall part. */

const STOPS = "main :is(h1, h2, h3, .exp-exercise-frame, .exp-chart-frame)";
/** The share of a screen that a step goes on at most, so that the last lines stay in sight. */
const STEP = 0.85;
/** The share of a screen that a step to a heading is worth at least. */
const LEAST = 0.25;
/** Pixels that count as being there. */
const NEAR = 8;

/** Goes a step on (1) or back (-1) on the page; says whether there was a way to go. */
export function stepWithin(step: number): boolean {
  const before = scrollY;
  const rest = step > 0 ? document.documentElement.scrollHeight - innerHeight - before : before;
  if (rest <= NEAR) return false;
  const room = innerHeight * STEP;
  const ways = [...document.querySelectorAll(STOPS)]
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)
    .map(({ top }) => (top - margin()) * step)
    .filter((way) => way > innerHeight * LEAST);
  scrollBy({ top: step * Math.min(room, ...ways), behavior: "instant" });
  return true;
}

function margin(): number {
  return parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}
