import { beforeEach, expect, test, vi } from 'vitest';
import { goodsAnswer } from '#shared/contract/testing/goods-answer.ts';
import { put } from '#web/state/session/session.ts';
import { type Settings, start } from '#web/state/settings/settings.ts';
import { serve } from '#web/state/testing.ts';
import { createQuickOrder } from './quick-order-store.ts';
import { resultTable } from './result-table.ts';

beforeEach(() => {
  start.now = { phase: 'shown', settings: { user_yz: true, log_bs: '' } as Settings };
  put({ token: 'b'.repeat(32), yz: 1 });
});

test('the result of a list: what is ordered, what was not found, what was left out, in the order of the list', async () => {
  serve({
    'search.php?act=search': ({ keywords }) => ({
      data: keywords === 'YC5' ? [{ goods_id: '5', goods_name: '口罩', goods_sn: 'YC5' }] : [],
      page_next: 'end',
    }),
    'search.php?act=inp_val': () => ({ data: [] }),
    'goods.php?act=info': ({ goods_id }) =>
      goodsAnswer({ goods_id, goods_name: '口罩', goods_number: 60, shop_price: '4.20' }),
  });
  const store = createQuickOrder();
  await store.add([
    { row: 2, words: 'YC5', quantity: 3, goods_id: '5' },
    { row: 4, words: 'YC9', quantity: 8, unit: '盒' },
  ]);
  await vi.waitFor(() => expect(store.state.looking).toBe(0));
  const left = [{ row: 3, words: '合计', why: 'total' }];
  store.state.list = { lines: [], left, withoutQuantities: false } as never;

  const whole = resultTable(store, 'all').rows.slice(1);
  expect(whole.map(([row, words, wanted, result]) => [row, words, wanted, result])).toEqual([
    [2, 'YC5', '3', '已匹配'],
    [3, '合计', '', '不下单'],
    [4, 'YC9', '8盒', '没有找到'],
  ]);
  expect(whole[0]?.slice(4, 7)).toEqual(['5', '口罩', 3]);
  const open = resultTable(store, 'open').rows.slice(1);
  expect(open.map(([row]) => row)).toEqual([3, 4]);
  expect(resultTable(store, 'ready').rows.slice(1)).toEqual([whole[0]]);
});
