/* What leaves the page: to the clipboard or into a file. */
import type { LabFile } from "./protocol.js";

/** Whether the text reached the clipboard. Browsers refuse it without a secure address or the person's leave. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export function downloadText(text: string, file: string): void {
  save(new Blob([text], { type: "text/plain;charset=utf-8" }), file);
}

/** Saves what Python made: a text as it is, a picture from base 64. No request leaves the page. */
export function downloadFile({ name, kind, content }: LabFile): void {
  const isText = kind.startsWith("text/");
  const bytes = isText ? content : Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
  save(new Blob([bytes], { type: isText ? `${kind};charset=utf-8` : kind }), name);
}

function save(content: Blob, file: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = file;
  link.click();
  URL.revokeObjectURL(address);
}
