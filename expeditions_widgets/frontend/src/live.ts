/* One polite live region. It stands outside what lit renders, so that a new picture never replaces it. */

const PAUSE = 60; // ms; clearing and setting in one go is no change to a screen reader

export class LiveRegion {
  readonly element: HTMLElement;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.element = document.createElement("p");
    this.element.className = "exp-hidden";
    this.element.setAttribute("role", "status");
    this.element.setAttribute("aria-live", "polite");
  }

  /** Announces `text`, even when the same words were the last ones. */
  say(text: string): void {
    clearTimeout(this.timer);
    this.element.textContent = "";
    if (text)
      this.timer = setTimeout(() => {
        this.element.textContent = text;
      }, PAUSE);
  }

  dispose(): void {
    clearTimeout(this.timer);
  }
}
