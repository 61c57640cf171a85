// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { testPage } from '#web/parts/testing/page-test.ts';
import { serve } from '#web/state/testing.ts';
import ServiceInfoPage from './service-info-page.tsx';

const screenIs = vi.hoisted(() => ({ desk: true }));
vi.mock('#web/parts/page/use-desk.ts', async (real) => ({
  ...(await real<typeof import('#web/parts/page/use-desk.ts')>()),
  useDesk: () => screenIs.desk,
}));

testPage();

afterEach(() => {
  screenIs.desk = true;
});

test.each([
  ['no', { data: [], can_apply: 0 }, '该订单暂不能申请售后！'],
  ['no, and why', { data: [], can_apply: 0, because: '已过售后期' }, '已过售后期'],
  ['nothing about it', { data: [] }, '未查到该订单能否申请售后，请联系客服！'],
  ['nothing that can be read', { requests: [] }, '数据请求失败！'],
])('the server says whether after-sales can be asked for: %s', async (_, answer, words) => {
  serve({ 'order.php?act=services_info': () => answer });
  await act(async () => void render(<ServiceInfoPage query={{ order_id: '7' }} />));
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(screen.getByText(words)).toBeTruthy();
});

test('of three hundred lines a phone has those near the screen in its document, and each is a list item', async () => {
  screenIs.desk = false;
  const line = (at: number) => ({
    og_id: `${at + 1}`,
    goods_name: '板蓝根颗粒',
    num: 2,
    can_num: 2,
    can_refund: '8.45',
  });
  const lines = Array.from({ length: 300 }, (_, at) => line(at));
  const types = [{ type: '1', type_name: '退货退款' }];
  serve({ 'order.php?act=services_info': () => ({ data: [], can_apply: 1, types, lines }) });
  await act(async () => void render(<ServiceInfoPage query={{ order_id: '7' }} />));
  await act(() => vi.advanceTimersByTimeAsync(500));
  await vi.dynamicImportSettled();
  await act(() => vi.advanceTimersByTimeAsync(500));
  const shown = document.querySelectorAll('li > .service-line').length;
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThan(60);
});
