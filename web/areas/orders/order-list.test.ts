import { beforeEach, expect, test, vi } from 'vitest';
import { provideFailureHandler } from '#web/state/loading/failure.ts';
import { put } from '#web/state/session/session.ts';
import { serve } from '#web/state/testing.ts';
import { createOrderList } from './order-list.ts';

const LIST = 'order.php?act=order_list';

beforeEach(() => put({ token: 'm'.repeat(32) }));

async function opened(lx: string, booklet_type: string) {
  const server = serve({
    [LIST]: () => ({ data: [], page_next: 'end' }),
    'index.php?act=get_order_num': () => ({}),
  });
  const store = createOrderList(lx);
  await store.show(booklet_type);
  await vi.waitFor(() => expect(server.asked(LIST)).not.toEqual([]));
  return [store.filter.lx, server.asked(LIST).map((asked) => asked.lx)];
}

// booklet_type 2 has the tab 5, any other 6.
test.each([
  ['6', '2', 'all'],
  ['5', '1', 'all'],
  ['5', '2', '5'],
  ['6', '1', '6'],
  ['9', '1', 'all'],
  ['', '2', 'all'],
  ['3', '2', '3'],
])('the address lx=%j with booklet_type %s asks for the tab that is shown: %s', async (lx, booklet_type, tab) => {
  expect(await opened(lx, booklet_type)).toEqual([tab, [tab]]);
});

test('a month in the search box is jumped to and not asked for; other words are', async () => {
  put({ token: 'm'.repeat(32) });
  const server = serve({
    [LIST]: () => ({ data: [], page_next: 'end' }),
    'index.php?act=get_order_num': () => ({}),
  });
  const store = createOrderList('');
  await store.show('2');
  const asked = () => server.asked(LIST).map(({ keywords }) => keywords);
  store.search('2025-04');
  expect([store.filter.from, store.filter.keywords, asked()]).toEqual(['2025-04', '', ['']]);
  store.search(' 维生素 ');
  await vi.waitFor(() => expect(asked()).toEqual(['', '维生素']));
  expect(store.filter.from).toBe('');
  store.search('2025年4月');
  await vi.waitFor(() => expect(asked()).toEqual(['', '维生素', '']));
  expect(store.filter).toMatchObject({ from: '2025-04', keywords: '' });
});

test('counts that fail send no toast onto what the page says of its list', async () => {
  const told = vi.fn();
  const refused = () => new Response('', { status: 500 });
  serve({ [LIST]: refused, 'index.php?act=get_order_num': refused });
  provideFailureHandler(told);
  const store = createOrderList('');
  void store.show('2');
  await vi.waitFor(() => expect(store.counts.state.phase).toBe('failed'));
  expect(told.mock.calls.map(([, inPlace]) => inPlace)).toContain(true);
});
