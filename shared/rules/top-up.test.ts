import { expect, test } from 'vitest';
import { checkTopUp, topUpActions } from './top-up.ts';

const activities = [{ hd_id: '7', moneys: 50_000 }];

test('an activity, a fixed amount or an amount of one’s own can be topped up', () => {
  expect(checkTopUp({ type: '7' }, activities)).toEqual({ ok: true, due: 50_000 });
  expect(checkTopUp({ type: 'money4' }, activities)).toEqual({ ok: true, due: 1_000_000 });
  expect(checkTopUp({ type: 'money_v', money_v: 1 }, activities)).toEqual({ ok: true, due: 1 });
});

test('no choice is asked for one; an amount must be greater than 0', () => {
  const words = (type: string, money_v?: number) => checkTopUp({ type, money_v }, activities);
  expect(words('')).toMatchObject({ ok: false, message: { text: '请选择金额或输入金额' } });
  expect(words('toString')).toMatchObject({ ok: false });
  expect(words('money_v')).toMatchObject({ ok: false, message: { text: '请输入金额' } });
  expect(words('money_v', 0)).toMatchObject({ ok: false, message: { text: '请输入金额' } });
});

test('an unpaid record can be deleted and paid, one with a proof viewed, a paid one is done', () => {
  expect(([0, 1, 2] as const).map((pay_status) => topUpActions({ pay_status }))).toEqual([
    ['remove', 'pay'],
    [],
    ['viewPayment'],
  ]);
});
