import { expect, test } from 'vitest';
import { createFakeShop } from '#cli/parts/testing/fake-shop.ts';
import { order } from '#shared/contract/order.ts';
import { payCx } from '#shared/contract/pay-cx.ts';
import { count, shape } from '#shared/contract/wire.ts';
import { NetworkError } from '#shared/errors.ts';
import { runFlow, unattended } from '#shared/flows/flow.ts';
import { type PollState, poll } from './poll.ts';

// A status that counts: one that is a flag never comes to 3.
const counted = { ...payCx.getStatus, answer: shape({ data: shape({ status: count }) }) };

const statuses = (...all: readonly (number | 'lost')[]) => {
  const { shop, client, clock, ending } = createFakeShop();
  let at = 0;
  client.on(payCx.getStatus, () => {
    const status = all[Math.min(at++, all.length - 1)];
    if (status === 'lost') throw new NetworkError('x', 'dropped');
    return { data: { status } } as never;
  });
  const states: PollState[] = [];
  const ask = (wanted: { until?: string[]; failOn?: string[]; deadline?: number }) => {
    const args = { order_sn: '1' };
    const defaults = { until: ['data.status=1'], failOn: ['data.status=3'], every: 2000, deadline: 20_000 };
    const flow = poll(shop, { call: counted, args, ...defaults, ...wanted });
    const ended = runFlow(flow, unattended(new AbortController().signal), (state) => states.push(state)).catch(
      (error: unknown) => error,
    );
    return clock.pass(60_000).then(() => ended);
  };
  return { ask, client, states, ending };
};

test('waits until the condition holds, at its pace', async () => {
  const { ask, client } = statuses(0, 0, 1);
  expect(await ask({})).toMatchObject({ asked: 3, waited: 4000, answer: { data: { status: 1 } } });
  expect(client.count(payCx.getStatus)).toBe(3);
});

test('a state that never comes back ends it at once: exit 3', async () => {
  expect(await statuses(0, 3, 1).ask({})).toMatchObject({
    code: 'assertion',
    data: { answer: { data: { status: 3 } } },
  });
});

test('the deadline is kept: exit 8, with the last answer', async () => {
  const { ask, client } = statuses(0);
  expect(await ask({})).toMatchObject({ code: 'pending', data: { answer: { data: { status: 0 } }, seen: [0, 0] } });
  expect(client.count(payCx.getStatus)).toBe(11);
});

test('a few unanswered questions are borne, and a good answer makes them forgotten', async () => {
  const { ask, states } = statuses('lost', 'lost', 'lost', 0, 'lost', 'lost', 'lost', 1);
  expect(await ask({})).toMatchObject({ asked: 8 });
  expect(states.map(({ unreachable }) => unreachable).filter(Boolean)).toHaveLength(6);
});

test('too many in a row are not', async () => {
  expect(await statuses(0, 'lost').ask({})).toBeInstanceOf(NetworkError);
});

test('only what reads is polled, and something has to be waited for', () => {
  const { shop } = createFakeShop();
  const wanted = { call: payCx.getStatus, args: {}, until: [], failOn: [], every: 1, deadline: 1 };
  expect(() => poll(shop, wanted)).toThrow('--until');
  // A field that no answer has would be waited for in vain.
  for (const until of ['status=1', 'data.state=1', 'pay_name.x=1 ']) {
    const asked = () => poll(shop, { ...wanted, until: [until] });
    if (until.startsWith('pay_name')) expect(asked).not.toThrow();
    else expect(asked).toThrow('has no');
  }
  const inList = () => poll(shop, { ...wanted, call: order.orderList, until: ['data[0].state=4'] });
  expect(inList).toThrow(
    expect.objectContaining({ next: [expect.any(String), expect.stringMatching(/: status, order_id/)] }),
  );
  const above = () => poll(shop, { ...wanted, call: order.orderList, until: ['money_paid>0'] });
  expect(above).toThrow(
    expect.objectContaining({ next: [expect.any(String), expect.stringMatching(/: data\[\*\]\.money_paid/)] }),
  );
  // Nor is a flag ever 3, or a number a word.
  expect(() => poll(shop, { ...wanted, until: ['data.status=3'] })).toThrow('a flag');
  expect(() => poll(shop, { ...wanted, call: counted, until: ['data.status=paid'] })).toThrow('never paid');
  expect(() => poll(shop, { ...wanted, call: counted, until: ['data.status=2'] })).not.toThrow();
  expect(() => poll(shop, { ...wanted, call: { ...payCx.getStatus, effect: 'write' } as never })).toThrow('only read');
});
