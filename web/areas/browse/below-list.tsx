import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { Near } from '#web/parts/near.tsx';
import type { GoodsListStore } from './goods-filter-store.ts';

/** What follows an endless list: not before the list stands, or it would be pushed about. */
export function BelowList({ list, children }: Pick<GoodsListStore, 'list'> & { readonly children: ReactNode }) {
  const { phase } = useSnapshot(list.state);
  return (phase === 'shown' || phase === 'failed') && <Near room={320}>{children}</Near>;
}
