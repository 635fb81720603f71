/* What a link may set about looks: ?theme=dark&deck=four&text=large. They become data attributes on the root. */

const CHOICES: Record<string, readonly string[]> = {
  theme: ["light", "dark"],
  deck: ["two", "four"],
  text: ["normal", "large", "projector", "largest"],
  motion: ["on", "off"],
};

/** Puts the query's settings on `root`; an unknown name or value is left out. */
export function applySettings(root: HTMLElement, query: string): void {
  const asked = new URLSearchParams(query);
  for (const [name, values] of Object.entries(CHOICES)) {
    const value = asked.get(name);
    if (value !== null && values.includes(value)) root.dataset[name] = value;
  }
}

/** Whether cards may travel: neither the setting nor the system's wish is against it. */
export function motionAllowed(root: HTMLElement): boolean {
  return root.closest('[data-motion="off"]') === null && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
