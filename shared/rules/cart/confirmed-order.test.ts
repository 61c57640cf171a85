import { expect, test } from 'vitest';
import { buy } from '#shared/contract/buy.ts';
import { startAt } from '#shared/contract/wire.ts';
import { checkConfirmed } from './confirmed-order.ts';

const line = { cart_id: 4, goods_id: 8, goods_name: '碘伏', num: 12 };
const confirmed = (more: object) =>
  buy.confirm.answer.read(
    { merchants: [{ order_zt: '自营', lines: [line] }], money: { money_paid: '31.20' }, seal: 's', ...more },
    startAt(false),
  );

test('a checkout with lines and a known amount can be submitted, also one for points only', () => {
  expect(checkConfirmed(confirmed({}))).toEqual({ ok: true });
  expect(checkConfirmed(confirmed({ money: { money_paid: 0 } }))).toEqual({ ok: true });
});

test.each([{}, { money_paid: '面议' }, { money_paid: '-4.00' }])('not with the amount %j', (money) => {
  expect(checkConfirmed(confirmed({ money }))).toMatchObject({ ok: false });
});

test.each([[[]], [[{ order_zt: '自营', lines: null }]]])('not without lines: %j', (merchants) => {
  expect(checkConfirmed(confirmed({ merchants }))).toMatchObject({ ok: false });
});
