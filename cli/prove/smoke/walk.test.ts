import { expect, test } from 'vitest';
import { plainly } from '#cli/text/words.ts';
import { cart } from '#shared/contract/cart.ts';
import { order } from '#shared/contract/order.ts';
import { NetworkError } from '#shared/errors.ts';
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
