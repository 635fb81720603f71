// Lets a test break a page's connection to the server and bring it back.
(() => {
  const NOBODY = "ws://127.0.0.1:9/"; // the port of the discard service, on which nothing listens
  let barred = false;
  const opened = [];
  window.WebSocket = class extends WebSocket {
    constructor(address, protocols) {
      super(barred ? NOBODY : address, protocols);
      opened.push(this);
    }
  };
  window.barSockets = (bar) => {
    barred = bar;
    if (bar) opened.forEach((socket) => socket.close());
  };
})();
