// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Call } from '#shared/contract/call.ts';
import { common } from '#shared/contract/common.ts';
import { mainListsOf } from '#shared/contract/testing/main-lists.ts';
import { sampleOf } from '#shared/contract/testing/sample.ts';
import { type RouteName, routes } from '#web/navigation/routes.ts';
import { loaders } from '#web/state/loading/loader.ts';
import { session } from '#web/state/session/session.ts';
import { type Settings, start } from '#web/state/settings/settings.ts';
import { serve } from '#web/state/testing.ts';
import { takeNotes } from '#web/state/trail/trail.ts';
import { components } from './components.ts';

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

/** All loaders register themselves when their module is loaded. */
await Promise.all(Object.values(import.meta.glob('../areas/**/*-loader.ts')).map((load) => load()));

interface Page {
  readonly name: RouteName;
  readonly query: string;
  readonly call: Call;
  /** The list in the answer. */
  readonly field: string;
}

/** Lists of a block that a page can do without, by page or by call. It fails as one line, or is left out. */
const BLOCKS: readonly unknown[] = ['index', 'quickOrder', 'userSet', common.randBest];

/** Every read of a page that is about a list (`rows` or `every` in the contract), with an address of the page. */
const PAGES: readonly Page[] = loaders.flatMap(({ route, reads }) =>
  Object.values(reads).flatMap(({ call, when = {}, needs = [], needsId = [], needsOne = [], optional }) => {
    if (optional || BLOCKS.includes(route) || BLOCKS.includes(call)) return [];
    const query = new URLSearchParams([...needs, ...needsId, ...needsOne].map((name) => [String(name), '1']));
    for (const [name, values = []] of Object.entries(when)) query.set(name, values[0] ?? '');
    return mainListsOf(call).map((field) => ({ name: route, query: String(query), call, field }));
  }),
);
const ROWS = PAGES.map((page) => [page.name, page.query, page.field, page] as const);

async function visit({ name, query, call }: Page, answer: object) {
  serve({ [call.path]: () => answer });
  const { fetch, View } = components[name];
  vi.useRealTimers();
  await fetch();
  vi.useFakeTimers();
  await act(async () => void render(<View query={routes[name].query(new URLSearchParams(query)) as never} />));
  await act(() => vi.advanceTimersByTimeAsync(1000));
}

const FAILED = '数据请求失败！';
/** `npm run proof` damages each list in both ways, `npm test` in one of them, in turns. */
const thorough = process.env.THOROUGH === '1';

test.each(ROWS)(
  '%s %s: %s that cannot be read is a failure with a retry, never "none"',
  async (_name, _query, _field, page) => {
    const ways = [{}, { [page.field]: [{ unknown: 1 }, 'oops'] }];
    for (const damaged of ways.filter((_, at) => thorough || at === PAGES.indexOf(page) % ways.length)) {
      await visit(page, damaged);
      expect(screen.getAllByText(FAILED)).not.toEqual([]);
      expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
      expect(document.body.textContent).not.toContain('暂无');
      cleanup();
    }
  },
);

test.each(ROWS)('%s %s: %s that is empty is no failure', async (_name, _query, _field, page) => {
  await visit(page, { ...(sampleOf(page.call.answer) as object), [page.field]: [] });
  expect(screen.queryByText(FAILED)).toBeNull();
});

test('one unreadable row among readable ones is left out and recorded in the trail', async () => {
  const own = { name: '王芳', phone: '13800000001', area: '滨江' };
  const noted: string[] = [];
  takeNotes(([, kind, , deviations]) => void (kind === 'odd' && noted.push(...deviations.map(({ path }) => path))));
  const page = PAGES.find(({ name }) => name === 'salesman') as Page;
  await visit(page, { data: [own, { who: '李雷' }, 'oops'] });
  expect(screen.getByText('1 人')).toBeTruthy();
  expect(screen.getByText('王芳')).toBeTruthy();
  expect(noted).toEqual(expect.arrayContaining(['data.1', 'data.2']));
});
