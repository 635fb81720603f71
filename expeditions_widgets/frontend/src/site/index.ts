/* The page's own part of every page of the site: the settings button, and a lesson's pages. */
import { Lesson } from "./lesson.js";
import { takeLookAlong } from "./lookalong.js";
import { startPresenting } from "./presenting.js";

startPresenting(document.querySelector<HTMLElement>(".exp-site-tools"));
takeLookAlong();

// The script runs at the page's head; a lesson's story comes after it, part by part while its kernel works.
if (document.body.matches(".exp-site--lesson")) {
  const arrival = new MutationObserver(() => {
    const story = document.querySelector<HTMLElement>(".exp-site-story");
    if (story === null) return;
    arrival.disconnect();
    new Lesson(story);
  });
  arrival.observe(document.body, { childList: true, subtree: true });
}
