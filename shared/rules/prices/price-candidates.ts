/** All candidates for the unit price in their order of precedence, and why each applies or not (document 2 §4). */
import type { PriceReason } from './price-reason.ts';
import { promotionPhase } from './promotion.ts';
import { type Chosen, unitPrice } from './unit-price.ts';

/** Why a candidate does not apply: not started, ended, the quantity is too small or too large, another one comes first. */
export type NotApplied = 'notStarted' | 'ended' | 'tooFew' | 'tooMany' | 'after';

/** A candidate price in fen. `counts`: it is the one that is paid. */
export interface PriceCandidate {
  readonly reason: PriceReason;
  readonly price: number;
  readonly counts: boolean;
  readonly because?: NotApplied;
  /** The threshold of a tier. */
  readonly from?: number;
}

/** Won price, promotion, chosen batch, each tier, price of the specification or the member, shop price; those that exist. */
export function priceCandidates(chosen: Chosen): readonly PriceCandidate[] {
  const paid = unitPrice(chosen);
  let found = false;
  return candidates(chosen).map(({ because, ...step }) => {
    if (because) return { ...step, counts: false, because };
    const counts = !found && step.reason === paid.reason && step.price === paid.price;
    found ||= counts;
    return counts ? { ...step, counts } : { ...step, counts, because: 'after' };
  });
}

type Candidate = Omit<PriceCandidate, 'counts'>;

function candidates(chosen: Chosen): Candidate[] {
  const { product, specification, batch, tiers = [], quantity } = chosen;
  return [
    ...won(chosen),
    ...promotion(chosen),
    ...(batch?.shop_price ? [{ reason: 'batch' as const, price: batch.shop_price }] : []),
    ...tiers.flatMap(({ num, price }): Candidate[] => {
      if (!price || num === undefined) return [];
      return [{ reason: 'tier', price, from: num, ...(quantity < num && { because: 'tooFew' as const }) }];
    }),
    ...ownPrices(product, specification),
  ];
}

function won({ product, specification, batch, quantity }: Chosen): Candidate[] {
  const { won_price, won_num } = product;
  if (!won_price || !won_num || specification || batch) return [];
  return [{ reason: 'won', price: won_price, ...(quantity > won_num && { because: 'tooMany' as const }) }];
}

function promotion({ product, specification }: Chosen): Candidate[] {
  const price = specification
    ? specification.is_promote
      ? specification.promote_price
      : undefined
    : product.promote_price;
  if (!price) return [];
  const phase = promotionPhase(product);
  if (phase === undefined) return [];
  const because = phase === 0 ? 'notStarted' : phase === 2 ? 'ended' : undefined;
  return [{ reason: 'promotion', price, ...(because && { because }) }];
}

function ownPrices(product: Chosen['product'], specification: Chosen['specification']): Candidate[] {
  if (specification) return plain(specification.shop_price);
  const { shop_price, user_price } = product;
  if (!user_price || user_price === shop_price) return plain(shop_price);
  return [{ reason: 'member', price: user_price }, ...plain(shop_price)];
}

const plain = (price: number | undefined): Candidate[] => (price === undefined ? [] : [{ reason: 'plain', price }]);
