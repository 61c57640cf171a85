// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { api } from '#web/state/loading/api.ts';
import { createAddMore } from './add-more-store.ts';

const card = (goods_id: string, no_discount: boolean) => ({
  goods_id,
  no_discount,
  lx: '0',
  tb_id: '0',
  is_promote: false,
  shop_price: 600,
  goods_number: 900,
});

test.each([
  [false, ['5', '6', '7']],
  [true, ['6']],
])('goods that take no discount fill the gap to free shipping, and none to a coupon (%s)', async (isCoupon, shown) => {
  const answers = [[card('5', true)], [card('6', false), card('7', true)]];
  vi.spyOn(api, 'send').mockImplementation((async () => ({ data: answers.shift() })) as never);
  const part = createAddMore(1800, isCoupon);
  await part.load();
  expect(part.state.data?.map(({ goods }) => goods.goods_id)).toEqual(shown);
});
