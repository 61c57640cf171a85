import { expect, test } from 'vitest';
import { createFakeShop } from '#cli/parts/testing/fake-shop.ts';
import { readAnswer } from '#cli/parts/testing/read-answer.ts';
import { deliveryHundred } from '#shared/contract/delivery-hundred.ts';
import { order } from '#shared/contract/order.ts';
import { track } from './service.ts';

const none = { id: undefined, parcel: undefined, courier: undefined, number: undefined };

function shopWith(delivery: object[]) {
  const fake = createFakeShop();
  fake.client
    .on(order.orderList, () =>
      readAnswer(order.orderList, { data: [{ order_id: 5, status: { status: 3 }, delivery }], page_next: 'end' }),
    )
    .on(deliveryHundred.showShipping, () => readAnswer(deliveryHundred.showShipping, { address: {}, data: [] }));
  return fake;
}

test('every parcel of an order is tracked, or the one that is named', async () => {
  const { shop, client } = shopWith([{ send_id: 1 }, { send_id: 2 }]);
  expect((await track(shop, { ...none, id: '5' })).ways.map((way) => way.parcel)).toEqual(['1', '2']);
  await track(shop, { ...none, parcel: '2' });
  await track(shop, { ...none, courier: 'jd', number: 'JD1' });
  const asked = client.sent.filter(({ path }) => path === deliveryHundred.showShipping.path).map(({ args }) => args);
  expect(asked).toEqual([{ send_id: '1' }, { send_id: '2' }, { send_id: '2' }, { postcom: 'jd', num: 'JD1' }]);
});

test('without a name there is nothing to track, and no parcel is a fault', async () => {
  const { shop } = shopWith([]);
  await expect(track(shop, { ...none, courier: 'jd' })).rejects.toMatchObject({ code: 'usage' });
  await expect(track(shop, { ...none, id: '5' })).rejects.toMatchObject({ code: 'server' });
});
