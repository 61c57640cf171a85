import { expect, test } from 'vitest';
import type { SendOptions } from '#shared/client/create.ts';
import { cart } from '#shared/contract/cart.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { interruptible } from './clients.ts';

function recording(signal: AbortSignal) {
  const given: (SendOptions | undefined)[] = [];
  const record = async (_call: unknown, _args: unknown, options?: SendOptions) => void given.push(options) as never;
  return { client: interruptible({ send: record, next: record } as never, signal), given };
}

test('a reading call ends with the run and with its own signal', async () => {
  const [run, own] = [new AbortController(), new AbortController()];
  const { client, given } = recording(run.signal);
  await client.send(cart.list, {});
  await client.send(cart.list, {}, { signal: own.signal });
  own.abort();
  expect(given.map((options) => options?.signal?.aborted)).toEqual([false, true]);
  run.abort();
  expect(given[0]?.signal?.aborted).toBe(true);
});

test('what writes or pays is heard out, whatever signal comes along', async () => {
  const run = new AbortController();
  const { client, given } = recording(run.signal);
  await client.send(cart.delNum, { id_list: '1' }, { signal: run.signal, deadline: 5 });
  await client.send(payOrder.yePay, { order_id: '1', fd_sn: '' }, { signal: run.signal });
  expect(given).toEqual([{ deadline: 5 }, {}]);
});

test('after Ctrl-C no payment begins, clearing away still does', async () => {
  const run = new AbortController();
  const { client, given } = recording(run.signal);
  run.abort();
  await expect(client.send(payOrder.yePay, { order_id: '1', fd_sn: '' })).rejects.toThrow('cancelled');
  await client.send(payOrder.clearSd, { order_id: '1', fd_sn: '' });
  expect(given).toHaveLength(1);
});
