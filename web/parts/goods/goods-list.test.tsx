// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { GoodsList } from './goods-list.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a list of thousands is rendered in steps, as its end comes near', () => {
  const watched: (() => void)[] = [];
  class Watcher {
    constructor(seen: (found: object[]) => void, { rootMargin }: IntersectionObserverInit = {}) {
      if (rootMargin === '1500px 0px') watched.push(() => seen([{ isIntersecting: true }]));
    }
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('IntersectionObserver', Watcher);
  const goods = Array.from(
    { length: 4000 },
    (_, at) => ({ goods_id: `${at + 1}`, goods_name: `药 ${at}` }) as GoodsCard,
  );
  render(<GoodsList goods={goods} look="row" />);
  const shown = () => screen.getAllByRole('link', { name: /^药 / }).length;
  expect(shown()).toBe(60);
  act(() => watched.at(-1)?.());
  expect(shown()).toBe(120);
});
