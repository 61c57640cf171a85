// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type RouteName, routes } from '#web/navigation/routes.ts';
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

/** The pages that consist of one list, each with the call of the list. */
const PAGES: readonly (readonly [name: RouteName, query: string, call: string])[] = [
  ['addressList', '', 'path.php?act=get_path'],
  ['afterSales', '', 'order.php?act=services_list'],
  ['articleList', '', 'article.php?act=list'],
  ['bank', '', 'bank.php?act=list'],
  ['browsingHistory', '', 'history.php?act=list'],
  ['businessScope', '', 'user.php?act=range_info'],
  ['coupons', '', 'volume.php?act=get_list'],
  ['coupons', 'my=my', 'volume.php?act=mine'],
  ['favourites', '', 'collect.php?act=collect_list'],
  ['frequentBuys', '', 'mybuy.php?act=list'],
  ['groupBuy', '', 'group.php?act=list'],
  ['intro', 'intro=new', 'intro.php?act=new'],
  ['invoice', '', 'invoice.php?act=list'],
  ['ledger', '', 'user.php?act=detail_log'],
  ['order', '', 'order.php?act=order_list'],
  ['priceCut', '', 'help.php?act=list'],
  ['productPaper', 'id=7', 'cpzl.php?act=info'],
  ['productPapers', '', 'cpzl.php?act=list'],
  ['salesman', '', 'salesman.php?act=list'],
  ['search', 'keywords=a', 'search.php?act=search'],
  ['topUpLog', '', 'recharge.php?act=recharge_log'],
];

async function visit(name: RouteName, query: string, call: string, answer: object) {
  serve({ [call]: () => answer });
  const { fetch, View } = components[name];
  vi.useRealTimers();
  await fetch();
  vi.useFakeTimers();
  await act(async () => void render(<View query={routes[name].query(new URLSearchParams(query)) as never} />));
  await act(() => vi.advanceTimersByTimeAsync(1000));
}

const FAILED = '数据请求失败！';

test.each(PAGES)('%s %s: a list that cannot be read is a failure with a retry, never "none"', async (...page) => {
  for (const damaged of [{}, { data: [{ unknown: 1 }, 'oops'] }]) {
    await visit(...page, damaged);
    expect(screen.getAllByText(FAILED)).not.toEqual([]);
    expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
    expect(document.body.textContent).not.toContain('暂无');
    cleanup();
  }
});

test.each(PAGES)('%s %s: an empty list is no failure', async (...page) => {
  await visit(...page, { data: [], goods: { goods_id: 7 } });
  expect(screen.queryByText(FAILED)).toBeNull();
});

test('one unreadable row among readable ones is left out and recorded in the trail', async () => {
  const own = { name: '王芳', phone: '13800000001', area: '滨江' };
  const noted: string[] = [];
  takeNotes(([, kind, , deviations]) => void (kind === 'odd' && noted.push(...deviations.map(({ path }) => path))));
  await visit('salesman', '', 'salesman.php?act=list', { data: [own, { who: '李雷' }, 'oops'] });
  expect(screen.getByText('1 人')).toBeTruthy();
  expect(screen.getByText('王芳')).toBeTruthy();
  expect(noted).toEqual(expect.arrayContaining(['data.1', 'data.2']));
});
