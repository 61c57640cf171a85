// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ServiceRow } from '#shared/contract/after-sales.ts';
import { serve } from '#web/state/testing.ts';
import { ServiceItem } from './service-item.tsx';

const LINES = 'order.php?act=goods_list';
const row: ServiceRow = {
  order_id: '7',
  return_sn: 'T7',
  order_sn: '20261107',
  add_time: null,
  goods_thumb: ['a.png'],
  money_paid: 100,
  pay_status: 1,
  status: 1,
  type_name: '退货退款',
  return_zt: '待审核',
};

afterEach(cleanup);

test('without goods no empty tooltip shows', async () => {
  const server = serve({ [LINES]: () => ({}) });
  render(<ServiceItem row={row} desk />);
  fireEvent.mouseEnter(screen.getByRole('article', { name: '售后单 T7' }));
  await vi.waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  expect(server.asked(LINES)).toHaveLength(1);
});

test('hovering a row on a desktop shows its goods, loaded once; a phone has no hover', async () => {
  const server = serve({ [LINES]: () => ({ data: [{ goods_name: '阿莫西林胶囊', des: '0.25g×50粒', num: 20 }] }) });
  const { rerender } = render(<ServiceItem row={row} desk />);
  const item = screen.getByRole('article', { name: '售后单 T7' });
  fireEvent.mouseEnter(item);
  // A skeleton shows until the goods have loaded.
  await screen.findByText('阿莫西林胶囊');
  expect(screen.getByRole('tooltip').textContent).toContain('阿莫西林胶囊0.25g×50粒');
  fireEvent.mouseLeave(item);
  expect(screen.queryByRole('tooltip')).toBeNull();
  fireEvent.mouseEnter(item);
  expect(await screen.findByRole('tooltip')).toBeTruthy();
  expect(server.asked(LINES)).toEqual([{ order_id: '7' }]);
  fireEvent.mouseLeave(item);
  rerender(<ServiceItem row={row} desk={false} />);
  fireEvent.mouseEnter(item);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test.each([
  [1, '实付'],
  [0, '未付款 应付'],
  [undefined, '金额'],
] as const)('the amount of a request with pay_status %j is told as %s', (pay_status, words) => {
  const { container } = render(<ServiceItem row={{ ...row, pay_status }} desk={false} />);
  expect(container.querySelector('.service__sum .muted')?.textContent?.trim()).toBe(words);
});
