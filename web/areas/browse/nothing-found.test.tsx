// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { introDefaults } from '#shared/rules/goods/goods-filter.ts';
import { serve } from '#web/state/testing.ts';
import { createIntroStore } from './goods-filter-store.ts';
import { NothingFound } from './nothing-found.tsx';

afterEach(cleanup);

test('an empty collection offers to clear the filters that the buyer set, and only those', async () => {
  serve({ 'intro.php?act=new': () => ({ data: [], page_next: 'end' }) });
  const store = createIntroStore('new');
  render(
    <NothingFound store={store} defaults={introDefaults('new')}>
      <p>没有筛选</p>
    </NothingFound>,
  );
  expect(screen.getByText('没有筛选')).toBeTruthy();
  await act(async () => store.change({ is_udi: true, brand: ['25'] }));
  fireEvent.click(screen.getByRole('button', { name: '清除筛选' }));
  expect(store.state.filter).toEqual(introDefaults('new'));
});
