/** The phases of a promotion (document 2 §4). Times are ms since 1970; null or undefined is no time. */

/** 0 not started, 1 running, 2 ended (document 2 §9); undefined when the server's p_type cannot be read. */
export type PromotionPhase = 0 | 1 | 2 | undefined;

export interface Promotion {
  readonly is_promote: boolean;
  readonly p_type?: PromotionPhase;
  readonly ks_time?: number | null | undefined;
  readonly gmt_end_time?: number | null | undefined;
}

/**
 * The phase at `now`: p_type goes from 0 to 1 when the start countdown ends, and from 1 to 2 when the end countdown ends. It
 * never goes back. Without a promotion it is 2.
 */
export function promotionPhase({ is_promote, p_type, ks_time, gmt_end_time }: Promotion, now: number): PromotionPhase {
  if (!is_promote || p_type === 2) return 2;
  if (p_type === undefined) return undefined;
  if (gmt_end_time && now >= gmt_end_time) return 2;
  return p_type === 0 && (!ks_time || now < ks_time) ? 0 : 1;
}

/** When the phase at `now` ends, for the countdown; null without a countdown. */
export function promotionChangesAt(promotion: Promotion, now: number): number | null {
  const phase = promotionPhase(promotion, now);
  if (phase === 2 || phase === undefined) return null;
  return (phase === 0 ? promotion.ks_time : promotion.gmt_end_time) ?? null;
}

/** The promotion of a card; after the start its ks_time is "0" (document 1 §3). */
export interface CardPromotion {
  readonly is_promote: boolean;
  readonly ks_time?: number | null | undefined;
  readonly gmt_end_time?: number | null | undefined;
}

/** Cards have no p_type, so their times decide. */
export const cardPromotion = (card: CardPromotion): Promotion => ({
  is_promote: card.is_promote,
  p_type: card.ks_time ? 0 : 1,
  ks_time: card.ks_time,
  gmt_end_time: card.gmt_end_time,
});
