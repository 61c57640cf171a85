import type { GoodsCard } from '#shared/contract/entities.ts';
import { cardPromotion, promotionPhase } from '#shared/rules/promotion.ts';
import { useSecond } from '#web/parts/time/use-second.ts';
import { serverNow } from '#web/state/clock.ts';
import { Clock } from '#web/ui/clock.tsx';

/** The earliest end of the running promotions; null when none has an end. */
function firstEnd(goods: readonly GoodsCard[], now: number): number | null {
  const ends = goods
    .filter((each) => promotionPhase(cardPromotion(each), now) === 1)
    .flatMap(({ gmt_end_time }) => (gmt_end_time ? [gmt_end_time] : []));
  return ends.length > 0 ? Math.min(...ends) : null;
}

/** Counts down to the promotion that ends first. */
export function PromotionClock({ goods, label }: { readonly goods: readonly GoodsCard[]; readonly label?: string }) {
  const now = useSecond(firstEnd(goods, serverNow()) !== null);
  const end = firstEnd(goods, now);
  return end !== null && <Clock left={end - now} label={label} />;
}
