// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleOf } from '#shared/contract/testing/sample.ts';
import { href, type RouteName, routes, titleOf } from '#web/navigation/routes.ts';
import { loaders } from '#web/state/loading/loader.ts';
import { session } from '#web/state/session/session.ts';
import { type Settings, start } from '#web/state/settings/settings.ts';
import { serve } from '#web/state/testing.ts';
import { components } from './components.ts';

const screen = vi.hoisted(() => {
  const screen = { isDesk: false };
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return screen.isDesk && query.includes('min-width');
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  return screen;
});

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(session, { token: 'a'.repeat(32), yz: 1 });
  start.now = { phase: 'shown', settings: {} as Settings };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  start.now = { phase: 'loading' };
});

await Promise.all(Object.values(import.meta.glob('../areas/**/*-loader.ts')).map((load) => load()));

/** These have a second heading, or at a desk another one: the name of what the answer brought. */
const NAMED_BY_ANSWER = ['goods', 'article'];

/** The addresses of each route: with its whole query, and those with a heading of their own. */
const ADDRESSES = (Object.keys(routes) as RouteName[]).flatMap((name) => {
  // The frame of home is its own markup.
  if (name === 'index') return [];
  const { query, titles } = routes[name];
  const all = Object.fromEntries(Object.keys(query(new URLSearchParams())).map((part) => [part, '1']));
  const own = (titles ?? []).map(([, when]) =>
    Object.fromEntries(Object.entries(when).map(([part, [value]]) => [part, value ?? ''])),
  );
  return [all, ...own].map((asked) => [name, `${new URLSearchParams(asked as Record<string, string>)}`] as const);
});

/** What a screen shows; a sheet for paper has its own. */
const headings = () =>
  [...document.querySelectorAll('h1')]
    .filter((each) => !each.closest('[aria-hidden=true]'))
    .map((each) => each.textContent ?? '');

async function headingsOf(name: RouteName, query: string): Promise<readonly string[]> {
  const reads = Object.values(loaders.find(({ route }) => route === name)?.reads ?? {});
  serve(Object.fromEntries(reads.map(({ call }) => [call.path, () => sampleOf(call.answer) as object])));
  const { fetch, View } = components[name];
  vi.useRealTimers();
  await fetch();
  vi.useFakeTimers();
  const asked = routes[name].query(new URLSearchParams(query));
  await act(async () => void render(<View query={asked as never} />));
  const first = headings();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  return [...new Set([...first, ...headings()])].filter((words) => words !== '');
}

test.each(ADDRESSES)('%s?%s has the heading of its frame, before and after its data are here', async (name, query) => {
  const asked = Object.fromEntries(new URLSearchParams(query));
  const drawn = titleOf(name, asked);
  for (const isDesk of [false, true]) {
    screen.isDesk = isDesk;
    const seen = await headingsOf(name, query);
    cleanup();
    if (NAMED_BY_ANSWER.includes(name)) expect(isDesk || seen[0] === drawn, String(seen)).toBe(true);
    else if (drawn === '') expect(seen.length, String(seen)).toBe(1);
    else expect(seen, isDesk ? 'desk' : 'phone').toEqual([drawn]);
  }
});

test('what stands above a page is a route', () => {
  for (const { under } of Object.values(routes)) if (under !== undefined) expect(href).toHaveProperty(under);
});
