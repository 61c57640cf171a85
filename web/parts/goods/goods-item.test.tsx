// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { knownGoodsName } from '#web/state/goods-names.ts';
import { GoodsItem } from './goods-item.tsx';

afterEach(cleanup);

test('the page that a card leads to knows what the card called the goods', () => {
  render(<GoodsItem goods={{ goods_id: '5', goods_name: '布洛芬缓释胶囊' } as GoodsCard} />);
  const link = screen.getByRole('link', { name: '布洛芬缓释胶囊' });
  link.addEventListener('click', (event) => event.preventDefault());
  expect(knownGoodsName('5')).toBeUndefined();
  fireEvent.click(link);
  expect(knownGoodsName('5')).toBe('布洛芬缓释胶囊');
});
