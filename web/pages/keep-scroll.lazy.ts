/** How long a page may take to be as high again as it was, ms. */
const PATIENCE = 8_000;

/** What shows that the buyer scrolls, or goes elsewhere. */
const OWN_WAY = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const;

/** Keeps this scroll position, in px, of a page that starts anew, while its content arrives. */
export function keepScroll(top: number): void {
  const sizes = new ResizeObserver(() => scrollTo(0, top));
  sizes.observe(document.body);
  const end = () => {
    sizes.disconnect();
    for (const each of OWN_WAY) removeEventListener(each, end);
  };
  for (const each of OWN_WAY) addEventListener(each, end, { passive: true });
  setTimeout(end, PATIENCE);
}
