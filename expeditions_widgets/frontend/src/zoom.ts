/* Large screens show present mode enlarged as a whole. The browser then measures boxes and the pointer in the screen's
 * pixels, while a style's lengths grow with the rest: what is measured has to be divided.                         */

/** How many of the screen's pixels one pixel of an element's style takes; 1 where nothing is enlarged. */
export function zoomOf(element: Element): number {
  return element.currentCSSZoom ?? 1;
}

/** Whether the browser tells how much it enlarges, so that measures can be right. */
export function canZoom(): boolean {
  return "currentCSSZoom" in Element.prototype;
}
