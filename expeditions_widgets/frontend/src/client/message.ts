/* One message of Jupyter's kernel protocol, as the socket carries it: v1.kernel.websocket.jupyter.org. */

export const PROTOCOL = "v1.kernel.websocket.jupyter.org";
const VERSION = "5.3";
/** Counts and offsets in front of the parts are whole numbers of 8 bytes, the low one first. */
const WORD = 8;

export interface Message {
  kind: string;
  content: Record<string, unknown>;
  metadata?: Record<string, unknown>;
}

/** A name that no other message or page has; `crypto.randomUUID` is not there on a page without https. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A message to the kernel, in bytes: count and offsets, then channel, header, parent, metadata and content. */
export function encoded({ kind, content, metadata = {} }: Message, session: string): Uint8Array<ArrayBuffer> {
  const header = { msg_id: newId(), msg_type: kind, session, username: "", version: VERSION, date: new Date().toISOString() };
  const encoder = new TextEncoder();
  const parts = ["shell", ...[header, {}, metadata, content].map((part) => JSON.stringify(part))].map((part) => encoder.encode(part));
  const start = WORD * (parts.length + 2);
  const bytes = new Uint8Array(start + parts.reduce((sum, part) => sum + part.length, 0));
  const words = new DataView(bytes.buffer);
  words.setBigUint64(0, BigInt(parts.length + 1), true);
  let offset = start;
  [...parts, new Uint8Array()].forEach((part, number) => {
    words.setBigUint64(WORD * (number + 1), BigInt(offset), true);
    bytes.set(part, offset);
    offset += part.length;
  });
  return bytes;
}

/** What a message from the kernel says. Its buffers are left out: no widget of ours sends any. */
export function decoded(data: ArrayBuffer): Message {
  const words = new DataView(data);
  const offset = (number: number): number => Number(words.getBigUint64(WORD * (number + 1), true));
  const part = (number: number): unknown =>
    JSON.parse(new TextDecoder().decode(data.slice(offset(number), offset(number + 1))));
  return { kind: (part(1) as { msg_type: string }).msg_type, content: part(4) as Message["content"] };
}
