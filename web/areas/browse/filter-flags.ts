/** The flags that filter a goods list, besides brands and categories (document 1 §2). */
import { useSnapshot } from 'valtio';
import type { Collection } from '#shared/contract/intro.ts';
import { type FilterFlag, showsPledgeFilters } from '#shared/rules/goods/goods-filter.ts';
import type { QueryOf } from '#web/navigation/routes.ts';
import { usePrivileges } from '#web/state/session/use-privileges.ts';
import type { GoodsListStore } from './goods-filter-store.ts';

/** Props of every part of the filter bar. */
export interface FilterProps {
  readonly store: GoodsListStore;
  /** The current search, for its categories. */
  readonly query?: QueryOf<'search'> | undefined;
  /** The current collection. */
  readonly intro?: Collection | undefined;
}

/** A filter flag and its label. */
export interface Flag {
  readonly key: FilterFlag;
  readonly label: string;
  /** The label on a phone, if another. */
  readonly short?: string;
  readonly phone: number;
  /** Its space is reserved until the privileges have loaded. */
  readonly unsure: boolean;
}

/** In the order of a desk. `phone` is the place on a phone, where what is tapped most comes first. */
const FLAGS: readonly (Pick<Flag, 'key' | 'label' | 'short' | 'phone'> & { readonly pledged?: true })[] = [
  { key: 'only_kc', label: '仅看有货', phone: 2 },
  { key: 'is_discount', label: '促销活动', phone: 4 },
  { key: 'is_yb', label: '医保', phone: 1, pledged: true },
  { key: 'is_udi', label: '有 UDI', short: 'UDI', phone: 3, pledged: true },
];

/** The flags as a phone shows them, in few characters. */
export const usePhoneFlags = (store: Pick<GoodsListStore, 'list'>): readonly Flag[] =>
  [...useFlags(store)]
    .sort((one, other) => one.phone - other.phone)
    .map((flag) => ({ ...flag, label: flag.short ?? flag.label }));

/** The visible flags; insurance and UDI need their privilege. No space is reserved for it once the list has failed. */
export function useFlags({ list }: Pick<GoodsListStore, 'list'>): readonly Flag[] {
  const priv = usePrivileges();
  const { phase } = useSnapshot(list.state);
  const shows = priv === undefined ? phase !== 'failed' : showsPledgeFilters(priv);
  return FLAGS.filter(({ pledged }) => !pledged || shows).map(({ pledged = false, ...flag }) => ({
    ...flag,
    unsure: pledged && priv === undefined,
  }));
}
