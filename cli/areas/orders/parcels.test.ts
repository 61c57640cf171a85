import { expect, test } from 'vitest';
import { createFakeShop } from '#cli/parts/testing/fake-shop.ts';
import { readAnswer } from '#cli/parts/testing/read-answer.ts';
import { deliveryHundred } from '#shared/contract/delivery-hundred.ts';
import { order } from '#shared/contract/order.ts';
import { CancelledError, NetworkError } from '#shared/errors.ts';
import { runFlow } from '#shared/flows/flow.ts';
import { createInbox } from '#shared/flows/inbox.ts';
import { follow, type Tracking, track } from './service.ts';

const none = { id: undefined, parcel: undefined, courier: undefined, number: undefined };

function shopWith(delivery: object[]) {
  const fake = createFakeShop();
  fake.client
    .on(order.orderList, () =>
      readAnswer(order.orderList, { data: [{ order_id: 5, status: { status: 3 }, delivery }], page_next: 'end' }),
    )
    .on(deliveryHundred.showShipping, () => readAnswer(deliveryHundred.showShipping, { address: {} }));
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

/** Follows a parcel whose way grows by a step with each question; `events` come at once. */
function following(deadline: number, answer: (at: number) => object) {
  const { shop, client, clock, ending } = shopWith([{ send_id: 1 }]);
  let at = 0;
  client.on(deliveryHundred.showShipping, () => {
    at += 1;
    return readAnswer(deliveryHundred.showShipping, { address: {}, ...answer(at) });
  });
  const states: Tracking[] = [];
  const events = createInbox<{ type: 'leave' } | { type: 'enough' }>();
  const flow = follow(shop, { ...none, parcel: '1' }, 1000, deadline);
  const ended = runFlow(flow, { signal: new AbortController().signal, events }, (state) => states.push(state));
  return { ended: Promise.resolve(ended).catch((error: unknown) => error), states, events, clock, ending };
}
const steps = (count: number) => ({
  data: Array.from({ length: count }, (_, at) => ({ status: '在途', context: `step ${count - at}`, time: count - at })),
});

test('followed parcels tell what is new, bear a question that nobody answers, and end at the deadline', async () => {
  const { ended, states, clock } = following(3000, (at) => {
    if (at === 3) throw new NetworkError('x', 'dropped');
    return steps(at);
  });
  await clock.pass(10_000);
  expect(await ended).toMatchObject({ ways: [{ parcel: '1', steps: { length: 4 } }] });
  expect(states.map(({ fresh }) => fresh.map(({ context }) => context))).toEqual([
    ['step 1'],
    ['step 2'],
    [],
    ['step 3', 'step 4'],
  ]);
  expect(states.map(({ unreachable }) => unreachable)).toEqual([false, false, true, false]);
});

test('a person has seen enough, or interrupts', async () => {
  const one = following(60_000, () => steps(1));
  await one.clock.pass(1500);
  one.events.send({ type: 'enough' });
  expect(await one.ended).toMatchObject({ ways: [{ parcel: '1' }] });
  expect(one.states).toHaveLength(2);
  const other = following(60_000, () => steps(1));
  await other.clock.pass(1500);
  other.ending.abort('interrupted');
  expect(await other.ended).toBeInstanceOf(CancelledError);
});

test('without a name there is nothing to track, and no parcel is a fault', async () => {
  const { shop } = shopWith([]);
  await expect(track(shop, { ...none, courier: 'jd' })).rejects.toMatchObject({ code: 'usage' });
  await expect(track(shop, { ...none, id: '5' })).rejects.toMatchObject({ code: 'server' });
});
