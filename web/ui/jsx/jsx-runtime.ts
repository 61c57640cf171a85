/** React's JSX for the shop's own markup, as web/tsconfig.json names it: texts stand apart from elements. */
import { jsx as create, Fragment } from 'react/jsx-runtime';
import { withTextsApart } from './texts-apart.ts';

export type { JSX } from './view.ts';
export { Fragment };

export const jsx: typeof create = (type, props, key) => create(type, withTextsApart(type, props), key);
export { jsx as jsxs };
