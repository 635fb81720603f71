// Fills in what only this browser knows: lessons done, where the visitor stopped, a match under way.
(() => {
  const OURS = "expeditions:";
  const UNFINISHED = '[Result "*"]';

  // Reading the property itself throws where storage is barred.
  const stored = (name) => {
    try {
      return localStorage.getItem(OURS + name);
    } catch {
      return null;
    }
  };
  const parsed = (text) => {
    try {
      return JSON.parse(text);
    } catch {
      return null;
    }
  };

  const isDone = (lesson) => {
    const names = JSON.parse(lesson.dataset.exercises);
    return names.length > 0 && names.every((name) => parsed(stored(`exercise:${name}`))?.done === true);
  };
  const isBegun = (lesson) => JSON.parse(lesson.dataset.exercises).some((name) => stored(`exercise:${name}`) !== null);

  const showCourse = (course) => {
    const lessons = [...course.querySelectorAll("a")];
    const done = lessons.filter(isDone);
    const next = lessons.find((lesson) => !done.includes(lesson));
    for (const lesson of lessons) {
      const item = lesson.parentElement;
      item.toggleAttribute("data-is-done", done.includes(lesson));
      lesson.querySelector("[data-done]").hidden = !done.includes(lesson);
      if (lesson === next) lesson.setAttribute("aria-current", "step");
      else lesson.removeAttribute("aria-current");
    }
    const count = course.querySelector("[data-count]");
    const begun = lessons.some(isBegun);
    const words = next === undefined ? count.dataset.every : begun ? count.dataset.some : count.dataset.none;
    count.textContent = words.replace("{done}", done.length).replace("{all}", lessons.length);
    const learn = course.parentElement.querySelector("[data-learn]");
    // One's own lessons have no button to begin.
    if (learn === null) return;
    learn.dataset.start ??= learn.textContent;
    learn.textContent = next === undefined ? learn.dataset.again : begun ? learn.dataset.on : learn.dataset.start;
    learn.href = (next ?? lessons[0]).href;
  };

  // The stored path is compared with the lessons that are there, so that the link leads to one of them or nowhere.
  const showLesson = (place) => {
    const last = parsed(stored("last"));
    const lessons = [...document.querySelectorAll("[data-path]")];
    const path = typeof last?.path === "string" ? decodeURI(last.path) : "";
    const lesson = lessons.find(({ dataset }) => path === dataset.path || path.endsWith(`/${dataset.path}`));
    place.hidden = lesson === undefined;
    if (lesson === undefined) return;
    place.querySelector("[data-where]").textContent = lesson.querySelector("b").textContent;
    place.querySelector("[data-heading]").textContent = last.heading ?? "";
    const page = Number(last.page);
    place.querySelector("a").href = lesson.href + (page > 1 ? `#page-${page}` : "");
  };

  const showMatch = (place) => {
    const record = stored(place.dataset.match.slice(OURS.length));
    place.hidden = !record?.includes(UNFINISHED);
  };

  const show = () => {
    document.querySelectorAll("[data-course]").forEach(showCourse);
    document.querySelectorAll("[data-match]").forEach(showMatch);
    showLesson(document.getElementById("resume-lesson"));
  };

  const forgetAll = () => {
    for (const store of [localStorage, sessionStorage]) {
      for (const name of Object.keys(store)) if (name.startsWith(OURS)) store.removeItem(name);
    }
  };

  const offerToForget = (place) => {
    const dialog = place.querySelector("dialog");
    const said = place.querySelector("[role=status]");
    place.querySelector("button").addEventListener("click", () => {
      said.textContent = "";
      dialog.returnValue = "keep";
      dialog.showModal();
    });
    dialog.addEventListener("close", () => {
      if (dialog.returnValue !== "forget") return;
      forgetAll();
      show();
      said.textContent = said.dataset.words;
    });
    place.hidden = false;
  };

  const canKeep = () => {
    try {
      return localStorage.length >= 0;
    } catch {
      return false;
    }
  };

  show();
  if (canKeep()) offerToForget(document.getElementById("forget"));
  else document.getElementById("no-memory").hidden = false;
  // Back from a lesson, or changed in another tab.
  addEventListener("pageshow", show);
  addEventListener("storage", show);
})();
