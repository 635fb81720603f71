/* The browser's memory of a sitting. Both stores hold the same text: the session store is this tab's own, so that
 * two tabs don't overwrite each other; the local store outlives the tab. Either may be barred by the browser.    */
import type { State } from "./protocol.js";

type Save = State["save"];

/** Bytes of a text that Python takes back; what this code keeps is far shorter, and anything else is left where it is. */
const LONGEST = 900_000;

/** The text kept under the save's key: this tab's if it has one, else the last of any tab, else null. */
export function recall(save: Save | undefined): string | null {
  if (!save) return null;
  return read(() => sessionStorage, save.key) ?? read(() => localStorage, save.key);
}

export function keep(save: Save): void {
  if (!save) return;
  write(() => sessionStorage, save);
  write(() => localStorage, save);
}

/* Reading the property itself throws where storage is barred, so the store comes as a function. */
function read(store: () => Storage, key: string): string | null {
  try {
    const text = store().getItem(key);
    return text === null || new Blob([JSON.stringify(text)]).size > LONGEST ? null : text;
  } catch {
    return null;
  }
}

function write(store: () => Storage, save: NonNullable<Save>): void {
  try {
    store().setItem(save.key, save.text);
  } catch {
    // A private window or a full store: the sitting goes on, only without a memory.
  }
}
