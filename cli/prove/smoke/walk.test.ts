import { expect, test } from 'vitest';
import { cart } from '#shared/contract/cart.ts';
import { order } from '#shared/contract/order.ts';
import { NetworkError } from '#shared/errors.ts';
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

test('a step that fails at another call than its own names the one that failed', async () => {
  const { steps } = await walked((walk) =>
    walk.step(['订单', 'the order'], order.orderList, () => Promise.reject(down)),
  );
  expect(steps).toMatchObject([{ call: order.orderList.path, trouble: { kind: 'error', call: cart.list.path } }]);
});
