/* A lesson's pages: its parts in order, a new page at each heading of the first or second rank. */

export interface LessonPage {
  /** From 1. */
  number: number;
  heading: HTMLElement;
  parts: HTMLElement[];
}

/** Takes the story apart. The part that is still on its way (`open`) is left whole. */
export function pagesOf(story: HTMLElement, open: boolean): LessonPage[] {
  split(story, open);
  const pages: LessonPage[] = [];
  let before: HTMLElement[] = [];
  for (const part of story.querySelectorAll<HTMLElement>(":scope > :not(script)")) {
    const heading = headingOf(part);
    if (heading !== null) {
      pages.push({ number: pages.length + 1, heading, parts: [...before, part] });
      before = [];
    } else (pages.at(-1)?.parts ?? before).push(part);
  }
  return pages;
}

/** The heading's words, without the link that the notebook's converter adds to it. */
export function wordsOf(heading: HTMLElement): string {
  const copy = heading.cloneNode(true) as HTMLElement;
  for (const link of copy.querySelectorAll(".anchor-link")) link.remove();
  return (copy.textContent ?? "").trim();
}

/** The page that an address' `#` part names: `#page-2`, or the id of anything on it, or none for the first; else null. */
export function namedPage(pages: readonly LessonPage[], hash: string): number | null {
  if (hash === "") return pages[0]?.number ?? null;
  const number = Number(/^#page-(\d+)$/.exec(hash)?.[1]);
  if (Number.isInteger(number)) return number >= 1 && number <= pages.length ? number : null;
  const target = targetOf(hash);
  return pages.find(({ parts }) => parts.some((part) => part.contains(target)))?.number ?? null;
}

/** The element that an address' `#` part names. */
export function targetOf(hash: string): HTMLElement | null {
  try {
    return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

function headingOf(part: HTMLElement): HTMLElement | null {
  return part.matches(".exp-site-text") ? part.querySelector<HTMLElement>(":scope > :is(h1, h2):first-child") : null;
}

/* One cell may hold several headings: each starts a part of its own. */
function split(story: HTMLElement, open: boolean): void {
  for (const part of story.querySelectorAll<HTMLElement>(":scope > .exp-site-text")) {
    if (open && part.nextElementSibling === null) return;
    const later = [...part.querySelectorAll<HTMLElement>(":scope > :is(h1, h2):not(:first-child)")].reverse();
    for (const heading of later) {
      const rest = document.createElement("section");
      rest.className = part.className;
      for (let node: Node | null = heading; node !== null; ) {
        const next: Node | null = node.nextSibling;
        rest.append(node);
        node = next;
      }
      part.after(rest);
    }
  }
}
