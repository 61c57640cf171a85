/** The back link of the breadcrumb: the list that the buyer came from (document 2 §2). */

/** The label of the back link by the stored backPath, which is a path without its slash. */
export const backLabels = {
  search: '搜索列表',
  'order-info': '订单详情',
  collect: '商品收藏',
  'article-list': '新闻资讯',
} as const;

export type BackPath = keyof typeof backLabels;

/** True for a path that has a back link. */
export const isBackPath = (value: unknown): value is BackPath =>
  typeof value === 'string' && Object.keys(backLabels).includes(value);

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
