/** The browsing history by day. */
import type { GoodsCard } from '#shared/contract/entities.ts';
import { dayOf } from '#web/parts/time/day.ts';

export interface Day {
  /** As 2027-03-31; empty when unknown. */
  readonly day: string;
  readonly goods: readonly GoodsCard[];
}

/** The days of a sorted list; goods without a time belong to the day before them. */
export function daysOf(goods: readonly GoodsCard[]): readonly Day[] {
  const days: { day: string; goods: GoodsCard[] }[] = [];
  for (const each of goods) {
    const last = days[days.length - 1];
    const day = each.add_time ? dayOf(each.add_time) : (last?.day ?? '');
    if (last?.day === day) last.goods.push(each);
    else days.push({ day, goods: [each] });
  }
  return days;
}

/** The same in rows of so many goods; no row spans two days. */
export const rowsOfDays = (days: readonly Day[], columns: number): readonly (readonly GoodsCard[])[] =>
  days.flatMap(({ goods }) =>
    Array.from({ length: Math.ceil(goods.length / columns) }, (_, at) => goods.slice(at * columns, (at + 1) * columns)),
  );
