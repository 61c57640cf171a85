import type { GoodsCard } from '#shared/contract/entities.ts';
import { cardPromotion, promotionPhase } from '#shared/rules/prices/promotion.ts';
import { useTurn } from '#web/parts/time/use-turn.ts';
import { Clock } from '#web/ui/clock.tsx';

/** The earliest end of the running promotions; null when none has an end. */
function firstEnd(goods: readonly GoodsCard[]): number | null {
  const ends = goods
    .filter((each) => promotionPhase(cardPromotion(each)) === 1)
    .flatMap(({ gmt_end_time }) => (gmt_end_time ? [gmt_end_time] : []));
  return ends.length > 0 ? Math.min(...ends) : null;
}

/** Counts down to the promotion that ends first. */
export function PromotionClock({ goods, label }: { readonly goods: readonly GoodsCard[]; readonly label?: string }) {
  const end = firstEnd(goods);
  const now = useTurn(end);
  return end !== null && <Clock left={end - now} label={label} />;
}
