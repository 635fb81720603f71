/* The reader's settings. They stand as data attributes on the document's root, where every widget of the page finds
 * them, whichever of its scripts put them there. The browser keeps them; a link's query wins for its own visit.   */

import { canZoom } from "./zoom.js";

/** What may be chosen; the first value of each is the one that holds unless another is chosen. */
export const CHOICES = {
  deck: ["two", "four"],
  text: ["normal", "large", "largest", "projector"],
  theme: ["system", "light", "dark"],
  motion: ["on", "off"],
  sound: ["off", "on"],
  hints: ["on", "off"],
  present: ["0", "1"],
} as const;

export type Setting = keyof typeof CHOICES;
type Values = Partial<Record<Setting, string>>;

/** Present mode is for one visit: the address alone holds it, and the site's links carry it along. */
const VISIT = "present";

export const SETTINGS_KEY = "expeditions:settings";
const NAMES = Object.keys(CHOICES) as Setting[];

/** Puts the settings on the page and keeps them up to date; a page that has them already is left alone. */
export function startSettings(): void {
  if (choice("deck") !== undefined) return;
  apply();
  addEventListener("storage", (event) => {
    if (event.key === SETTINGS_KEY || event.key === null) apply();
  });
  if (isOnSite()) systemDark().addEventListener("change", () => show("theme", current("theme")));
}

/** What holds now. */
export function current(name: Setting): string {
  return choice(name) ?? CHOICES[name][0];
}

/** Makes a choice: it holds at once, is kept, and takes the place of what the page's address asked for. */
export function choose(name: Setting, value: string): void {
  setAddress(name, name === VISIT && value !== CHOICES[VISIT][0] ? value : null);
  show(name, value);
  if (name === VISIT) return show("text", wanted("text"));
  try {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify({ ...kept(), [name]: value }));
  } catch {
    // A private window or a full store: the choice holds until the page is left.
  }
}

/** Whether the browser keeps what is chosen. */
export function isKept(): boolean {
  try {
    localStorage.setItem(SETTINGS_KEY, localStorage.getItem(SETTINGS_KEY) ?? "{}");
    return true;
  } catch {
    return false;
  }
}

/** Whether the page is presented to a room. */
export function isPresenting(): boolean {
  return current(VISIT) === "1";
}

/** Whether this is a page of our own site; elsewhere the notebook rules over light and dark. */
export function isOnSite(): boolean {
  return document.body.classList.contains("exp-site");
}

/** Whether cards may travel: neither the setting nor the system's wish is against it. */
export function motionAllowed(root: HTMLElement): boolean {
  return root.closest('[data-motion="off"]') === null && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function apply(): void {
  for (const name of NAMES) show(name, wanted(name));
}

/** What the address asks for, else what is kept; what is presented is large unless the address says how large. */
function wanted(name: Setting): string {
  const asked = known(Object.fromEntries(new URLSearchParams(location.search)));
  const large = name === "text" && asked[VISIT] === "1" ? "projector" : undefined;
  return asked[name] ?? large ?? kept()[name] ?? CHOICES[name][0];
}

function kept(): Values {
  try {
    const { [VISIT]: _, ...values } = known(JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? "{}"));
    return values;
  } catch {
    return {};
  }
}

/** The settings among `values`; an unknown name or value is left out. */
function known(values: unknown): Values {
  const given = Object(values) as Record<string, unknown>;
  const fits = (name: Setting): boolean => (CHOICES[name] as readonly unknown[]).includes(given[name]);
  return Object.fromEntries(NAMES.filter(fits).map((name) => [name, given[name]]));
}

function choice(name: Setting): string | undefined {
  return document.documentElement.dataset[name === "theme" ? "themeChoice" : name];
}

function show(name: Setting, value: string): void {
  const root = document.documentElement;
  if (name === VISIT) root.toggleAttribute("data-zoom", canZoom());
  if (name !== "theme") {
    root.dataset[name] = value;
    return;
  }
  root.dataset["themeChoice"] = value;
  if (isOnSite()) showTheme(value === "system" ? systemDark().matches : value === "dark");
  else if (value !== "system" && new URLSearchParams(location.search).get("theme") === value) root.dataset["theme"] = value;
}

/** Tells our own styles, and those of stock widgets, which ask the body as JupyterLab has it. */
function showTheme(dark: boolean): void {
  for (const place of [document.documentElement, document.body]) place.dataset["theme"] = dark ? "dark" : "light";
  document.body.dataset["jpThemeLight"] = String(!dark);
  document.body.classList.toggle("theme-dark", dark);
}

function systemDark(): MediaQueryList {
  return matchMedia("(prefers-color-scheme: dark)");
}

/** Has the address ask for a setting's value, or no longer for any. */
function setAddress(name: Setting, value: string | null): void {
  const address = new URL(location.href);
  if (address.searchParams.get(name) === value) return;
  if (value === null) address.searchParams.delete(name);
  else address.searchParams.set(name, value);
  history.replaceState(history.state, "", address);
}
