/** What looking up a line of a list can find. */
import type { GoodsCard } from '#shared/contract/entities.ts';
import type { Message } from '#shared/messages/message.ts';
import type { GoodsInfo } from './offer.ts';

/** Goods that may be meant; those that a suggestion names have no price. */
export type Candidate = Pick<GoodsCard, 'goods_id' | 'goods_name'> & Partial<GoodsCard>;

export type Found =
  | { readonly kind: 'goods'; readonly goods_id: string; readonly info: GoodsInfo; readonly card?: GoodsCard }
  /** A person has to choose; `more` says that the search goes on. `gone`: the goods that were known are sold no more. */
  | { readonly kind: 'several'; readonly among: readonly Candidate[]; readonly more: boolean; readonly gone: boolean }
  /** Nothing bears these words; `near` may be meant. */
  | { readonly kind: 'none'; readonly near: readonly Candidate[]; readonly gone: boolean }
  /** The shop could not be asked, or did not answer. */
  | { readonly kind: 'failed'; readonly message?: Message };
