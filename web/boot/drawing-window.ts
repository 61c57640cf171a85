/** A `window` for prerendering. The caller sets its width. It has no storage (`web/build/prerender.config.ts`). */
export const drawingWindow = { width: 375 };

const limit = (query: string, name: 'min' | 'max', otherwise: number): number =>
  Number(new RegExp(`${name}-width:\\s*([\\d.]+)px`).exec(query)?.[1] ?? otherwise);

const matches = (query: string): boolean =>
  /(min|max)-width/.test(query) &&
  drawingWindow.width >= limit(query, 'min', 0) &&
  drawingWindow.width <= limit(query, 'max', 1e9);

Object.assign(globalThis, {
  matchMedia: (query: string) => ({
    get matches() {
      return matches(query);
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});
