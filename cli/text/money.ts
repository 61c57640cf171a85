import type { MoneyRows } from '#shared/contract/buy.ts';
import { UNKNOWN } from '#shared/rules/app/unknown.ts';
import { yuan } from '#shared/rules/money/money.ts';
import type { Pair } from './table.ts';

/** ¥1,234.50 or -¥1.00. */
export const price = (fen: number): string => `${fen < 0 ? '-' : ''}¥${yuan(Math.abs(fen))}`;

/** A price of goods: an ellipsis where it is hidden from this buyer. */
export const goodsPrice = (fen: number | undefined): string => (fen === undefined ? '…' : price(fen));

/** An amount of the member's own, which nobody hides: a dash where it cannot be read. */
export const amountOf = (fen: number | undefined): string => (fen === undefined ? UNKNOWN : price(fen));

/** 2026-11-20 09:30 in Shanghai time; '' for no time. */
export function shanghaiTime(ms: number | null | undefined): string {
  if (ms === null || ms === undefined) return '';
  return new Date(ms + 8 * 3600_000).toISOString().slice(0, 16).replace('T', ' ');
}

export const shanghaiDay = (ms: number): string => shanghaiTime(ms).slice(0, 10);

/** The parts of an amount due; discounts of 0 are left out. */
export const moneyFacts = (money: MoneyRows): Pair[] => [
  [['商品金额', 'Goods'], amountOf(money.goods_amount)],
  [['活动优惠', 'Activities'], less(money.activity_discount)],
  [['优惠券', 'Coupon'], less(money.volume_discount)],
  [['积分抵扣', 'Points'], less(money.integral_money)],
  [['运费', 'Shipping'], amountOf(money.shipping_fee)],
  [['应付', 'Due'], amountOf(money.money_paid)],
];

const less = (fen: number | undefined): string => (fen === undefined ? UNKNOWN : fen === 0 ? '' : `-${price(fen)}`);

/** 2:59 or 1:02:03; never below 0:00. */
export function clock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
