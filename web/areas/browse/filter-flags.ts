/** What a goods list can be narrowed by, beside brands and categories (document 1 §2). */
import type { Collection } from '#shared/contract/intro.ts';
import { showsPledgeFilters } from '#shared/rules/goods-filter.ts';
import type { QueryOf } from '#web/navigation/routes.ts';
import { usePrivileges } from '#web/state/session/use-privileges.ts';
import type { GoodsListStore } from './goods-filter-store.ts';

/** What every part of the filter bar is handed. */
export interface FilterProps {
  readonly store: GoodsListStore;
  /** The search that is shown, for its categories. */
  readonly query?: QueryOf<'search'> | undefined;
  /** The collection that is shown. */
  readonly intro?: Collection | undefined;
}

/** A flag of the filter and its words. */
export interface Flag {
  readonly key: 'is_yb' | 'only_kc' | 'is_udi' | 'is_discount';
  readonly label: string;
  /** Its room is held until the privileges are known. */
  readonly unsure: boolean;
}

const FLAGS: readonly (Pick<Flag, 'key' | 'label'> & { readonly pledged?: true })[] = [
  { key: 'only_kc', label: '仅看有货' },
  { key: 'is_discount', label: '促销活动' },
  { key: 'is_yb', label: '医保', pledged: true },
  { key: 'is_udi', label: '有 UDI', pledged: true },
];

/** The flags that show; insurance and UDI need the privilege. */
export function useFlags(): readonly Flag[] {
  const priv = usePrivileges();
  const shows = priv === undefined || showsPledgeFilters(priv);
  return FLAGS.filter(({ pledged }) => !pledged || shows).map(({ key, label, pledged = false }) => ({
    key,
    label,
    unsure: pledged && priv === undefined,
  }));
}
