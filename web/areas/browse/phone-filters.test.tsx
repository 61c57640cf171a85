// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { routes } from '#web/navigation/routes.ts';
import { createSearchStore } from './goods-filter-store.ts';
import { PhoneFilters } from './phone-filters.tsx';

afterEach(cleanup);

const query = routes.search.query(new URLSearchParams('keywords=阿莫西林&cat_id=7'));

function shown() {
  const store = createSearchStore(query);
  Object.assign(store.state, { categories: [{ cat_id: '8', cat_name: '中成药' }], total: 42 });
  render(<PhoneFilters store={store} query={query} sort={null} />);
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
