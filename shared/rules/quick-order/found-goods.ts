/** Results of looking up a line of a list. */
import type { GoodsCard } from '#shared/contract/entities.ts';
import type { Message } from '#shared/messages/message.ts';
import type { GoodsInfo } from '#shared/rules/goods/offer.ts';
import type { Difference } from './order-list/agree.ts';

/** Goods that may be meant. Goods that only a suggestion names have no price. */
export type Candidate = Pick<GoodsCard, 'goods_id' | 'goods_name'> &
  Partial<GoodsCard> & {
    /** What the line says otherwise. */
    readonly differs?: readonly Difference[];
  };

export type Found =
  | {
      readonly kind: 'goods';
      readonly goods_id: string;
      readonly info: GoodsInfo;
      readonly card?: GoodsCard;
      /** What the line says otherwise: somebody must confirm the goods. */
      readonly differs?: readonly Difference[];
      /** Number and unit of the line are the pack of the goods, so the line has no quantity. */
      readonly isPacked?: true;
      /** The quantity with a number beside it that is no fact of the goods: both may be meant. */
      readonly openQuantity?: string;
    }
  /** The user must choose. `more`: the search has further pages. `gone`: the known product is no longer sold. */
  | { readonly kind: 'several'; readonly among: readonly Candidate[]; readonly more: boolean; readonly gone: boolean }
  /** A bundle of an order: no documented call finds it. */
  | { readonly kind: 'bundle' }
  /** No exact match; `near` has similar goods. */
  | { readonly kind: 'none'; readonly near: readonly Candidate[]; readonly gone: boolean }
  /** The request failed. */
  | { readonly kind: 'failed'; readonly message?: Message };

/** Goods whose quantity was given by a person, so that no number of the line is their pack or a quantity. */
export function counted(found: Found | null): Found | null {
  if (found?.kind !== 'goods') return found;
  const { isPacked: _, openQuantity: __, ...rest } = found;
  return rest;
}

/** Goods that a person has confirmed, although the line says something else. */
export function confirmed(found: Found | null): Found | null {
  if (found?.kind !== 'goods' || !found.differs) return found;
  const { differs: _, ...rest } = found;
  return rest;
}
