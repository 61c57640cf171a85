// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { routes } from '#web/navigation/routes.ts';
import { put } from '../session/session.ts';
import { checkoutHref, linesOf } from './checkout-lines.ts';

/** The line that nginx and Apache take as they come: method, address and version, in characters. */
const TAKEN = 8_190;

const ids = (count: number): string[] => Array.from({ length: count }, (_, at) => String(2_345_678_901 + at));
const meant = (address: string): string => linesOf(routes.buy.query(new URLSearchParams(address.split('?')[1])));
const loginAnd = (address: string): string => `GET /user?path=login&back=${encodeURIComponent(address)} HTTP/1.1`;

beforeEach(() => put({ token: 'a'.repeat(32) }));
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('a few lines are in the address, as the documents write it', () => {
  expect(decodeURIComponent(checkoutHref(['7', '9']))).toMatch(/\/buy\?buy_list=7,9$/);
});

test.each([1, 150, 190, 800])(
  '%i lines: the address means them, and a web server takes it, as a way back too',
  (count) => {
    const address = checkoutHref(ids(count));
    expect(meant(address)).toBe(ids(count).join());
    expect(loginAnd(address).length).toBeLessThan(TAKEN);
  },
);

test('two long lists have an address each', () => {
  vi.useFakeTimers();
  const first = checkoutHref(ids(800));
  vi.advanceTimersByTime(1);
  const second = checkoutHref(ids(801));
  vi.useRealTimers();
  expect([meant(first), meant(second)].map((list) => list.split(',').length)).toEqual([800, 801]);
});

test('a long list means nothing to another member, and in a tab that never had it', () => {
  const address = checkoutHref(ids(800));
  put({ token: 'b'.repeat(32) });
  expect(meant(address)).toBe('');
  sessionStorage.clear();
  put({ token: 'a'.repeat(32) });
  expect(meant(address)).toBe('');
});

test('where nothing can be stored, the address has them all', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(meant(checkoutHref(ids(800)))).toBe(ids(800).join());
});
