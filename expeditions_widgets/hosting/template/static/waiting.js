// Waits for a free place: asks the server every few seconds, and loads the page, at the same address, once there is one.
(() => {
  // Who loads a page again or goes on to the next gives up the old page's place as this one comes: it is free in a moment.
  const FIRST = [400, 800, 1_600]; // ms
  const SOONEST = 3_000; // ms; drawn anew for each question, so that those who came at once don't ask at once
  const LATEST = 6_000;
  const MINUTE = 60_000;

  const page = document.getElementById("waiting");
  const said = page.querySelector("[role=status]");
  const button = page.querySelector("button");
  const began = Date.now();
  let minutes = 0;
  let timer;

  // A sentence that stands there already is said again when someone asked for it.
  const say = (sentence, isAsked) => {
    if (isAsked) said.textContent = "";
    if (said.textContent !== sentence) setTimeout(() => { said.textContent = sentence; }, isAsked ? 100 : 0);
  };

  const pause = () => FIRST.shift() ?? SOONEST + Math.random() * (LATEST - SOONEST);

  /** How the server is: "ok", "full" or "stopping". */
  const state = async () => {
    const answer = await fetch(page.dataset.health, { cache: "no-store" });
    return (await answer.json()).status;
  };

  const look = async (isAsked) => {
    clearTimeout(timer);
    try {
      const found = await state();
      if (found === "ok") {
        said.textContent = page.dataset.room;
        location.reload();
        return;
      }
      const passed = Math.floor((Date.now() - began) / MINUTE);
      // A word each minute is enough to know that it goes on; more would be noise in a screen reader.
      if (found === "stopping") say(page.dataset.stopping, isAsked);
      else if (passed > minutes) say(page.dataset.minutes.replace("{minutes}", passed), false);
      else if (isAsked || [page.dataset.away, page.dataset.stopping].includes(said.textContent)) say(page.dataset.full, isAsked);
      minutes = passed;
    } catch {
      say(page.dataset.away, isAsked);
    }
    timer = setTimeout(look, pause(), false);
  };

  button.parentElement.hidden = false;
  button.addEventListener("click", () => look(true));
  say(page.dataset.waiting, false);
  timer = setTimeout(look, pause(), false);
})();
