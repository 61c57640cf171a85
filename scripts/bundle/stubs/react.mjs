/** React for drawing at build time: Preact, which draws to text, and a Suspense that draws its fallback for what is not there. */
import { Fragment, h } from 'preact';
import { jsxTemplate } from 'preact/jsx-runtime';
import { renderToString } from 'preact-render-to-string';

// @ts-expect-error its types are written for require()
export * from 'preact/compat';

/** React's alone; whoever uses it stands outside of what is drawn. */
export const use = () => undefined;

/** @param {{ children?: import('preact').ComponentChildren, fallback?: import('preact').ComponentChildren }} props */
export function Suspense({ children, fallback }) {
  try {
    return jsxTemplate([renderToString(h(Fragment, null, children))]);
  } catch (error) {
    if (error instanceof Error) throw error;
    return fallback ?? null;
  }
}

/** The window that is drawn for: nobody has been here, and its width is told by whoever draws. */
const drawn = { width: 375 };
const limit = (/** @type {string} */ query, /** @type {string} */ name, /** @type {number} */ otherwise) =>
  Number(new RegExp(`${name}-width:\\s*([\\d.]+)px`).exec(query)?.[1] ?? otherwise);

Object.assign(globalThis, {
  drawn,
  sessionStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
  matchMedia: (/** @type {string} */ query) => ({
    get matches() {
      const told = /(min|max)-width/.test(query);
      return told && drawn.width >= limit(query, 'min', 0) && drawn.width <= limit(query, 'max', 1e9);
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});
