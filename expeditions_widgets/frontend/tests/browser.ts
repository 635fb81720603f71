/* A browser's globals from jsdom. Imported first by every test file: lit reads `document` when it loads. */
import { JSDOM } from "jsdom";

export const dom = new JSDOM("<!doctype html><html lang='en'><head><title>Test</title></head><body></body></html>", {
  url: "http://localhost/play?seed=amber-fox-41",
  pretendToBeVisual: true,
  runScripts: "outside-only",
});

const NAMES = [
  "document",
  "location",
  "navigator",
  "history",
  "sessionStorage",
  "localStorage",
  "HTMLElement",
  "HTMLInputElement",
  "HTMLSelectElement",
  "HTMLTextAreaElement",
  "HTMLDialogElement",
  "Element",
  "Node",
  "Event",
  "KeyboardEvent",
  "MouseEvent",
  "FormData",
  "Comment",
  "Text",
  "DocumentFragment",
  "ShadowRoot",
  "MutationObserver",
  "requestAnimationFrame",
  "cancelAnimationFrame",
  "CSSStyleSheet",
  "getComputedStyle",
  "addEventListener",
  "removeEventListener",
  "getComputedStyle",
] as const;
for (const name of NAMES) {
  const value: unknown = Reflect.get(dom.window, name);
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
Object.defineProperty(globalThis, "window", { value: dom.window, configurable: true });

/* What jsdom lacks: the wish for less motion is on, so that no test waits for a card on its way. */
Object.defineProperty(globalThis, "matchMedia", { value: () => ({ matches: true, addEventListener() {} }), configurable: true });
dom.window.HTMLElement.prototype.scrollIntoView = () => {};
Object.assign(dom.window.HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.setAttribute("open", "");
    this.querySelector<HTMLElement>("button")?.focus();
  },
  close(this: HTMLDialogElement) {
    this.removeAttribute("open");
  },
});
