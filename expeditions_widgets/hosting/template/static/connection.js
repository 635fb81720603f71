// Says by itself when the page's kernel has ended or its server is away, and takes that back when the connection returns.
// Runs before Voila's scripts, which offer no sign of either: it listens to the sockets that they open, and goes between
// them and the server where they would wait too long.
(() => {
  const KERNEL_SOCKET = /\/api\/kernels\/([^/?]+)\/channels/;
  const KERNEL = /\/api\/kernels\/[^/?]+(?:\?|$)/;
  const ENDED = /"execution_state": ?"(?:restarting|autorestarting|dead)"/;
  const STATUS_IS_SHORT = 4_000; // characters or bytes; longer messages are the widgets'
  const BLINK = 1_000; // ms; a connection that returns within this is not worth a word
  const ANSWER_IS_LATE = 1_000; // of a kernel; it may have much to do, so the server is asked
  const SERVER_IS_AWAY = 1_500; // with the one above less than three seconds
  const BETWEEN_QUESTIONS = 1_000;
  const BETWEEN_QUESTIONS_AT_MOST = 5_000;
  const AWAY = new Set([502, 503, 504]); // what a machine between says of a server that is away
  const REFUSED = [1008, 1009]; // how the server closes on a message that no page sends, or that is too long

  const place = document.querySelector(".exp-site-lost");
  let socket = null;
  let shown = null;
  let timer;
  let late;
  let isAnswerDue = false;
  let questions = 0;
  let leaving = false;

  const show = (what) => {
    if (what === null) questions = 0;
    if (what === shown || shown === "gone" || shown === "refused" || leaving) return;
    shown = what;
    place.replaceChildren();
    document.body.toggleAttribute("data-lost", what !== null);
    if (what === null) return;
    for (const name of [what, "reload"]) {
      place.append(document.getElementById(`words-${name}`).content.cloneNode(true));
    }
  };

  /** The page's kernel and the server's address; nothing while the server is still starting the kernel. */
  const config = () => JSON.parse(document.getElementById("jupyter-config-data")?.textContent ?? "{}");

  const fetchPlainly = window.fetch.bind(window);

  /** Whether the server still has the kernel: "there", "gone" or "away". */
  const ask = async () => {
    const { baseUrl, kernelId } = config();
    try {
      const signal = AbortSignal.timeout(SERVER_IS_AWAY);
      const answer = await fetchPlainly(`${baseUrl}api/kernels/${kernelId}`, { cache: "no-store", signal });
      return answer.ok ? "there" : answer.status === 404 ? "gone" : "away";
    } catch {
      return "away";
    }
  };

  const isOpen = () => socket?.readyState === WebSocket.OPEN && !socket.isGivenUp;

  const lookAgain = async () => {
    const found = await ask();
    if (found === "gone") return show("gone");
    // A server that is slow to answer for once has not gone away.
    if (found === "away" && questions > 0) giveUp();
    if (isOpen() && found !== "away") {
      if (isAnswerDue) listen(BETWEEN_QUESTIONS_AT_MOST);
      return show(null);
    }
    show("away");
    wait(pause());
  };
  const wait = (time) => {
    clearTimeout(timer);
    timer = setTimeout(lookAgain, time);
  };
  const listen = (time) => {
    clearTimeout(late);
    late = setTimeout(lookAgain, time);
  };
  /** Longer and longer, and not the same for all: many pages may be waiting for one server. */
  const pause = () => Math.min(BETWEEN_QUESTIONS * 1.2 ** questions++, BETWEEN_QUESTIONS_AT_MOST) * (0.8 + 0.4 * Math.random());

  /** A line that swallows what is sent reports no end for minutes: it is ended here, so that another is opened. */
  const giveUp = () => {
    if (socket === null || socket.isGivenUp || socket.readyState !== WebSocket.OPEN) return;
    socket.isGivenUp = true;
    socket.close();
    socket.dispatchEvent(new CloseEvent("close", { code: 1006 }));
  };

  const heard = ({ data }) => {
    isAnswerDue = false;
    clearTimeout(late);
    const size = data.length ?? data.byteLength ?? Infinity;
    if (size > STATUS_IS_SHORT) return;
    if (ENDED.test(typeof data === "string" ? data : new TextDecoder().decode(data))) show("gone");
  };

  const follow = (opened) => {
    const isAnother = socket !== null;
    socket = opened;
    isAnswerDue = false;
    opened.addEventListener("message", heard);
    opened.addEventListener("open", () => {
      if (opened !== socket) return;
      if (shown === "away") wait(0);
      // What was said into the lost line, or out of it, may not have arrived.
      if (isAnother && shown !== "gone") setTimeout(() => dispatchEvent(new Event("expeditions-reconnected")));
    });
    opened.addEventListener("close", ({ code }) => {
      if (REFUSED.includes(code)) show("refused");
      else if (opened === socket && !leaving && shown !== "away") wait(BLINK);
    });
  };

  window.WebSocket = class extends WebSocket {
    constructor(address, protocols) {
      super(address, protocols);
      if (KERNEL_SOCKET.test(String(address))) follow(this);
    }

    send(data) {
      super.send(data);
      if (this !== socket) return;
      // While a page opens, all its widgets come in one message that may be long on its way.
      if (isAnswerDue || document.getElementById("getting-ready")) return;
      isAnswerDue = true;
      listen(ANSWER_IS_LATE);
    }
  };

  // Voila asks for its kernel before it connects again. Where no answer comes it waits for up to half a minute, or
  // gives up: here it gets its answer as soon as there is one.
  window.fetch = async (asked, options) => {
    const isForKernel = KERNEL.test(asked.url ?? asked) && (asked.method ?? options?.method ?? "GET") === "GET";
    for (;;) {
      try {
        const answer = await fetchPlainly(isForKernel ? (asked.clone?.() ?? asked) : asked, options);
        if (!isForKernel || !AWAY.has(answer.status)) return answer;
      } catch (fault) {
        if (!isForKernel || leaving) throw fault;
      }
      await new Promise((resolve) => setTimeout(resolve, pause()));
    }
  };

  const lookIfInDoubt = () => {
    if (!leaving && isOpen()) wait(0);
  };
  addEventListener("online", lookIfInDoubt);
  addEventListener("offline", lookIfInDoubt);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") lookIfInDoubt();
  });

  // Voila ends a page's kernel when it is about to be left, if its scripts have run by then, and without the token that
  // the server wants (voila issue 1458); a phone never says that a page is about to be left, and another link may open
  // a program and leave nothing. The kernel ends here, as soon as there is one, and when the page is really left.
  addEventListener("beforeunload", (event) => event.stopImmediatePropagation());
  const endKernel = () => {
    const { baseUrl, kernelId, farewell } = config();
    if (!kernelId) return;
    // A frame in another site's page has no cookie for the token; what the page itself holds does as well.
    const token = document.cookie.match(/(?:^|; )_xsrf=([^;]*)/)?.[1];
    const asked = new URLSearchParams(token ? { _xsrf: decodeURIComponent(token) } : { farewell });
    navigator.sendBeacon(`${baseUrl}voila/api/shutdown/${kernelId}?${asked}`);
  };

  // A page that ends before its end: the server or the kernel died while it was made.
  document.addEventListener("DOMContentLoaded", () => {
    if (document.getElementById("page-end") || leaving) return;
    document.getElementById("getting-ready")?.remove();
    show("gone");
  });

  addEventListener("pagehide", () => {
    leaving = true;
    clearTimeout(timer);
    clearTimeout(late);
    endKernel();
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
      await fetchPlainly(place.dataset.server, { cache: "no-store", signal: AbortSignal.timeout(SERVER_IS_AWAY) });
      location.reload();
    } catch {
      const words = button.parentElement.querySelector("[data-no-answer]");
      if (words) words.hidden = false;
    }
  });
})();
