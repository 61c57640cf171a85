/** The back link of the breadcrumb: the list that the buyer came from (document 2 §2). */

/** Lists that a back link leads to: their paths without the slash. */
const BACK_PATHS = ['search', 'order-info', 'collect', 'article-list'] as const;

export type BackPath = (typeof BACK_PATHS)[number];

/** True for a path that has a back link. */
export const isBackPath = (value: unknown): value is BackPath => BACK_PATHS.some((path) => path === value);

/**
 * The backPath to store when the page at `path` (such as "/search") is shown: the new list, the old one, or none. News
 * lead to goods by way of an article.
 */
export function backPathAt(path: string, stored: BackPath | ''): BackPath | '' {
  const name = path.replace(/^\/|\/$/g, '');
  if (isBackPath(name)) return name;
  const keeps = name === 'goods' || (name === 'article' && stored === 'article-list');
  return keeps ? stored : '';
}
