/** A promotion by the clock (document 2 §4). Times are ms since 1970; null or none is "no such time". */

/** 0 not started, 1 running, 2 ended (document 2 §9). */
export type PromotionPhase = 0 | 1 | 2;

/** What a product says of its promotion. */
export interface Promotion {
  readonly is_promote: boolean;
  readonly p_type: PromotionPhase;
  readonly ks_time?: number | null | undefined;
  readonly gmt_end_time?: number | null | undefined;
}

/**
 * The promotion's phase at `now`: the server's p_type goes 0 to 1 when the start countdown ends and 1 to 2 when the
 * end countdown ends; it never goes back. Without a promotion it is 2.
 */
export function promotionPhase({ is_promote, p_type, ks_time, gmt_end_time }: Promotion, now: number): PromotionPhase {
  if (!is_promote || p_type === 2) return 2;
  if (gmt_end_time && now >= gmt_end_time) return 2;
  return p_type === 0 && (!ks_time || now < ks_time) ? 0 : 1;
}

/** When the phase at `now` ends, for the countdown; null when nothing counts down. */
export function promotionTurns(promotion: Promotion, now: number): number | null {
  const phase = promotionPhase(promotion, now);
  if (phase === 2) return null;
  return (phase === 0 ? promotion.ks_time : promotion.gmt_end_time) ?? null;
}

/** What a card says of its promotion; its ks_time is none once it has started (document 1 §3). */
export interface CardPromotion {
  readonly is_promote: boolean;
  readonly ks_time?: number | null | undefined;
  readonly gmt_end_time?: number | null | undefined;
}

/** A card's promotion by the clock; a card carries no p_type, its times say it all. */
export const cardPromotion = (card: CardPromotion): Promotion => ({
  is_promote: card.is_promote,
  p_type: card.ks_time ? 0 : 1,
  ks_time: card.ks_time,
  gmt_end_time: card.gmt_end_time,
});
