// Says by itself when the page's kernel has ended or its server is away, and takes that back when the connection returns.
// Runs before Voila's scripts, which offer no sign of either: it listens to the sockets that they open.
(() => {
  const KERNEL_SOCKET = /\/api\/kernels\/([^/?]+)\/channels/;
  const ENDED = /"execution_state": ?"(?:restarting|autorestarting|dead)"/;
  const STATUS_IS_SHORT = 4_000; // characters or bytes; longer messages are the widgets'
  const BLINK = 1_000; // ms; a connection that returns within this is not worth a word
  const BETWEEN_QUESTIONS = 1_000;
  const REFUSED = [1008, 1009]; // how the server closes on a message that no page sends, or that is too long

  const place = document.querySelector(".exp-site-lost");
  let kernel = null;
  let socket = null;
  let shown = null;
  let timer;
  let leaving = false;

  const show = (what) => {
    if (what === shown || shown === "gone" || shown === "refused" || leaving) return;
    shown = what;
    place.replaceChildren();
    document.body.toggleAttribute("data-lost", what !== null);
    if (what === null) return;
    for (const name of [what, "reload"]) {
      place.append(document.getElementById(`words-${name}`).content.cloneNode(true));
    }
  };

  /** Whether the server still has the kernel: "there", "gone" or "away". */
  const ask = async () => {
    const base = JSON.parse(document.getElementById("jupyter-config-data").textContent).baseUrl;
    try {
      const answer = await fetch(`${base}api/kernels/${kernel}`, { cache: "no-store" });
      return answer.ok ? "there" : answer.status === 404 ? "gone" : "away";
    } catch {
      return "away";
    }
  };

  const lookAgain = async () => {
    const found = await ask();
    if (socket?.readyState === WebSocket.OPEN) return show(found === "gone" ? "gone" : null);
    show(found === "gone" ? "gone" : "away");
    if (found !== "gone") wait(BETWEEN_QUESTIONS);
  };
  const wait = (time) => {
    clearTimeout(timer);
    timer = setTimeout(lookAgain, time);
  };

  const heard = ({ data }) => {
    const size = data.length ?? data.byteLength ?? Infinity;
    if (size > STATUS_IS_SHORT) return;
    if (ENDED.test(typeof data === "string" ? data : new TextDecoder().decode(data))) show("gone");
  };

  const follow = (opened) => {
    socket = opened;
    opened.addEventListener("message", heard);
    opened.addEventListener("open", () => {
      if (opened === socket && shown === "away") wait(0);
    });
    opened.addEventListener("close", ({ code }) => {
      if (REFUSED.includes(code)) show("refused");
      else if (opened === socket && !leaving && shown !== "away") wait(BLINK);
    });
  };

  window.WebSocket = class extends WebSocket {
    constructor(address, protocols) {
      super(address, protocols);
      const found = KERNEL_SOCKET.exec(String(address));
      if (found === null) return;
      kernel = found[1];
      follow(this);
    }
  };

  addEventListener("pagehide", () => {
    leaving = true;
    clearTimeout(timer);
  });
  // Leaving ended the kernel, so a page that the browser brings back as it was has nothing behind it.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload();
  });

  // A reload while the server is away would lose the page and with it the way back.
  document.addEventListener("click", async ({ target }) => {
    const button = target.closest?.("[data-reload]");
    if (!button) return;
    try {
      await fetch(place.dataset.server, { cache: "no-store" });
      location.reload();
    } catch {
      const words = button.parentElement.querySelector("[data-no-answer]");
      if (words) words.hidden = false;
    }
  });
})();
