/** What the page logs when its content is shown. Asking the page by a script would slow down what is measured. */
export const SHOWN = 'content is shown';

/**
 * Runs in the page from its start: records when goods are visible, the largest paint, long tasks and layout shifts. The
 * results are in `window.measured`.
 * @param {{ content: string, price?: string | undefined, shown: string }} what the selector of the page's content (the
 * goods of home's first screen when empty: four on a phone, three larger ones at a desk), that of an amount that has to be there too, and what to log when they are shown
 */
export function watchPage({ content, price, shown }) {
  const measured = { content: 0, requests: 0, lcp: 0, blocking: 0, shift: 0 };
  Object.assign(globalThis, { measured });
  const onScreen = (/** @type {Element} */ each) => {
    const { top, height } = each.getBoundingClientRect();
    return height > 0 && top < innerHeight && getComputedStyle(each).visibility === 'visible';
  };
  const isPriced = (/** @type {string} */ selector) =>
    [...document.querySelectorAll(selector)].some((each) => /\d/.test(each.textContent ?? '') && onScreen(each));
  const isThere = () => {
    if (price && !isPriced(price)) return false;
    const found = [...document.querySelectorAll(content || '#root .mini, #root .goods-card')].filter(onScreen);
    return found.length >= (content ? 1 : innerWidth < 1024 ? 4 : 3);
  };
  const look = () => {
    if (!isThere()) return requestAnimationFrame(look);
    // The current frame is painted after this.
    requestAnimationFrame(() => {
      measured.content = performance.now();
      measured.requests = performance.getEntriesByType('resource').length + 1;
      console.debug(shown);
    });
  };
  requestAnimationFrame(look);
  /** @param {string} type @param {(entry: any) => void} note */
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => {
    measured.lcp = startTime;
  });
  observe('longtask', ({ duration }) => {
    measured.blocking += Math.max(0, duration - 50);
  });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) measured.shift += value;
  });
}
