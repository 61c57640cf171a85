// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { routes } from '#web/navigation/routes.ts';
import { createSearchStore } from './goods-filter-store.ts';
import { PhoneFilters } from './phone-filters.tsx';

afterEach(cleanup);

const query = routes.search.query(new URLSearchParams('keywords=阿莫西林&cat_id=7'));

const sorting = {
  items: [{ key: 'add_time' as const, label: '上架', turns: true as const }],
  value: { key: 'add_time' as const, up: false },
  onChange: () => undefined,
};

function shown() {
  const store = createSearchStore(query);
  Object.assign(store.state, { categories: [{ cat_id: '8', cat_name: '中成药' }], total: 42 });
  render(<PhoneFilters store={store} query={query} sorting={sorting} />);
  return store;
}

test('a search on a phone can be filtered by category, and the filter removed', () => {
  shown();
  fireEvent.click(screen.getByRole('button', { name: '分类' }));
  expect(screen.getByRole('link', { name: '中成药' }).getAttribute('href')).toMatch(/cat_id=8/);
  expect(screen.getByRole('link', { name: '全部' }).getAttribute('href')).not.toMatch(/cat_id=7/);
});

test('the number of results is shown if the server sends it', () => {
  shown();
  expect(screen.getByText('共 42 种')).toBeTruthy();
});

test('no space is kept for filters that are still unknown when the list has failed', async () => {
  const { list } = shown();
  expect(screen.queryByText('医保')).not.toBeNull();
  await act(async () => Object.assign(list.state, { phase: 'failed' }));
  expect([screen.queryByText('医保'), screen.queryByText('UDI')]).toEqual([null, null]);
  expect(screen.queryByText('仅看有货')).not.toBeNull();
});

test('several filters are chosen in one sheet, and the list restarts once; left without 确定 it changes nothing', () => {
  const store = shown();
  store.state.brands = [{ brand_id: '3', brand_name: '砚山制药' }];
  const change = vi.spyOn(store, 'change').mockImplementation(() => undefined);
  const sheet = () => within(screen.getByRole('dialog', { name: '筛选' }));
  const choose = () => {
    fireEvent.click(screen.getByRole('button', { name: /^筛选/ }));
    for (const name of ['促销活动', '砚山制药']) fireEvent.click(sheet().getByRole('button', { name }));
  };
  choose();
  fireEvent.click(sheet().getByRole('button', { name: '关闭' }));
  expect(change).not.toHaveBeenCalled();
  choose();
  fireEvent.click(sheet().getByRole('button', { name: '确定（2）' }));
  expect(change.mock.calls).toEqual([[{ is_discount: true, brand: ['3'] }]]);
});
