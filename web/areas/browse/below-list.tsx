import { useSnapshot } from 'valtio';
import { Near } from '#web/parts/page/near.tsx';
import { usePart } from '#web/state/loading/use-part.ts';
import type { Markup } from '#web/ui/jsx/view.ts';
import type { GoodsListStore } from './goods-filter-store.ts';

/** What follows an endless list, shown once the list has ended: before that, fast scrolling would pass it. */
export function BelowList({ list, children }: Pick<GoodsListStore, 'list'> & { readonly children: Markup }) {
  const { phase } = usePart(list);
  const tail = useSnapshot(list.tail).phase;
  const ended = phase === 'failed' || (phase === 'shown' && tail === 'end');
  return ended && <Near room={320}>{children}</Near>;
}
