import { expect, test } from 'vitest';
import { closePaidOrder } from '#shared/messages/order-questions.ts';
import { paidOrderClosed } from '#shared/messages/orders.ts';
import { orderReturns, returnsWords } from './order-returns.ts';

const money = { volume_discount: 0 } as Parameters<typeof orderReturns>[0]['money'];
const payment = (amount: number | undefined, bonus?: number, note?: string) => ({
  pay_name: '余额支付',
  time: 1,
  amount,
  bonus,
  note,
});

test('bonus goes back to the bonus, all other money to the balance', () => {
  const payments = [payment(83_450, 43_050), payment(20_025, 0), payment(7_700, 0, '已转入账户余额')];
  const returns = orderReturns({ payments, money, is_fd: false, integral_used: 120 });
  expect(returns).toEqual({ balance: 60_425, bonus: 43_050, points: 120, coupon: 'none' });
  expect(returnsWords(returns)).toEqual(['余额 ¥604.25', '赠送金 ¥430.50', '积分 120']);
});

test('the coupon comes back at once, or with the last order of a split checkout', () => {
  const coupon = (is_fd: boolean) =>
    returnsWords(orderReturns({ payments: [payment(900, 0)], money: { ...money, volume_discount: 50 }, is_fd }));
  expect(coupon(false)).toEqual(['余额 ¥9.00', '优惠券']);
  expect(coupon(true)).toEqual(['余额 ¥9.00', '优惠券（同次结算的订单全部关闭后）']);
});

test('where the server does not tell the bonus nothing is asserted of it', () => {
  expect(orderReturns({ payments: [payment(900)], money, is_fd: false })).toBeUndefined();
  expect(orderReturns({ payments: [payment(undefined, 0)], money, is_fd: false })).toBeUndefined();
  expect(orderReturns({ payments: [], money, is_fd: false })).toBeUndefined();
  expect(closePaidOrder('9.00', []).text).toBe('该订单已付款，关闭后¥9.00将退回账户余额，确定要关闭吗？');
});

test('the question and the message afterwards name all that comes back', () => {
  const words = ['余额 ¥604.25', '赠送金 ¥430.50', '积分 120'];
  expect(closePaidOrder('1,034.75', words).text).toBe(
    '该订单已付款，关闭后将退回：余额 ¥604.25、赠送金 ¥430.50、积分 120。确定要关闭吗？',
  );
  expect(paidOrderClosed(words).text).toBe('订单成功关闭！应退回余额 ¥604.25、赠送金 ¥430.50、积分 120，请看账户明细');
});
