/** Results of looking up a line of a list. */
import type { GoodsCard } from '#shared/contract/entities.ts';
import type { Message } from '#shared/messages/message.ts';
import type { GoodsInfo } from './offer.ts';

/** Goods that may be meant. Goods from a suggestion have no price. */
export type Candidate = Pick<GoodsCard, 'goods_id' | 'goods_name'> & Partial<GoodsCard>;

export type Found =
  | { readonly kind: 'goods'; readonly goods_id: string; readonly info: GoodsInfo; readonly card?: GoodsCard }
  /** The user must choose. `more`: the search has further pages. `gone`: the known product is no longer sold. */
  | { readonly kind: 'several'; readonly among: readonly Candidate[]; readonly more: boolean; readonly gone: boolean }
  /** A bundle of an order: no documented call finds it. */
  | { readonly kind: 'bundle' }
  /** No exact match; `near` has similar goods. */
  | { readonly kind: 'none'; readonly near: readonly Candidate[]; readonly gone: boolean }
  /** The request failed. */
  | { readonly kind: 'failed'; readonly message?: Message };
