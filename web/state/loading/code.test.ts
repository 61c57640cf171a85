// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NetworkError } from '#shared/errors.ts';
import { fetched } from './code.ts';

/** Code that is loaded on demand: what came broken is asked again past every cache, what did not come is not. */

let again: string[];
beforeEach(() => {
  again = [];
  vi.useFakeTimers();
  const names = ['/assets/pay-1.js', '/assets/pay-1.css', '/api/cart.php?act=list'];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    names.map((name) => ({ name: location.origin + name })) as PerformanceEntryList,
  );
  vi.stubGlobal('fetch', async (address: string, { cache }: RequestInit) => {
    again.push(`${new URL(address).pathname} ${cache}`);
    return new Response('');
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function failureOf(load: () => Promise<unknown>): Promise<unknown> {
  const failed = fetched(load).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(2_000);
  return failed;
}

test.each([
  ['cut off', () => Promise.reject(new SyntaxError('Unexpected end of input'))],
  [
    'empty, of which a part is asked',
    () => Promise.resolve().then((module) => (module as unknown as { shown: object }).shown),
  ],
  ['empty', async () => ({})],
  ['empty, for a component', async () => undefined],
] satisfies readonly (readonly [string, () => Promise<unknown>])[])('a file that came %s', async (_, load) => {
  expect(await failureOf(load)).toBeInstanceOf(NetworkError);
  expect(again).toEqual(['/assets/pay-1.js reload']);
});

test.each([
  'Failed to fetch dynamically imported module: https://shop.example/assets/pay-1.js',
  'Importing a module script failed.',
  'error loading dynamically imported module: https://shop.example/assets/pay-1.js',
])('a file that did not come: %s', async (message) => {
  expect(await failureOf(() => Promise.reject(new TypeError(message)))).toBeInstanceOf(NetworkError);
  expect(again).toEqual([]);
});

test('code that came is given as it is', async () => {
  const Shown = () => null;
  expect(await fetched(async () => Shown)).toBe(Shown);
  expect(await fetched(async () => ({ Shown }))).toEqual({ Shown });
});
