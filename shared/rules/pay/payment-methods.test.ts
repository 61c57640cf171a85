import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reckoned } from '#shared/rules/money/money.ts';
import {
  balanceState,
  checkPaymentPassword,
  checkSubject,
  combinedRefusal,
  firstMethod,
  type OrderForPayment,
  offeredMethods,
  showsCombined,
  splitAmount,
  withoutMethods,
} from './payment-methods.ts';

const order: OrderForPayment = {
  order: { money_paid: 326_850 },
  pay_list: [
    { pay_id: '1', pay_name: '余额支付' },
    { pay_id: '2', pay_name: '微信支付' },
  ],
  pay_type: '2',
  have_pay: true,
  moneys: 128_640,
  pay_pwd: true,
  ye_true: false,
};

test('order id or split number must be present', () => {
  expect(checkSubject({ type: '1', order_id: '', fd_sn: '' })).toMatchObject({ message: { text: '缺少必要参数！' } });
  expect(checkSubject({ type: '1', order_id: '', fd_sn: 'F1' })).toEqual({ ok: true });
});

test('the default method is chosen first, if it is offered', () => {
  expect(firstMethod(order)).toBe('2');
  expect(firstMethod({ ...order, pay_type: '9', ye_true: true })).toBe('1');
  expect(firstMethod({ ...order, pay_list: [] })).toBe('');
});

test('a balance that cannot pay is not chosen first, even if it is the default', () => {
  expect(firstMethod({ ...order, pay_type: '1' })).toBe('2');
  expect(firstMethod({ ...order, pay_type: '1', ye_true: true, pay_pwd: false })).toBe('2');
  expect(firstMethod({ ...order, pay_type: '1', ye_true: true })).toBe('1');
  expect(firstMethod({ ...order, pay_list: order.pay_list.slice(0, 1) })).toBe('1');
});

test('each method is offered once and under a name', () => {
  const way = (pay_id: string, pay_name: string) => ({ pay_id, pay_name });
  const told = [way('3', ''), way('7', '云闪付'), way('1', ' '), way('3', '支付宝'), way('8', ''), way('7', '云闪付')];
  expect(offeredMethods(told)).toEqual([way('3', '支付宝'), way('7', '云闪付'), way('1', '余额支付')]);
});

test('without pay methods the dialog says so', () => {
  expect(withoutMethods({ ...order, pay_list: [] })?.text).toBe('暂无支付方式，不能支付');
  expect(withoutMethods(order)).toBeUndefined();
});

test('a balance of which this order holds a part is told with that part', () => {
  const due = { ...order, order: { money_paid: 4_600 }, moneys: 100 };
  const toldOf = (given: OrderForPayment) => {
    const state = balanceState(given);
    return state.ok || [state.because, state.message.text];
  };
  expect(toldOf({ ...due, held: 4_500 })).toEqual(['tooLow', '占用退回后可用余额支付']);
  expect(toldOf({ ...due, held: 4_499 })).toEqual(['tooLow', '含占用部分仍不足以支付']);
  expect(toldOf({ ...due, moneys: undefined, held: 4_600 })).toEqual(['tooLow', '占用退回后可用余额支付']);
  expect(toldOf({ ...due, order: {}, held: 4_500 })).toEqual(['tooLow', '您的余额不足以支付该订单']);
  expect(toldOf({ ...due, held: 0 })).toEqual(['tooLow', '您的余额不足以支付该订单']);
  expect(toldOf({ ...due, ye_true: true, held: 4_500 })).toBe(true);
});

test('balance pay is disabled unless a password is set and the balance is enough', () => {
  expect(balanceState({ ...order, ye_true: true })).toEqual({ ok: true });
  expect(balanceState(order)).toMatchObject({ because: 'tooLow', message: { text: '您的余额不足以支付该订单' } });
  expect(balanceState({ ...order, pay_pwd: false, ye_true: true })).toMatchObject({
    because: 'noPassword',
    message: { text: '未设置支付密码，不能支付' },
  });
});

