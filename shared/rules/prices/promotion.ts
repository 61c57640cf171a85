/** The phases of a promotion (document 2 §4). Times are ms since 1970; null or undefined is no time. */

/** 0 not started, 1 running, 2 ended (document 2 §9); undefined when the server's p_type cannot be read. */
export type PromotionPhase = 0 | 1 | 2 | undefined;

export interface Promotion {
  /** Undefined when it came and cannot be read: then there is no countdown, and no price (unit-price.ts). */
  readonly is_promote?: boolean | undefined;
  readonly p_type?: PromotionPhase;
  readonly ks_time?: number | null | undefined;
  readonly gmt_end_time?: number | null | undefined;
}

/**
 * The phase, as the answer tells it. It goes from 0 to 1 when the start countdown ends, and from 1 to 2 when the end countdown
 * ends: the server is asked again then, and no clock of ours decides a price. Without a promotion it is 2.
 */
export const promotionPhase = ({ is_promote, p_type }: Pick<Promotion, 'is_promote' | 'p_type'>): PromotionPhase =>
  is_promote ? p_type : 2;

/** When the phase ends, for the countdown; null without a countdown. */
export function promotionChangesAt(promotion: Promotion): number | null {
  const phase = promotionPhase(promotion);
  if (phase === 2 || phase === undefined) return null;
  return (phase === 0 ? promotion.ks_time : promotion.gmt_end_time) ?? null;
}

/** The promotion of a card; after the start its ks_time is "0" (document 1 §3). */
export interface CardPromotion {
  readonly is_promote: boolean;
  readonly ks_time?: number | null | undefined;
  readonly gmt_end_time?: number | null | undefined;
}

/** Cards have no p_type: a start time says that it has not started. */
export const cardPromotion = (card: CardPromotion): Promotion => ({
  is_promote: card.is_promote,
  p_type: card.ks_time ? 0 : 1,
  ks_time: card.ks_time,
  gmt_end_time: card.gmt_end_time,
});
