// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FilterBar } from './filter-bar.tsx';
import { createIntroStore } from './goods-filter-store.ts';

afterEach(cleanup);

test('a skip link moves the focus past the filters to the goods', () => {
  const store = createIntroStore('new');
  render(
    <main>
      <FilterBar store={store} intro="new" />
      <div className="endless-goods">商品</div>
    </main>,
  );
  fireEvent.click(screen.getByRole('button', { name: '跳过筛选，到商品列表' }));
  expect(document.activeElement?.textContent).toBe('商品');
});
