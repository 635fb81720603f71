/* How large the map is on the page. */
import type { Size } from "./projection.js";

/** Below this width, in px of type 16, the map opens at the move and has its fact below. */
const NARROW = 640;
/** The size where nothing is laid out. */
const UNLAID = { width: 960, height: 560 };

/** The room of a box, in the type that `host` is set in. */
export function sizeOf({ clientWidth, clientHeight }: HTMLElement, host: HTMLElement): Size {
  const text = parseFloat(getComputedStyle(host).fontSize) / 16 || 1;
  const room = clientWidth === 0 ? UNLAID : { width: clientWidth, height: clientHeight };
  return { ...room, text, narrow: room.width < NARROW * text };
}
