// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EndlessWindow } from './endless-window.lazy.tsx';

/** What the window is told of its rows; it draws nothing here, where nothing has a height. */
const told = vi.hoisted(() => vi.fn());
vi.mock('virtua', () => ({ WindowVirtualizer: (props: { itemSize: number; data: unknown[] }) => told(props) ?? null }));

const rows = (count: number) => Array.from({ length: count }, (_, at) => [at]);
const row = ([name]: readonly unknown[]) => <p key={`${name}`}>{`行 ${name}`}</p>;
const heightOf = (px: number) => vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(px);

beforeEach(() => void told.mockReset());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('rows are as high as the first of them are, measured before anything is painted', () => {
  heightOf(660);
  render(<EndlessWindow rows={rows(50)} render={row} />);
  expect(told.mock.lastCall?.[0]).toMatchObject({ itemSize: 110 });
  expect(screen.queryByText('行 0')).toBeNull();
});

test('rows that nobody can measure, on a hidden page, are windowed all the same', () => {
  heightOf(0);
  render(<EndlessWindow rows={rows(50)} render={row} />);
  expect(told.mock.lastCall?.[0].itemSize).toBeGreaterThan(0);
});

test('a list that was empty at first is measured when its rows come', () => {
  heightOf(660);
  const { rerender } = render(<EndlessWindow rows={[]} render={row} />);
  expect(told).not.toHaveBeenCalled();
  rerender(<EndlessWindow rows={rows(50)} render={row} />);
  expect(told.mock.lastCall?.[0]).toMatchObject({ itemSize: 110, data: { length: 50 } });
});

test('low rows fill the window before anybody has scrolled, however few came first', () => {
  vi.stubGlobal('innerHeight', 900);
  render(<EndlessWindow rows={rows(4)} render={row} rowSize={60} />);
  expect(told.mock.lastCall?.[0]).toMatchObject({ ssrCount: 15 });
  render(<EndlessWindow rows={rows(50)} render={row} rowSize={400} />);
  expect(told.mock.lastCall?.[0]).toMatchObject({ ssrCount: 6 });
  vi.unstubAllGlobals();
});
