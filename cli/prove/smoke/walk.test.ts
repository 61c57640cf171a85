import { expect, test } from 'vitest';
import { readAnswer } from '#cli/parts/testing/read-answer.ts';
import { plainly } from '#cli/text/words.ts';
import { buy } from '#shared/contract/buy.ts';
import { cart } from '#shared/contract/cart.ts';
import { goods } from '#shared/contract/goods.ts';
import { order } from '#shared/contract/order.ts';
import { NetworkError } from '#shared/errors.ts';
import { createFakeClient } from '#shared/flows/testing/fake-client.ts';
import { CheckFailed } from './check.ts';
import { testPorts } from './testing/test-ports.ts';
import { type Walk, walkThrough } from './walk.ts';

const nowhere = { base: 'http://x/api', fetch, now: () => 0, operate: () => Promise.reject(new Error('none')) };
const down = new NetworkError(cart.list.path, 'status', 500);

const walked = (scenario: (walk: Walk) => Promise<void>) => walkThrough(testPorts(nowhere), 'en', scenario);

test('a call that fails between two steps is named', async () => {
  const { steps, thrown } = await walked(() => Promise.reject(down));
  expect(thrown).toBe(down);
  expect(steps).toMatchObject([{ id: 'between', call: cart.list.path, trouble: { call: cart.list.path } }]);
});

test('a scenario that checks nothing fails', async () => {
  const { steps, thrown } = await walked(async () => undefined);
  expect(thrown).toMatchObject({ code: 'assertion' });
  expect(steps).toMatchObject([{ state: 'failed', trouble: { message: 'nothing was checked' } }]);
});

test('whether there is a secret is told, the secret is not', async () => {
  const failed = async (got: string) =>
    (await walked(() => Promise.reject(new CheckFailed(about, plainly('x'), plainly(got))))).steps[0]?.trouble?.message;
  const about = { call: 'pay/pay_order.php?act=order_amount', field: 'pay_pwd', rule: ['设置过', 'is set'] as const };
  expect(await failed('false')).toContain('false');
  expect(await failed('135790')).not.toContain('135790');
});

test('a step that fails at another call than its own names the one that failed', async () => {
  const { steps } = await walked((walk) =>
    walk.step(['订单', 'the order'], order.orderList, () => Promise.reject(down)),
  );
  expect(steps).toMatchObject([{ call: order.orderList.path, trouble: { kind: 'error', call: cart.list.path } }]);
});

test('a failure names the goods that went into the cart and the order, unless it does so already', async () => {
  const shop = createFakeClient()
    .on(buy.addToCart, () => readAnswer(buy.addToCart, {}))
    .on(goods.info, () => readAnswer(goods.info, {}))
    .on(order.orderList, () => readAnswer(order.orderList, { data: [], page_next: 'end' }));
  const item = { type: '0', goods_id: '61', goods_number: 2, attr_id: '', spce_id: '' } as const;
  const { steps } = await walkThrough({ ...testPorts(nowhere), client: shop }, 'zh', async ({ client, step }) => {
    await client.send(buy.addToCart, [item]);
    await client.send(goods.info, { goods_id: '99', log_bs: '' });
    await client.send(order.orderList, { order_id: '740' });
    await step(['订单', 'order'], order.orderList, async ({ equal }) =>
      equal('data.order_id', '7', '740', ['是该订单', 'that order']),
    );
  });
  expect(steps[0]?.trouble?.message).toBe('data.order_id 应为 740，实为 7（商品 61）（是该订单）');
});
