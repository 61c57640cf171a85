/** Goods that fill a gap, to free shipping or a coupon: frequent buys first, then best sellers. */

import type { GoodsCard } from '#shared/contract/entities.ts';
import { mybuy } from '#shared/contract/mybuy.ts';
import { search } from '#shared/contract/search.ts';
import { type Fit, fitsGap } from '#shared/rules/cart/add-more.ts';
import { searchAsk, searchDefaults } from '#shared/rules/goods/goods-filter.ts';
import { api } from '#web/state/loading/api.ts';
import { createPart } from '#web/state/loading/part.ts';

const BEST_SELLERS = searchAsk({}, { ...searchDefaults, only_kc: true, sort: 'buy_count' });

/** Creates the list for a gap in fen. Goods that take no discount count to no coupon. */
export const createAddMore = (gap: number, isCoupon: boolean) =>
  createPart(async (): Promise<readonly Fit<GoodsCard>[]> => {
    const [own, best] = await Promise.all([
      // Optional: best sellers follow anyway.
      api.send(mybuy.list, {}).then(
        ({ data }) => data,
        () => [],
      ),
      api.send(search.search, BEST_SELLERS),
    ]);
    const counts = ({ no_discount }: GoodsCard) => !(isCoupon && no_discount);
    return fitsGap<GoodsCard>(own.filter(counts), best.data.filter(counts), gap);
  });
