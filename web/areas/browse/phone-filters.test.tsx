// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { ref } from 'valtio/vanilla';
import { afterEach, expect, test, vi } from 'vitest';
import { routes } from '#web/navigation/routes.ts';
import { categories as menu } from '#web/state/shell/header-data.ts';
import { createSearchStore } from './goods-filter-store.ts';
import { PhoneFilters } from './phone-filters.tsx';

afterEach(cleanup);

const query = routes.search.query(new URLSearchParams('keywords=阿莫西林&cat_id=7'));

const sorting = {
  items: [{ key: 'add_time' as const, label: '上新', turns: true as const }],
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

test('what points are paid for is a filter of its sheet, and counts as one', () => {
  const store = createSearchStore(query);
  render(<PhoneFilters store={store} intro="integral" sorting={sorting} />);
  const change = vi.spyOn(store, 'change').mockImplementation(() => undefined);
  expect(screen.queryByText('兑换类型')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^筛选/ }));
  fireEvent.click(screen.getByRole('button', { name: '选礼品' }));
  fireEvent.click(screen.getByRole('button', { name: '确定（1）' }));
  expect(change).toHaveBeenCalledWith({ goodsType: '2' });
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

test('of 90 brands the chosen ones stand first, a letter opens its own, and words find one', async () => {
  const store = shown();
  const [first, second] = ['白河', '玉田'];
  store.state.brands = Array.from({ length: 90 }, (_, at) => ({
    brand_id: `${at}`,
    brand_name: `${at % 2 ? second : first}${at}`,
  }));
  store.state.filter.brand = ['88'];
  fireEvent.click(screen.getByRole('button', { name: /^品牌/ }));
  const brands = () => within(screen.getAllByRole('group', { name: '品牌' })[1] as HTMLElement).getAllByRole('button');
  expect([brands().length, brands()[0]?.textContent]).toEqual([60, '白河88']);
  fireEvent.click(screen.getByRole('button', { name: 'Y' }));
  expect(
    brands()
      .map(({ textContent }) => textContent)
      .slice(0, 2),
  ).toEqual(['白河88', '玉田1']);
  fireEvent.change(await screen.findByRole('searchbox', { name: '找品牌' }), { target: { value: '田71' } });
  expect(brands().map(({ textContent }) => textContent)).toEqual(['玉田71']);
});

test('many categories are followed level by level', () => {
  const store = shown();
  const leaves = Array.from({ length: 70 }, (_, at) => ({ cat_id: `${at + 100}`, cat_name: `类${at}` }));
  const level = { has_children: true, flhd: [] };
  menu.state.data = ref([
    { ...level, cat_id: '1', cat_name: '器械', children: leaves.map((leaf) => ({ ...level, ...leaf, children: [] })) },
  ]) as never;
  store.state.categories = leaves;
  fireEvent.click(screen.getByRole('button', { name: '分类' }));
  const sheet = within(screen.getByRole('dialog', { name: '分类' }));
  expect(sheet.queryByRole('link', { name: '类3' })).toBeNull();
  fireEvent.click(sheet.getByRole('button', { name: '器械' }));
  expect(sheet.getByRole('link', { name: '类3' }).getAttribute('href')).toMatch(/cat_id=103/);
  expect(sheet.getByRole('link', { name: '全部器械' }).getAttribute('href')).toMatch(/cat_id=1(?!\d)/);
});
