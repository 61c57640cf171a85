/** What closing a paid order gives back, as far as the server tells how it was paid. */
import type { OrderDetail } from '#shared/contract/order.ts';
import { total, yuan } from '#shared/rules/money/money.ts';

export interface OrderReturns {
  /** In fen: bonus goes back to the bonus, all other money to the balance. */
  readonly balance: number;
  readonly bonus: number;
  readonly points: number;
  /** A coupon comes back with this order, or with the last of the orders that were split by merchant. */
  readonly coupon: 'now' | 'withTheLast' | 'none';
}

type Paid = Pick<OrderDetail, 'payments' | 'money' | 'is_fd'> & Partial<Pick<OrderDetail, 'integral_used'>>;

/** What closing a paid order returns; undefined when the payments, or the bonus in them, are not told. */
export function orderReturns({ payments, money, is_fd, integral_used = 0 }: Paid): OrderReturns | undefined {
  const paid = payments.filter(({ note = '' }) => note === '');
  const sum = total(paid.map(({ amount }) => amount));
  const bonus = total(paid.map((each) => each.bonus));
  if (paid.length === 0 || sum === undefined || bonus === undefined) return undefined;
  const coupon = (money.volume_discount ?? 0) > 0 ? (is_fd ? 'withTheLast' : 'now') : 'none';
  return { balance: sum - bonus, bonus, points: integral_used, coupon };
}

/** What comes back, in words; empty when it is not known. */
export function returnsWords(returns: OrderReturns | undefined): string[] {
  if (!returns) return [];
  const { balance, bonus, points, coupon } = returns;
  return [
    ...(balance > 0 ? [`余额 ¥${yuan(balance)}`] : []),
    ...(bonus > 0 ? [`赠送金 ¥${yuan(bonus)}`] : []),
    ...(points > 0 ? [`积分 ${points}`] : []),
    ...(coupon === 'none' ? [] : [coupon === 'now' ? '优惠券' : '优惠券（同次结算的订单全部关闭后）']),
  ];
}
