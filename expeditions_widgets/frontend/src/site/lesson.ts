/* A lesson as pages: one is on view, the others keep their place and stay alive. The address names the page, so that
 * each has a link and the browser's own back button works. Nothing moves on by itself.                            */
import { render } from "lit-html";
import { isKept } from "../settings.js";
import { pageDots, pageSteps } from "./lessonbar.js";
import { goesStepByStep, stepOf } from "./lessonkeys.js";
import { namedPage, pagesOf, targetOf, wordsOf, type LessonPage } from "./pages.js";
import { isDone } from "./progress.js";
import { stepWithin } from "./sections.js";

export const LAST_KEY = "expeditions:last";

export class Lesson {
  private readonly top = document.createElement("nav");
  private readonly foot = document.createElement("div");
  private readonly title = document.title;
  private readonly home = document.querySelector<HTMLAnchorElement>(".exp-site-brand")!.href;
  private pages: LessonPage[] = [];
  private shown: LessonPage | null = null;
  private drawing = 0;

  /** Takes hold of a story whose parts may still be on their way. */
  constructor(private readonly story: HTMLElement) {
    document.querySelector(".exp-lesson-top")?.append(this.top);
    this.foot.className = "exp-lesson-foot";
    story.after(this.foot);
    new MutationObserver(() => this.arrived()).observe(story, { childList: true });
    new MutationObserver(() => this.drawSoon()).observe(story, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ["data-done", "data-save"],
    });
    addEventListener("DOMContentLoaded", () => this.arrived());
    addEventListener("hashchange", () => this.turn());
    addEventListener("storage", () => this.drawSoon());
    // While catching: a board keeps its keys to itself, but these two have no meaning on it.
    addEventListener("keydown", (event) => this.pressed(event), true);
    this.arrived();
  }

  private arrived(): void {
    const open = document.readyState === "loading";
    this.pages = pagesOf(this.story, open);
    // The page that the address names may not have arrived yet.
    const meanwhile = this.shown?.number ?? (open ? null : 1);
    this.show(namedPage(this.pages, location.hash) ?? meanwhile);
  }

  /** The address changed: shows the page that it names now. */
  private turn(): void {
    const number = namedPage(this.pages, location.hash);
    if (number === null) return this.keepAddress();
    this.show(number);
    const target = targetOf(location.hash);
    const heading = this.shown?.heading;
    if (target !== null && target !== heading) return target.scrollIntoView();
    heading?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }

  /** An address that names no page (the skip link's) leaves the page as it is, also for a reload. */
  private keepAddress(): void {
    if (this.shown !== null) history.replaceState(null, "", `#page-${this.shown.number}`);
  }

  private show(number: number | null): void {
    const page = this.pages.find((one) => one.number === number) ?? null;
    for (const { number: at, heading, parts } of this.pages) {
      for (const part of parts) {
        part.dataset["page"] = String(at);
        part.toggleAttribute("data-away", at !== number);
      }
      heading.tabIndex = -1;
      // Each page has one heading of the first rank: its own.
      if (at === number) heading.setAttribute("aria-level", "1");
      else heading.removeAttribute("aria-level");
    }
    if (page !== null && page.heading !== this.shown?.heading) this.opened(page);
    this.shown = page;
    this.draw();
  }

  private opened(page: LessonPage): void {
    const heading = wordsOf(page.heading);
    document.title = page.number === 1 ? this.title : `${heading} · ${this.title}`;
    const title = wordsOf(this.pages[0]!.heading);
    try {
      localStorage.setItem(LAST_KEY, JSON.stringify({ path: location.pathname, page: page.number, title, heading }));
    } catch {
      // Without a store the front page can't offer to continue; the lesson itself needs none.
    }
  }

  private go(number: number): void {
    if (this.pages.some((page) => page.number === number)) location.hash = `page-${number}`;
  }

  private pressed(event: KeyboardEvent): void {
    const step = stepOf(event);
    if (step === 0 || this.shown === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (!goesStepByStep(event) || !stepWithin(step)) this.go(this.shown.number + step);
  }

  private drawSoon(): void {
    cancelAnimationFrame(this.drawing);
    this.drawing = requestAnimationFrame(() => this.draw());
  }

  private draw(): void {
    const here = this.shown?.number ?? 0;
    const dots = this.pages.map((page) => ({
      number: page.number,
      heading: wordsOf(page.heading),
      done: isDone(page.parts),
    }));
    pageDots(this.top, dots, here);
    const { next, nextTitle } = this.story.dataset;
    const after = next === undefined ? null : { href: next, title: nextTitle ?? "" };
    const go = (to: number): void => this.go(to);
    const steps = { here, count: this.pages.length, home: this.home, after, kept: isKept(), go };
    render(this.shown === null ? null : pageSteps(steps), this.foot);
  }
}
