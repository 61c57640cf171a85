// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EndlessWindow } from './endless-window.lazy.tsx';

/** The props of the virtualiser. It renders nothing here, because nothing has a height in tests. */
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

test('the row height is measured from the first rows before the first paint', () => {
  heightOf(660);
  render(<EndlessWindow rows={rows(50)} render={row} />);
  expect(told.mock.lastCall?.[0]).toMatchObject({ itemSize: 110 });
  expect(screen.queryByText('行 0')).toBeNull();
});

test('rows that cannot be measured, on a hidden page, are virtualised too', () => {
  heightOf(0);
  render(<EndlessWindow rows={rows(50)} render={row} />);
  expect(told.mock.lastCall?.[0].itemSize).toBeGreaterThan(0);
});

test('an empty list is measured when its rows arrive', () => {
  heightOf(660);
  const { rerender } = render(<EndlessWindow rows={[]} render={row} />);
  expect(told).not.toHaveBeenCalled();
  rerender(<EndlessWindow rows={rows(50)} render={row} />);
  expect(told.mock.lastCall?.[0]).toMatchObject({ itemSize: 110, data: { length: 50 } });
});

test('low rows fill the viewport before the first scroll, however few arrived first', () => {
  vi.stubGlobal('innerHeight', 900);
  render(<EndlessWindow rows={rows(4)} render={row} rowSize={60} />);
  expect(told.mock.lastCall?.[0]).toMatchObject({ ssrCount: 15 });
  render(<EndlessWindow rows={rows(50)} render={row} rowSize={400} />);
  expect(told.mock.lastCall?.[0]).toMatchObject({ ssrCount: 6 });
  vi.unstubAllGlobals();
});
