import { expect, test } from 'vitest';
import { checkTopUp, readAmount, runningTopUps, topUpActions, writeAmount } from './top-up.ts';

const activities = [{ hd_id: '7', moneys: 50_000 }];

test('an activity, a fixed amount or a custom amount can be topped up', () => {
  expect(checkTopUp({ type: '7' }, activities)).toEqual({ ok: true, due: 50_000 });
  expect(checkTopUp({ type: 'money4' }, activities)).toEqual({ ok: true, due: 1_000_000 });
  expect(checkTopUp({ type: 'money_v', money_v: 1 }, activities)).toEqual({ ok: true, due: 1 });
});

test('a choice is required, and the amount must be greater than 0', () => {
  const words = (type: string, money_v?: number) => checkTopUp({ type, money_v }, activities);
  expect(words('')).toMatchObject({ ok: false, message: { text: '请选择金额或输入金额' } });
  expect(words('toString')).toMatchObject({ ok: false });
  expect(words('money_v')).toMatchObject({ ok: false, message: { text: '请输入金额' } });
  expect(words('money_v', 0)).toMatchObject({ ok: false, message: { text: '请输入金额' } });
});

test('what a list still has of activities that ended cannot be chosen', () => {
  const [over, today, open] = [1_000, 3_000, null].map((end_time, at) => ({ hd_id: `${at}`, end_time, moneys: 100 }));
  const running = runningTopUps([over!, today!, open!], 2_000);
  expect(running.map(({ hd_id }) => hd_id)).toEqual(['1', '2']);
  expect(checkTopUp({ type: '0' }, running)).toMatchObject({ ok: false });
});

test('an unpaid record can be deleted and paid, one with a proof viewed, a paid one has no action', () => {
  expect(([0, 1, 2] as const).map((pay_status) => topUpActions({ pay_status }))).toEqual([
    ['remove', 'pay'],
    [],
    ['viewPayment'],
  ]);
});

test.each([
  ['3200', 320_000],
  [' 1,234.5 ', 123_450],
  ['１００', 10_000],
  ['¥ 5，000 元', 500_000],
  ['0.01', 1],
  ['10.', 1_000],
  ['12.3400', 1_234],
  ['1000000000', 100_000_000_000],
  ['1。5', 150],
  ['.5', 50],
  ['。25', 25],
])('an amount of %j is read as %i fen', (typed, money_v) => {
  expect(readAmount(typed)).toEqual({ ok: true, money_v });
});

test.each([
  ['', '请输入金额'],
  ['0', '请输入金额'],
  ['0.00', '请输入金额'],
  ['-5', '请输入金额'],
  ['0.001', '请输入正确的金额，最多两位小数'],
  ['12.345', '请输入正确的金额，最多两位小数'],
  ['1e9', '请输入正确的金额，最多两位小数'],
  ['1.2.3', '请输入正确的金额，最多两位小数'],
  ['.', '请输入正确的金额，最多两位小数'],
  ['.0', '请输入金额'],
  ['.505', '请输入正确的金额，最多两位小数'],
  ['一百', '请输入正确的金额，最多两位小数'],
])('an amount of %j is refused: %s', (typed, text) => {
  expect(readAmount(typed)).toMatchObject({ ok: false, message: { text } });
});

test('a written amount is read back', () => {
  expect([320_000, 1, 1_050, 123_456].map(writeAmount)).toEqual(['3200', '0.01', '10.50', '1234.56']);
  expect(readAmount(writeAmount(123_456))).toEqual({ ok: true, money_v: 123_456 });
});

test.each([0, undefined])('an activity whose amount is %j cannot be paid', (moneys) => {
  const checked = checkTopUp({ type: '21' }, [{ hd_id: '21', moneys }]);
  expect(checked).toMatchObject({ ok: false, message: { text: '该活动的金额无法读取，请联系客服' } });
});
