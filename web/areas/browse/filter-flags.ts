/** The flags that filter a goods list, besides brands and categories (document 1 §2). */
import { useSnapshot } from 'valtio';
import type { Collection } from '#shared/contract/intro.ts';
import { showsPledgeFilters } from '#shared/rules/goods/goods-filter.ts';
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
  readonly key: 'is_yb' | 'only_kc' | 'is_udi' | 'is_discount';
  readonly label: string;
  /** Its space is reserved until the privileges have loaded. */
  readonly unsure: boolean;
}

const FLAGS: readonly (Pick<Flag, 'key' | 'label'> & { readonly pledged?: true })[] = [
  { key: 'only_kc', label: '仅看有货' },
  { key: 'is_discount', label: '促销活动' },
  { key: 'is_yb', label: '医保', pledged: true },
  { key: 'is_udi', label: '有 UDI', pledged: true },
];

/** The flags as a phone shows them: what is tapped most comes first, in few characters. */
export function usePhoneFlags(store: Pick<GoodsListStore, 'list'>): readonly Flag[] {
  const flags = useFlags(store);
  return (['is_yb', 'only_kc', 'is_udi', 'is_discount'] as const).flatMap((wanted) =>
    flags.filter(({ key }) => key === wanted).map((flag) => (wanted === 'is_udi' ? { ...flag, label: 'UDI' } : flag)),
  );
}

/** The visible flags; insurance and UDI need their privilege. No space is reserved for it once the list has failed. */
export function useFlags({ list }: Pick<GoodsListStore, 'list'>): readonly Flag[] {
  const priv = usePrivileges();
  const { phase } = useSnapshot(list.state);
  const shows = priv === undefined ? phase !== 'failed' : showsPledgeFilters(priv);
  return FLAGS.filter(({ pledged }) => !pledged || shows).map(({ key, label, pledged = false }) => ({
    key,
    label,
    unsure: pledged && priv === undefined,
  }));
}
