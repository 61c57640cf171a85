// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { api } from '#web/state/loading/api.ts';
import { createMemberGoods } from './member-goods.ts';
import { PickDock } from './pick-dock.tsx';

afterEach(cleanup);

const never = () => new Promise<never>(() => undefined);

test('after an add the dock says how many kinds went and leads to the cart, until something is ticked', async () => {
  vi.spyOn(api, 'send').mockImplementation(never);
  const memberGoods = createMemberGoods('frequentBuys', '');
  const { picking } = memberGoods;
  const tick = (goods_id: string) => act(async () => picking.toggle({ goods_id } as GoodsCard));
  vi.spyOn(picking, 'add').mockImplementation(async () => {
    const kinds = Object.keys(picking.state.picks).length;
    picking.clear();
    picking.state.added = kinds;
    return { kinds, left: [] };
  });
  render(<PickDock memberGoods={memberGoods} />);
  expect(screen.queryByRole('link')).toBeNull();
  await tick('31');
  await tick('32');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '加入购物车' })));
  const link = screen.getByRole('link', { name: '去购物车' });
  expect(screen.getByText('已加 2 种')).toBeTruthy();
  expect(screen.getByRole('link', { name: '去结算' }).getAttribute('href')).toBe('/cart?step=checkout');
  expect(document.activeElement).toBe(link);
  await tick('33');
  expect(screen.queryByText('已加 2 种')).toBeNull();
  expect(screen.getByRole('button', { name: '加入购物车' })).toBeTruthy();
  // Unticked without an add.
  await act(async () => picking.clear());
  expect(screen.queryByRole('link')).toBeNull();
});
