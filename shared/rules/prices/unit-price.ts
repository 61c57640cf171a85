/** The unit price and its reason (document 2 §4). Amounts are in fen. */
import type { Batch, Product, Specification, Tier } from '#shared/contract/goods.ts';
import type { PriceReason } from './price-reason.ts';
import { promotionPhase } from './promotion.ts';
import { lowestPrice, metTiers, withUnknownMet } from './tier-price.ts';
import { wonPrice } from './won-price.ts';

export { type PriceReason, reasonLabel } from './price-reason.ts';

/** `was` is the previous price, to strike out. */
export interface UnitPrice {
  /** Undefined when the server did not send it, because the buyer may not see prices. */
  readonly price: number | undefined;
  readonly reason: PriceReason;
  readonly was?: number;
}

export interface Chosen {
  readonly product: Pick<
    Product,
    | 'shop_price'
    | 'user_price'
    | 'promote_price'
    | 'is_promote'
    | 'p_type'
    | 'ks_time'
    | 'gmt_end_time'
    | 'won_price'
    | 'won_num'
  >;
  readonly specification?: Specification | undefined;
  readonly batch?: Batch | undefined;
  readonly tiers?: readonly Tier[];
  readonly quantity: number;
}

/**
 * The unit price: the price that the member has won, if it is lower and covers the quantity, else the
 * documented one.
 */
export function unitPrice(chosen: Chosen): UnitPrice {
  const documented = documentedPrice(chosen);
  const { product, specification, batch, quantity } = chosen;
  const won = specification || batch ? undefined : wonPrice(product, documented.price);
  if (!won || quantity > won.num) return documented;
  return { price: won.price, reason: 'won', ...(documented.price !== undefined && { was: documented.price }) };
}

/** True where a tier of an unknown threshold could change the price: what the goods would cost with it differs, or is unknown. */
export function isTierUnknown(chosen: Chosen): boolean {
  const tiers = withUnknownMet(chosen.tiers ?? []);
  return tiers !== undefined && unitPrice({ ...chosen, tiers }).price !== unitPrice(chosen).price;
}

/**
 * The documented price, in this order: running promotion, near-expiry batch, lowest tier whose threshold the quantity meets,
 * price of the specification or the member. A price that counts and cannot be read leaves the whole price unknown: the
 * next one in line would be wrong.
 */
function documentedPrice(chosen: Chosen): UnitPrice {
  const base = basePrice(chosen);
  const special = promoted(chosen) ?? ofBatch(chosen) ?? ofTiers(chosen);
  if (!special) return base;
  return base.price !== undefined && special.price !== undefined && base.price > special.price
    ? { ...special, was: base.price }
    : special;
}

interface Special {
  readonly price: number | undefined;
  readonly reason: PriceReason;
}

function promoted({ product, specification }: Chosen): Special | undefined {
  const phase = promotionPhase(product);
  const { is_promote, promote_price } = specification ?? product;
  if (is_promote === undefined) return { price: undefined, reason: 'promotion' };
  if (!is_promote || phase === 0 || phase === 2) return undefined;
  if (phase === undefined) return { price: undefined, reason: 'promotion' };
  return promote_price === 0 ? undefined : { price: promote_price, reason: 'promotion' };
}

function ofBatch({ batch }: Chosen): Special | undefined {
  return batch && batch.shop_price !== 0 ? { price: batch.shop_price, reason: 'batch' } : undefined;
}

function ofTiers({ tiers = [], quantity }: Chosen): Special | undefined {
  const met = metTiers(tiers, quantity);
  return met.length === 0 ? undefined : { price: lowestPrice(met), reason: 'tier' };
}

function basePrice({ product, specification }: Chosen): UnitPrice {
  if (specification) return { price: specification.shop_price, reason: 'plain' };
  const { shop_price, user_price } = product;
  if (!user_price || user_price === shop_price) return { price: shop_price, reason: 'plain' };
  const was = shop_price !== undefined && shop_price > user_price ? { was: shop_price } : {};
  return { price: user_price, reason: 'member', ...was };
}
