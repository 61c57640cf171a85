/** 该补货了, the view of one page instance: what is due, ticked with its usual quantity. */
import { proxy } from 'valtio';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { readDue, reminding } from '#web/parts/goods/due-goods.ts';
import { keepNotReminded, notReminded } from '#web/state/goods/bought.ts';
import { createPart } from '#web/state/loading/part.ts';
import { createPicking } from './picking.ts';

/** Creates the view of one page instance. */
export function createDue() {
  const state = proxy({ without: [...notReminded()] });
  const part = createPart(readDue);
  const usual = async (goods_id: string) =>
    part.state.data?.all.find(({ rhythm }) => rhythm.goods_id === goods_id)?.rhythm.quantity;
  const picking = createPicking(usual);
  const keep = (without: readonly string[]): void => {
    state.without = [...without];
    keepNotReminded(without);
  };
  return {
    state,
    part,
    picking,
    /** Ticks all that can be bought, once the view is opened. */
    tickAll(): void {
      const open = reminding(part.state.data?.all ?? [], state.without).map(({ goods }) => goods);
      picking.tickAll(open.filter(({ goods_number }) => goods_number !== 0));
    },
    /** These goods are not listed any more. */
    leaveOut(goods: GoodsCard): void {
      picking.drop(goods);
      keep([...state.without, goods.goods_id]);
    },
    bringBack(): void {
      keep([]);
    },
  };
}

export type DueStore = ReturnType<typeof createDue>;
