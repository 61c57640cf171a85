/** The price on a goods card (document 2 §3). Amounts are in fen. */
import type { GoodsCard } from '#shared/contract/entities.ts';
import { cardPromotion, promotionPhase } from './promotion.ts';
import type { PriceReason } from './unit-price.ts';

/** The price of a card. `upTo`: the highest price, when specifications differ; `was`: the price before a promotion. */
export interface CardPrice {
  readonly price: number | undefined;
  readonly upTo?: number;
  readonly was?: number;
  readonly reason: PriceReason;
}

type Priced = Pick<
  GoodsCard,
  | 'lx'
  | 'is_promote'
  | 'shop_price'
  | 'promote_price'
  | 'scope_price'
  | 'scope_promote_price'
  | 'tb_price'
  | 'min_price'
  | 'ks_time'
  | 'gmt_end_time'
>;

/** The price of a card: min_price for lx 2 and 3, tb_price for lx 1, the price of a running promotion, else shop_price. */
export function cardPrice(card: Priced): CardPrice {
  switch (card.lx) {
    case '0':
      return usualPrice(card);
    case '1':
      return withWas({ price: card.tb_price, reason: 'batch' }, card.shop_price);
    default:
      return { price: card.min_price, reason: 'plain' };
  }
}

function usualPrice(card: Priced): CardPrice {
  const plain = { ...range(card.scope_price, card.shop_price), reason: 'plain' as const };
  if (promotionPhase(cardPromotion(card)) !== 1 || card.promote_price === 0) return plain;
  return withWas({ ...range(card.scope_promote_price, card.promote_price), reason: 'promotion' }, plain.price);
}

type Scope = GoodsCard['scope_price'];

function range(scope: Scope, single: number | undefined): { price: number | undefined; upTo?: number } {
  if (!scope?.min_price) return { price: single };
  return scope.max_price !== undefined && scope.max_price > scope.min_price
    ? { price: scope.min_price, upTo: scope.max_price }
    : { price: scope.min_price };
}

function withWas(price: CardPrice, was: number | undefined): CardPrice {
  return was !== undefined && price.price !== undefined && was > price.price ? { ...price, was } : price;
}