test.each([
  ['have_pay', { have_pay: undefined }, '支付状态读取失败，暂不能支付！', '您的余额不足以支付该订单', undefined],
  [
    'pay_pwd',
    { pay_pwd: undefined },
    undefined,
    '余额支付状态读取失败，暂不能用余额支付',
    '余额支付状态读取失败，暂不能用余额支付',
  ],
  [
    'ye_true',
    { ye_true: undefined },
    undefined,
    '余额支付状态读取失败，暂不能用余额支付',
    '余额支付状态读取失败，暂不能用余额支付',
  ],
])('an answer that does not tell %s stops only what depends on it, and says so', (_, gap, none, balance, combined) => {
  const told = { ...order, ...gap };
  const state = balanceState(told);
  expect(withoutMethods(told)?.text).toBe(none);
  expect(state.ok || state.message.text).toBe(balance);
  expect(combinedRefusal(told)?.text).toBe(combined);
  expect(firstMethod({ ...told, pay_type: '1' })).toBe('2');
});

test('whether the balance is enough is told by ye_true, also where the balance itself cannot be read', () => {
  expect(balanceState({ ...order, moneys: undefined, ye_true: true })).toEqual({ ok: true });
  expect(balanceState({ ...order, moneys: 999_900 })).toMatchObject({ because: 'tooLow' });
});

test('the payment password must not be empty', () => {
  expect(checkPaymentPassword('')).toMatchObject({ message: { text: '支付密码为空！' } });
  expect(checkPaymentPassword('123456')).toEqual({ ok: true });
});

test('the combined switch shows when the method is not balance and the balance is above 0', () => {
  expect([showsCombined('2', order), showsCombined('4', order), showsCombined('1', order)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(showsCombined('2', { ...order, moneys: 0 })).toBe(false);
  expect(showsCombined('2', { ...order, ye_true: true })).toBe(true);
  expect(showsCombined('2', { ...order, ye_true: true, pay_pwd: false }), 'it would send the buyer round').toBe(false);
});

test('the combined switch is refused when the balance is enough', () => {
  expect(combinedRefusal({ ...order, ye_true: true })?.text).toBe('余额充足，可直接使用余额支付');
  expect(combinedRefusal({ ...order, pay_pwd: true })).toBeUndefined();
  expect(combinedRefusal({ ...order, pay_pwd: false })?.text).toBe('未设置支付密码，不能支付');
  expect(combinedRefusal({ ...order, pay_pwd: false, ye_true: true })?.text).toBe('余额充足，可直接使用余额支付');
});

test('the balance pays its part and the method the rest', () => {
  expect(splitAmount('2', true, order)).toEqual({ balance: 128_640, method: 198_210 });
  expect(splitAmount('2', false, order)).toEqual({ balance: 0, method: 326_850 });
  expect(splitAmount('1', false, order)).toEqual({ balance: 326_850, method: 0 });
});

test('an unknown amount cannot be paid', () => {
  const unknown = { ...order, order: {} };
  expect(withoutMethods(unknown)?.text).toBe('金额读取失败，暂不能支付！');
  expect(splitAmount('2', true, unknown)).toEqual({ balance: undefined, method: undefined });
  expect(showsCombined('2', { ...order, moneys: undefined })).toBe(false);
});

test('the parts add up to the amount due, and none is negative', () => {
  const money = fc.nat(1e11);
  fc.assert(
    fc.property(money, money, fc.constantFrom('1', '2', '3', '4'), fc.boolean(), (due, moneys, method, combined) => {
      const one = { ...order, order: { money_paid: due }, moneys, ye_true: moneys >= due };
      const { balance, method: rest } = splitAmount(method, combined, one);
      expect(reckoned(balance) + reckoned(rest)).toBe(due);
      expect(Math.min(reckoned(balance), reckoned(rest))).toBeGreaterThanOrEqual(0);
    }),
  );
});
