/** As jsx-runtime.ts, with what React says in development. */
import { jsxDEV as create, Fragment } from 'react/jsx-dev-runtime';
import { withTextsApart } from './texts-apart.ts';

export type { JSX } from './view.ts';
export { Fragment };

export const jsxDEV: typeof create = (type, props, key, isStatic, ...where) => {
  const apart = withTextsApart(type, props) as { readonly children?: unknown };
  return create(type, apart, key, isStatic && Array.isArray(apart.children), ...where);
};
