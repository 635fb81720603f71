// The page's own part before and beside the widgets: what Voila calls while it works, the placeholder, a clean end.
(() => {
  const WAIT_IS_LONG = 15_000;

  const wait = document.getElementById("getting-ready");
  const longer = setTimeout(() => { wait.querySelector(".exp-site-wait-long").hidden = false; }, WAIT_IS_LONG);

  // Voila writes calls of these into the page: the first while a cell takes long, the second when its theme is known.
  window.voila_heartbeat = () => {};
  window.voila_finish = () => {};

  // Everything is there when each output has been replaced by what it draws.
  const isDrawn = (output) => output.querySelector(":scope > .jp-OutputArea-output :not(script)") !== null;
  const lookAround = () => {
    if (!window.cellLoaded) return;
    if (![...document.querySelectorAll(".exp-site-output")].every(isDrawn)) return;
    clearTimeout(longer);
    watcher.disconnect();
    wait.remove();
  };
  const watcher = new MutationObserver(lookAround);
  watcher.observe(document.documentElement, { childList: true, subtree: true });

  // Voila ends a closed page's kernel with a beacon that the server refuses for want of this token (voila issue 1458).
  const token = document.cookie.match(/(?:^|; )_xsrf=([^;]*)/)?.[1];
  const send = navigator.sendBeacon.bind(navigator);
  navigator.sendBeacon = (address, data) => {
    const url = new URL(address, location.href);
    if (token && url.origin === location.origin) url.searchParams.set("_xsrf", decodeURIComponent(token));
    return send(url, data);
  };
})();
