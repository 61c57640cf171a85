import { useEffect } from 'react';
import { dayOf } from '#web/parts/time/day.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { yuan } from '#web/ui/price.tsx';
import type { BuyingStore } from './buying-store.ts';
import type { LastBought } from './last-bought.ts';

/** When and at what price the member last ordered these goods; its space is reserved while it loads. */
export function LastBoughtLine({ store, unit }: { readonly store: BuyingStore; readonly unit: string }) {
  const { data, phase } = usePart(store.bought);
  useEffect(() => {
    if (phase === 'idle') void store.bought.load();
  }, [store, phase]);
  return <p className="deal__bought small muted">{data && wordsOf(data.last, unit)}</p>;
}

function wordsOf(last: LastBought | null | undefined, unit: string): string {
  if (last === undefined) return '';
  if (last === null) return '近期没有买过';
  const price = last.price === undefined ? '' : `¥${yuan(last.price)}${unit && `/${unit}`}`;
  return ['上次购买', last.at === undefined ? '' : dayOf(last.at), price].filter(Boolean).join(' ');
}
