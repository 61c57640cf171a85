// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Settings, start } from '#web/state/settings/settings.ts';
import { serve } from '#web/state/testing.ts';
import { GoodsReviews } from './goods-reviews.lazy.tsx';

const CALL = 'goods.php?act=comments';

/** Reports everything as near the viewport. */
class Near {
  constructor(private readonly tell: (entries: readonly { isIntersecting: true }[]) => void) {}
  observe(): void {
    this.tell([{ isIntersecting: true }]);
  }
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Near);
  start.now = { phase: 'shown', settings: {} as Settings };
});
afterEach(() => {
  cleanup();
  start.now = { phase: 'loading' };
});

test.each([
  ['missing', {}],
  ['unreadable', { data: [{ stars: 5 }], num: 3 }],
])('reviews that are %s can be asked for again; none is told only of an empty list', async (_, answer) => {
  const server = serve({ [CALL]: () => ({ data: [] }) });
  server.once(CALL, () => answer);
  render(<GoodsReviews goodsId="7" />);
  const again = await screen.findByRole('button', { name: '加载失败，点击重试' });
  expect(screen.queryByText('暂无评价')).toBeNull();
  fireEvent.click(again);
  expect(await screen.findByText('暂无评价')).toBeTruthy();
});
