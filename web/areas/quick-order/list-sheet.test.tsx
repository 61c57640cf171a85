// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { goodsAnswer } from '#shared/contract/testing/goods-answer.ts';
import { judgeAll } from '#shared/rules/quick-order/judged-lines.ts';
import { buyer } from '#web/state/session/buyer.ts';
import { put, signOut } from '#web/state/session/session.ts';
import { type Settings, start } from '#web/state/settings/settings.ts';
import { serve } from '#web/state/testing.ts';
import { ListSheet } from './list-sheet.lazy.tsx';
import type { Line } from './quick-order-line.ts';
import { createQuickOrder } from './quick-order-store.ts';

afterEach(() => {
  cleanup();
  signOut();
  start.now = { phase: 'loading' };
});

/** The printed table of a list of two lines, of which one is not found; one row a string. */
async function printed(sees: boolean): Promise<string[]> {
  vi.stubGlobal('scrollTo', () => undefined);
  start.now = { phase: 'shown', settings: { user_yz: true, log_bs: '' } as Settings };
  put({ token: 'c'.repeat(32), yz: 1 });
  serve({
    'search.php?act=search': ({ keywords }) => ({
      data: keywords === 'YC8' ? [{ goods_id: '8', goods_name: '创可贴', goods_sn: 'YC8' }] : [],
      page_next: 'end',
    }),
    'search.php?act=inp_val': () => ({ data: [] }),
    'goods.php?act=info': ({ goods_id }) =>
      goodsAnswer({ goods_id, goods_name: '创可贴', brand_name: '砚山制药', goods_number: 90, shop_price: '3.60' }),
  });
  const store = createQuickOrder();
  await store.add([
    { row: 2, words: 'YC8', quantity: 5, goods_id: '8' },
    { row: 3, words: 'YC1', quantity: 1, unit: '瓶' },
  ]);
  await vi.waitFor(() => expect(store.state.looking).toBe(0));
  await act(
    async () => void render(<ListSheet judged={judgeAll(store.state.lines as readonly Line[], buyer())} sees={sees} />),
  );
  act(() => void dispatchEvent(new Event('beforeprint')));
  const rows = [...document.querySelectorAll('.sheet tr')];
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent?.trim()).join(' | '));
}

test('a list prints as a table: what was asked, what was found, price, sum and result of each line', async () => {
  const rows = await printed(true);
  expect(rows).toContain('行 | 清单 | 商品 | 厂家 | 数量 | 单价 | 小计 | 结果');
  expect(rows).toContain('2 | YC8 5 | 创可贴 | 砚山制药 | 5 | 3.60 | 18.00 | 已匹配');
  expect(rows).toContain('3 | YC1 1瓶 |  |  |  |  |  | 没有找到');
  expect(document.body.textContent).toContain('可下单 1 种 5 件');
});

test('who may not see prices prints none', async () => {
  const rows = await printed(false);
  expect(rows).toContain('行 | 清单 | 商品 | 厂家 | 数量 | 结果');
  expect(document.body.textContent).not.toContain('¥');
});
