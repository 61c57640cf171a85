import { afterEach, expect, test, vi } from 'vitest';
import { search } from '#shared/contract/search.ts';
import { searchAsk, searchDefaults } from '#shared/rules/goods-filter.ts';
import { provideFailureHandler } from '#web/state/loading/failure.ts';
import { createEndless } from './endless.ts';

const page = (ids: readonly string[], page_next: string) =>
  new Response(JSON.stringify({ success: 1, data: ids.map((id) => ({ goods_id: id, goods_name: id })), page_next }));

/** Answers in this order; an Error is a lost connection. */
function serve(...answers: (Response | Error)[]) {
  const asked = vi.fn(async () => {
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new TypeError('nothing left');
    return answer;
  });
  vi.stubGlobal('fetch', asked);
  return asked;
}

function makeList() {
  const failures = vi.fn();
  provideFailureHandler(failures);
  const args = () => searchAsk({ keywords: '板蓝根' }, searchDefaults);
  return { list: createEndless({ call: search.search, args }), failures };
}

afterEach(() => vi.unstubAllGlobals());

const NEXT = 'search.php?act=search&page=2';

test('pages follow page_next until "end"', async () => {
  const asked = serve(page(['1', '2'], NEXT), page(['3'], 'end'));
  const { list } = makeList();
  list.load();
  await vi.waitFor(() => expect(list.state.phase).toBe('shown'));
  list.more();
  await vi.waitFor(() => expect(list.tail.phase).toBe('end'));
  list.more();
  expect(list.state.data?.map(({ goods_id }) => goods_id)).toEqual(['1', '2', '3']);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a repeated link ends the list, so that no page repeats for ever', async () => {
  const asked = serve(page(['1'], NEXT), page(['2'], NEXT), page(['2'], NEXT), page(['2'], NEXT));
  const { list } = makeList();
  list.load();
  await vi.waitFor(() => expect(list.state.phase).toBe('shown'));
  list.more();
  await vi.waitFor(() => expect(list.tail.phase).toBe('end'));
  list.more();
  expect(list.state.data?.map(({ goods_id }) => goods_id)).toEqual(['1', '2']);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a failed page keeps the loaded ones, is reported once, and can be retried', async () => {
  serve(page(['1'], NEXT), new TypeError('offline'), page(['2'], 'end'));
  const { list, failures } = makeList();
  list.load();
  await vi.waitFor(() => expect(list.state.phase).toBe('shown'));
  list.more();
  await vi.waitFor(() => expect(list.tail.phase).toBe('failed'));
  expect(list.state.data).toHaveLength(1);
  expect(failures).toHaveBeenCalledTimes(1);
  list.more();
  await vi.waitFor(() => expect(list.state.data).toHaveLength(2));
});

test('a loaded list is not loaded again; `restart` empties it', async () => {
  const asked = serve(page(['1'], NEXT), page(['2'], 'end'));
  const { list } = makeList();
  await list.load();
  await list.load();
  expect(asked).toHaveBeenCalledTimes(1);
  list.restart();
  expect(list.state).toMatchObject({ phase: 'loading', data: null });
  await vi.waitFor(() => expect(list.tail.phase).toBe('end'));
  expect(list.state.data).toMatchObject([{ goods_id: '2' }]);
});

test('a list whose reload fails keeps its pages and continues from there', async () => {
  serve(page(['1'], NEXT), new Response('', { status: 502 }), page(['2'], 'end'));
  const { list } = makeList();
  await list.load();
  await list.reload();
  expect(list.state.data).toHaveLength(1);
  list.more();
  await vi.waitFor(() => expect(list.state.data).toHaveLength(2));
});
