import { beforeEach, expect, test, vi } from 'vitest';
import { goodsAnswer } from '#shared/contract/testing/goods-answer.ts';
import { type Settings, start } from '#web/state/settings/settings.ts';
import { serve } from '#web/state/testing.ts';
import { createQuickOrder } from './quick-order-store.ts';

beforeEach(() => {
  start.now = { phase: 'shown', settings: { user_yz: true, log_bs: '' } as Settings };
});

test('choosing a line during look-ups shares their requests, and cancels none of them', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const server = serve({
    'search.php?act=search': ({ keywords }) => ({
      data: keywords === 'YC1' ? [{ goods_id: '1', goods_name: '口罩', goods_sn: 'YC1' }] : [],
      page_next: 'end',
    }),
    'goods.php?act=info': async ({ goods_id }) => {
      await held;
      return goodsAnswer({ goods_id, goods_sn: `YC${goods_id}` });
    },
  });
  const store = createQuickOrder();
  const whole = store.add([{ words: 'YC1' }, { words: '口罩', goods_id: '2' }]);
  await vi.waitFor(() => expect(server.asked('goods.php?act=info')).toHaveLength(2));
  // The other line's name may be the goods that the first one is waiting for.
  const chosen = store.choose(store.state.lines[1]?.key ?? 0, { goods_id: '1', goods_name: '口罩' });
  await new Promise((resolve) => setTimeout(resolve, 0));
  answer();
  await Promise.all([whole, chosen]);
  await vi.waitFor(() => expect(store.state.looking).toBe(0));
  expect(store.state.lines.map(({ found }) => found?.kind)).toEqual(['goods', 'goods']);
  expect(server.asked('goods.php?act=info')).toHaveLength(2);
});

/** A shop that has every code. */
const serveAll = () =>
  serve({
    'search.php?act=search': ({ keywords }) => ({
      data: [{ goods_id: String(keywords).slice(2), goods_name: '口罩', goods_sn: keywords }],
      page_next: 'end',
    }),
    'goods.php?act=info': ({ goods_id }) => goodsAnswer({ goods_id, goods_sn: `YC${goods_id}` }),
  });

test('a list of more lines than one order takes is taken in turns, and none is lost', async () => {
  serveAll();
  const store = createQuickOrder();
  const codes = Array.from({ length: 230 }, (_, at) => `YC${200_000 + at}`);
  store.write(codes.map((code) => `${code} 2`).join('\n'));
  await store.look();
  await vi.waitFor(() => expect(store.state.looking).toBe(0));
  expect([store.state.lines.length, store.state.waiting]).toEqual([200, 30]);
  // Ten stay open; the others went into the cart.
  for (const { key } of store.state.lines.slice(0, 190)) store.drop(key);
  await store.more();
  await vi.waitFor(() => expect(store.state.looking).toBe(0));
  expect([store.state.lines.map(({ words }) => words), store.state.waiting]).toEqual([codes.slice(190), 0]);
  expect(store.state.lines.at(-1)).toMatchObject({ row: 230, quantity: 2 });
});

test('once lines of a file are in the cart, the list is what is left of it: nothing offers to order them again', async () => {
  serveAll();
  const store = createQuickOrder();
  const { state } = store;
  const rows = Array.from({ length: 203 }, (_, at) => `YC${400_000 + at},3`);
  await store.source.readFile(new File([['编码,数量', ...rows, '合计,609'].join('\n')], '补货.csv'));
  await store.look();
  await vi.waitFor(() => expect(state.looking).toBe(0));
  for (const { key } of [...state.lines]) store.drop(key);
  await store.readLeft();
  await vi.waitFor(() => expect(state.list?.lines).toHaveLength(3));
  expect([state.file, state.waiting, state.list?.left]).toEqual([null, 3, []]);
  await store.more();
  await vi.waitFor(() => expect(state.looking).toBe(0));
  expect(state.lines.map(({ row, quantity }) => [row, quantity])).toEqual([
    [202, 3],
    [203, 3],
    [204, 3],
  ]);
  for (const { key } of [...state.lines]) store.drop(key);
  await store.readLeft();
  await vi.waitFor(() => expect([state.list, state.text, state.waiting]).toEqual([null, '', 0]));
});

test('words of a row that nothing explains are asked, and so are those that another row says of its goods', async () => {
  serveAll();
  const store = createQuickOrder();
  store.write('编码,数量,留言\nYC300011,4,\nYC300012,6,先停\nYC300011,2,作废');
  await store.look();
  await vi.waitFor(() => expect(store.state.looking).toBe(0));
  const said = store.state.lines.map(({ found }) => found?.kind === 'goods' && found.differs?.map((each) => each.said));
  expect(said).toEqual([['YC300011 作废'], ['先停'], ['作废']]);
  store.confirm(store.state.lines[1]?.key ?? 0);
  expect(store.state.lines[1]?.found).not.toHaveProperty('differs');
});
