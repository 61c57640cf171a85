/**
 * The stored backPath: the list from which a buyer came to the goods, for the breadcrumb's back link (document 2 §2).
 */
import { type BackPath, backPathAt } from '#shared/rules/app/back-path.ts';
import * as kept from '../storage/kept.ts';

/** A list and its address with query. */
export interface WayBack {
  readonly backPath: BackPath;
  readonly address: string;
}

/** The list that the buyer came from, if any. */
export const wayBack = (): WayBack | undefined => kept.backPath.mine().read();

/** Notes the page at `path` as shown: a list to return to, or the end of a way back. */
export function noteShown(path: string, address: string): void {
  const backPath = backPathAt(path, wayBack()?.backPath ?? '');
  // Goods keep the way back with its address, and so does an article on the way from the news.
  if (path === '/goods' || (path === '/article' && backPath !== '')) return;
  if (backPath === '') kept.backPath.mine().erase();
  else kept.backPath.mine().write({ backPath, address });
}
