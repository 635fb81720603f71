/* The page's line to its kernel: what is sent while there is none waits, and a line that breaks is opened again. */
import { decoded, encoded, newId, PROTOCOL, type Message } from "./message.js";

/** Waits between attempts to open the line again, in ms; each up to half as long again, so that a crowd spreads. */
const WAITS = [0, 500, 1000, 2000];
const GONE = 404;

export class KernelSocket {
  // The server keeps what the kernel says to this session while the line is broken.
  private readonly session = newId();
  private socket: WebSocket | null = null;
  private waiting: Uint8Array<ArrayBuffer>[] = [];
  private attempts = 0;
  private closed = false;

  /** Opens the line to the kernel whose place is named, as in "/api/kernels/4f…". */
  constructor(
    private readonly kernel: string,
    private readonly heard: (message: Message) => void,
  ) {
    this.open();
  }

  send(message: Message): void {
    const bytes = encoded(message, this.session);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(bytes);
    else this.waiting.push(bytes);
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
  }

  private open(): void {
    const address = new URL(`${this.kernel}/channels?session_id=${this.session}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address, [PROTOCOL]);
    this.socket = socket;
    socket.binaryType = "arraybuffer";
    socket.addEventListener("open", () => {
      this.attempts = 0;
      for (const bytes of this.waiting.splice(0)) socket.send(bytes);
    });
    // A line that was given up for another may still speak, or end for good.
    socket.addEventListener("message", ({ data }) => {
      if (socket === this.socket && data instanceof ArrayBuffer) this.heard(decoded(data));
    });
    socket.addEventListener("close", () => {
      if (socket === this.socket) this.openAgain();
    });
  }

  private openAgain(): void {
    if (this.closed) return;
    this.socket = null;
    const wait = WAITS[Math.min(this.attempts, WAITS.length - 1)] ?? 0;
    this.attempts += 1;
    setTimeout(() => void this.openIfThere(), wait * (1 + Math.random() / 2));
  }

  /** A kernel that has ended does not come back. */
  private async openIfThere(): Promise<void> {
    if (this.closed) return;
    try {
      const answer = await fetch(this.kernel, { cache: "no-store" });
      if (answer.status !== GONE) this.open();
    } catch {
      this.openAgain();
    }
  }
}
