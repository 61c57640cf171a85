/**
 * A price won by a complete group buy or price cut. No document shows it. The server charges it for up to `num` pieces of
 * one order; when more are ordered, all of them cost the ordinary price.
 */
import type { CartLine } from '#shared/contract/cart.ts';
import { wonPriceFor, wonPriceLost } from '#shared/messages/buying.ts';
import type { Message } from '#shared/messages/message.ts';
import { yuan } from '#shared/rules/money/money.ts';

export interface WonPrice {
  /** Fen. */
  readonly price: number;
  readonly num: number;
}

interface WonFields {
  readonly won_price?: number | undefined;
  readonly won_num?: number | undefined;
}

/** The won price, if the server sent one that is lower than `ordinary`. */
export function wonPrice({ won_price, won_num }: WonFields, ordinary: number | undefined): WonPrice | undefined {
  if (!won_price || !won_num || ordinary === undefined || won_price >= ordinary) return undefined;
  return { price: won_price, num: won_num };
}

type Line = Pick<CartLine, 'goods_price' | 'num' | 'won_price' | 'won_num' | 'unitno_name'>;

/** What a line that has more pieces than its won price covers costs instead. */
export function wonPriceLostBy({ goods_price, num, unitno_name, ...fields }: Line): Message | undefined {
  const won = wonPrice(fields, goods_price);
  return won && num > won.num
    ? wonPriceLost(won.num, unitno_name || '件', yuan(won.price), yuan(goods_price))
    : undefined;
}

/** How many pieces the won price covers, for a line that has it. */
export const wonPriceOf = ({ goods_price, won_price, won_num, unitno_name }: Line): Message | undefined =>
  won_num && won_price !== undefined && won_price === goods_price
    ? wonPriceFor(won_num, unitno_name || '件')
    : undefined;
