/** Whether goods can be added from their card because nothing must be decided first. */
import type { GoodsCard } from '#shared/contract/entities.ts';
import { asksInsurance } from '#shared/rules/cart/can-add.ts';
import { BUNDLE } from '#shared/rules/cart/cart-quantity.ts';
import { cardPrice } from '#shared/rules/prices/card-price.ts';
import { pointsPerPiece } from '#shared/rules/prices/points-of-lines.ts';
import { tiersOf } from '#shared/rules/prices/tier-price.ts';
import type { GoodsInfo, Offer } from './offer.ts';

/** Neither a near-expiry batch nor a group buy or price cut. */
const NORMAL: GoodsCard['lx'] = '0';

/** The `min_unitno` of goods sold by the carton. */
const CARTON = 3;

interface Asked {
  /** The card that the buyer pressed. */
  readonly card: GoodsCard;
  readonly info: GoodsInfo;
  /** The offer of one order multiple. */
  readonly offer: Offer;
  /** The member's `is_yb`. */
  readonly memberIsYb: boolean;
}

/**
 * True when one order multiple can be added without a question: the answer has no specification (whatever
 * the privileges show of them), batch, tier or limit, and the price is not above the card's. Pack sizes are no choice, because the
 * cart counts base units and no call takes a unit. Goods sold by the carton are asked about: a card does not show that
 * one tap buys hundreds of pieces.
 */
export function nothingToChoose({ card, info, offer, memberIsYb }: Asked): boolean {
  const { data, spce_list, taobao_list, buyladder, yz_range } = info;
  const isPlain = card.lx === NORMAL && data.goods_type !== BUNDLE && pointsPerPiece(data, offer.price.price) === 0;
  const isCarton = offer.multiple > 1 && data.min_unitno === CARTON;
  const hasChoice =
    spce_list.length + taobao_list.length + tiersOf(buyladder).length > 0 || data.restricted?.is_restricted;
  const asks = isCarton || hasChoice;
  const seen = cardPrice(card).price;
  const isAsSeen = seen !== undefined && offer.price.price !== undefined && offer.price.price <= seen;
  return isPlain && !asks && yz_range && offer.addable && isAsSeen && !asksInsurance(memberIsYb, data.is_yb);
}
