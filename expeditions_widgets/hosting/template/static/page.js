// The page's own part before and beside the widgets: what Voila calls while it works, and the placeholder.
(() => {
  const WAIT_IS_LONG = 15_000;
  const ANSWER_IS_LATE = 4_000;

  const wait = document.getElementById("getting-ready");
  const longer = setTimeout(() => { wait.querySelector(".exp-site-wait-long").hidden = false; }, WAIT_IS_LONG);

  // Of two first pictures the browser knows which one fits: a match that goes on begins with its table.
  const kept = (name) => {
    try {
      return Boolean(sessionStorage.getItem(name) ?? localStorage.getItem(name));
    } catch {
      return false;
    }
  };
  const goingOn = wait.querySelector("[data-first=going-on]");
  if (goingOn) {
    const asked = new URLSearchParams(location.search).has(goingOn.dataset.asked);
    wait.dataset.first = asked || kept(goingOn.dataset.saved) ? "going-on" : "fresh";
  }

  // Voila writes calls of these into the page: the first while a cell takes long, the second when its theme is known.
  window.voila_heartbeat = () => {};
  window.voila_finish = () => {};

  // Everything is there when each output has been replaced by what it draws; a widget's frame alone is not enough.
  const DRAWN = ":scope > .exp, :scope > .jp-OutputArea-output :not(script, .lm-Widget:empty)";
  const isDrawn = (output) => output.querySelector(DRAWN) !== null;
  // What is drawn is not final before the kernel has heard what the browser keeps; a kernel that never answers is
  // no reason to keep back what is there.
  const isFinal = (output) => output.querySelector("[aria-busy=true]") === null;
  let late;
  const lookAround = () => {
    if (!window.cellLoaded) return;
    const outputs = [...document.querySelectorAll(".exp-site-output:not(.exp-site-picture)")];
    if (!outputs.every(isDrawn)) return;
    if (outputs.every(isFinal)) finish();
    else late ??= setTimeout(finish, ANSWER_IS_LATE);
  };
  const finish = () => {
    clearTimeout(longer);
    clearTimeout(late);
    watcher.disconnect();
    wait.remove();
  };
  const watcher = new MutationObserver(lookAround);
  watcher.observe(document.documentElement, {
    childList: true, subtree: true, attributes: true, attributeFilter: ["aria-busy"],
  });
})();
