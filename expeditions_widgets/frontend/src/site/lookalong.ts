/* A look that a page's address asks for goes along to the site's other pages, also into a new tab. */
import { CHOICES } from "../settings.js";

/** Puts the address' settings on every link of the site at the moment it is used. */
export function takeLookAlong(): void {
  for (const use of ["click", "auxclick"]) addEventListener(use, (event) => extend(event.target), true);
}

function extend(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (link === null || link.getAttribute("href")!.startsWith("#") || link.origin !== location.origin) return;
  const address = new URL(link.href);
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (name in CHOICES && !address.searchParams.has(name)) address.searchParams.set(name, value);
  }
  if (address.href !== link.href) link.href = address.href;
}
