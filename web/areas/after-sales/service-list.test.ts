// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { put } from '#web/state/session/session.ts';
import * as kept from '#web/state/storage/kept.ts';
import { serve } from '#web/state/testing.ts';
import { flagService } from './reload-flag.ts';
import { createServiceList } from './service-list.ts';

const LIST = 'order.php?act=services_list';
const row = (order_id: string, status = 1) => ({ order_id, return_sn: `T${order_id}`, status, return_zt: `${status}` });

beforeEach(() => put({ token: 'a'.repeat(32) }));
afterEach(() => kept.reload.mine().erase());

async function listWith(...rows: ReturnType<typeof row>[]) {
  const server = serve({ [LIST]: () => ({ data: rows, page_next: 'end' }) });
  const store = createServiceList('');
  await store.list.load();
  const states = () => store.list.state.data?.map(({ order_id, return_zt }) => `${order_id} ${return_zt}`);
  return { server, store, states };
}

test("the stored flag 'services' makes the list reload one row and keeps the scroll position", async () => {
  const { server, store, states } = await listWith(row('1'), row('2'), row('3'));
  flagService('2');
  expect(kept.reload.mine().read()).toBe('services');
  server.once(LIST, () => ({ data: [row('2', 6)], page_next: 'end' }));
  await store.show();
  expect(states()).toEqual(['1 1', '2 6', '3 1']);
  expect(server.asked(LIST).at(-1)).toEqual({ order_id: '2' });
  await store.show();
  expect(server.asked(LIST), 'the flag is down').toHaveLength(2);
});

test('with an order id only that order is listed (document 1 §2)', async () => {
  const server = serve({ [LIST]: () => ({ data: [row('7')], page_next: 'end' }) });
  const store = createServiceList('', '7');
  await store.list.load();
  expect(server.asked(LIST)).toEqual([{ is_start: '1', keywords: '', order_id: '7' }]);
  flagService('9');
  server.once(LIST, () => ({ data: [row('9')], page_next: 'end' }));
  await store.show();
  expect(store.list.state.data?.map(({ order_id }) => order_id)).toEqual(['7']);
});

test('a new request comes first', async () => {
  const { server, store, states } = await listWith(row('1'));
  flagService('9');
  server.once(LIST, () => ({ data: [row('9')], page_next: 'end' }));
  await store.show();
  expect(states()).toEqual(['9 1', '1 1']);
});

test('keywords filter the list', async () => {
  const { server } = await listWith(row('1'));
  await createServiceList('阿莫西林').list.load();
  expect(server.asked(LIST).map(({ keywords }) => keywords)).toEqual(['', '阿莫西林']);
});

test('a new request is no row of a search', async () => {
  const server = serve({ [LIST]: () => ({ data: [row('1')], page_next: 'end' }) });
  const store = createServiceList('阿莫西林');
  await store.list.load();
  flagService('9');
  server.once(LIST, () => ({ data: [row('9')], page_next: 'end' }));
  await store.show();
  expect(store.list.state.data?.map(({ order_id }) => order_id)).toEqual(['1']);
});
