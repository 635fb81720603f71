/* The page's own address: the links that a page makes are made of it, and so are their codes. */

/** The page's address with another query; the page's settings (theme, text size) are the reader's own. */
export function address(query: string): string {
  return `${location.origin}${location.pathname}${query}`;
}
