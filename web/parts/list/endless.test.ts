import { afterEach, expect, test, vi } from 'vitest';
import { search } from '#shared/contract/search.ts';
import { searchAsk, searchDefaults } from '#shared/rules/goods/goods-filter.ts';
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

function makeList(keyed = false) {
  const failures = vi.fn();
  provideFailureHandler(failures);
  const args = () => searchAsk({ keywords: '板蓝根' }, searchDefaults);
  const key = keyed ? { key: (goods: { readonly goods_id: string }) => goods.goods_id } : {};
  return { list: createEndless({ call: search.search, args, ...key }), failures };
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

test('a row that moved to the next page, or that a page names twice, is shown once', async () => {
  serve(page(['1', '2', '2'], NEXT), page(['2', '3'], 'end'));
  const { list } = makeList(true);
  await list.load();
  expect(list.state.data?.map(({ goods_id }) => goods_id)).toEqual(['1', '2']);
  list.more();
  await vi.waitFor(() => expect(list.tail.phase).toBe('end'));
  expect(list.state.data?.map(({ goods_id }) => goods_id)).toEqual(['1', '2', '3']);
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

/** A server whose rows can be taken away, with pages of three that are counted from the start. */
function shopOf(rows: string[]) {
  const asked = vi.fn(async (url: string) => {
    const from = Number(new URL(url).searchParams.get('from') ?? 0);
    const more = from + 3 < rows.length ? `search.php?act=search&from=${from + 3}` : 'end';
    return page(rows.slice(from, from + 3), more);
  });
  vi.stubGlobal('fetch', asked);
  return {
    asked,
    take: (...gone: string[]) => rows.splice(0, rows.length, ...rows.filter((id) => !gone.includes(id))),
  };
}

const idsOf = (list: ReturnType<typeof makeList>['list']) => list.state.data?.map(({ goods_id }) => goods_id).join('');

async function scroll(list: ReturnType<typeof makeList>['list']): Promise<void> {
  list.more();
  await vi.waitFor(() => expect(list.tail.phase).not.toBe('loading'));
}

test.each([true, false])('after rows were removed no row is skipped, with keys: %s', async (keyed) => {
  const { take, asked } = shopOf([...'abcdefghijk']);
  const { list } = makeList(keyed);
  await list.load();
  await scroll(list);
  take('b', 'c', 'e', 'f');
  list.edit((rows) => rows.filter(({ goods_id }) => !['b', 'c', 'e', 'f'].includes(goods_id)));
  expect(idsOf(list)).toBe('ad');
  await scroll(list);
  expect(idsOf(list)).toBe('adg');
  await scroll(list);
  await scroll(list);
  expect(idsOf(list)).toBe('adghijk');
  expect(list.tail.phase).toBe('end');
  expect(asked).toHaveBeenCalledTimes(5);
});

test('a row that left the server’s list stays where it is drawn, and the rows after it are not skipped', async () => {
  const { take } = shopOf([...'abcdefgh']);
  const { list } = makeList(true);
  await list.load();
  take('a', 'c');
  list.edit((rows) => rows.map((row) => (row.goods_id === 'c' ? { ...row, goods_name: 'closed' } : row)));
  for (let times = 0; times < 4; times++) await scroll(list);
  expect(idsOf(list)).toBe('abcdefgh');
});

test('a refreshed list keeps its pages, draws what changed, and goes on where it was', async () => {
  const { take, asked } = shopOf([...'abcdefgh']);
  const { list } = makeList(true);
  await list.load();
  await scroll(list);
  expect(idsOf(list)).toBe('abcdef');
  take('b');
  await list.refresh();
  expect([idsOf(list), asked.mock.calls.length]).toEqual(['abcdefg', 4]);
  await scroll(list);
  expect([idsOf(list), list.tail.phase]).toEqual(['abcdefgh', 'end']);
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
  await list.refresh();
  expect(idsOf(list)).toBe('abcdefgh');
});

test('a list whose loaded rows are all removed loads the others', async () => {
  const { take } = shopOf([...'abcde']);
  const { list } = makeList(true);
  await list.load();
  take('a', 'b', 'c');
  list.edit(() => []);
  expect(list.state.data).toBeNull();
  await vi.waitFor(() => expect(idsOf(list)).toBe('de'));
});
