// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { put, signOut } from '#web/state/session/session.ts';
import { type Settings, start } from '#web/state/settings/settings.ts';
import { type Asked, cut, serve } from '#web/state/testing.ts';
import { OneTeam } from './one-team.tsx';
import { OwnTeams } from './own-teams.tsx';

const LIST = 'group.php?act=list';
const CUTS = 'help.php?act=list';

/** A won team in wire format, with prices that a server sends to everybody. */
const won = {
  id: '3',
  goods_id: '5',
  goods_name: '布洛芬',
  from_price: '9.90',
  price: '6.60',
  now_price: '7.70',
  need_num: 3,
  have_num: 3,
  limit_num: 20,
  state: 'complete',
  is_owner: '1',
  joined: '1',
};

beforeEach(() => {
  start.now = { phase: 'shown', settings: { user_yz: true } as Settings };
});
afterEach(() => {
  cleanup();
  signOut();
});

function serves(team: object) {
  const answer = ({ goods_id = '5' }: Asked) => ({
    data: goods_id === '5' ? [team] : [],
    page_next: 'end',
    offer: { price: '6.60', need_num: 3, limit_num: 20, hours: 24 },
  });
  serve({ [LIST]: answer, [CUTS]: answer });
}

test.each([
  [0, false],
  [1, true],
] as const)('with the verification state %s prices that a server sends are shown: %s', async (yz, shown) => {
  put({ token: 'a'.repeat(32), yz });
  serves(won);
  render(<OwnTeams script="group" />);
  render(<OneTeam script="group" id="3" goods_id="5" />);
  render(<OneTeam script="help" id="3" goods_id="5" />);
  render(<OneTeam script="help" id="" goods_id="8" />);
  await screen.findByText('已成团');
  await screen.findByText(/3 家帮砍到底价/);
  expect(/[679]\.[679]0/.test(document.body.textContent ?? '')).toBe(shown);
});

test('a won price without an end time can be ordered; an expired one is marked and cannot', async () => {
  put({ token: 'a'.repeat(32), yz: 1 });
  serves(won);
  render(<OwnTeams script="group" />);
  expect((await screen.findByRole('link', { name: '按拼团价下单' })).getAttribute('href')).toBe('/goods?id=5&lx=2');
  expect(screen.queryByText('价格保留已到期')).toBeNull();
  cleanup();
  serves({ ...won, use_end_time: '2020-01-01 00:00:00' });
  render(<OwnTeams script="group" />);
  await screen.findByText('价格保留已到期');
  expect(screen.queryByRole('link', { name: '按拼团价下单' })).toBeNull();
});

test('an unknown state is not shown as over', async () => {
  put({ token: 'a'.repeat(32), yz: 1 });
  serves({ ...won, state: undefined, end_time: '2026-11-20 09:30:00' });
  render(<OwnTeams script="group" />);
  render(<OneTeam script="group" id="3" goods_id="5" />);
  expect(await screen.findAllByText('布洛芬')).not.toEqual([]);
  expect(document.body.textContent).not.toMatch(/到期|已结束|没有凑满|已成团|还差/);
});

test.each(['', null, '三家', -4, undefined])('numbers of a team that are %j are a dash, not 0', async (none) => {
  put({ token: 'a'.repeat(32), yz: 1 });
  const numbers = { need_num: none, have_num: none, limit_num: none };
  const running = { ...won, state: 'running', ...numbers, now_price: undefined };
  const offer = { price: '6.60', ...numbers, hours: none };
  const answer = ({ goods_id = '5' }: Asked) => ({
    data: goods_id === '5' ? [running] : [],
    page_next: 'end',
    offer,
  });
  serve({ [LIST]: answer, [CUTS]: answer });
  render(<OwnTeams script="group" />);
  render(<OneTeam script="group" id="3" goods_id="5" />);
  render(<OneTeam script="help" id="3" goods_id="5" />);
  render(<OneTeam script="group" id="" goods_id="8" />);
  await screen.findByText(/— 家已参团，共 — 家/);
  await screen.findByText(/已有 — 家帮砍，共需 — 家/);
  await screen.findByText(/开始后 — 小时内有效，每单限 —/);
  expect(screen.getAllByText(/^还差/).map((each) => each.closest('p, span.muted')?.textContent)).toEqual([
    expect.stringContaining('还差 — 家'),
    expect.stringContaining('还差 — 家成团'),
    expect.stringContaining('还差 — 家帮砍到底价'),
  ]);
  expect(document.body.textContent).not.toMatch(/(?<![\d.])0 [家件小]/);
});

test('after the countdown the server is asked: there is no invitation, list and page say that it is over', async () => {
  put({ token: 'a'.repeat(32), yz: 1 });
  vi.useFakeTimers({ now: Date.parse('2026-11-20T09:29:58+08:00'), shouldAdvanceTime: true });
  const team = { ...won, state: 'running', have_num: 1, end_time: '2026-11-20 09:30:00' };
  serves(team);
  render(<OwnTeams script="group" />);
  render(<OneTeam script="group" id="3" goods_id="5" />);
  expect(await screen.findByRole('button', { name: '邀请参团' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '邀请参团' })).toBeTruthy();
  team.state = 'failed';
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getAllByText('邀请参团')).toHaveLength(2);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  vi.useRealTimers();
  expect(screen.queryAllByText('邀请参团')).toEqual([]);
  expect(screen.queryByText('等待加入')).toBeNull();
  expect(screen.getAllByText('再开一团')).toHaveLength(2);
});

test('a running team without an end is not shown as over', async () => {
  put({ token: 'a'.repeat(32), yz: 1 });
  serves({ ...won, state: 'running', have_num: 1, end_time: '0' });
  render(<OneTeam script="group" id="3" goods_id="5" />);
  expect(await screen.findByRole('button', { name: '邀请参团' })).toBeTruthy();
  expect(screen.queryByText('已结束')).toBeNull();
});

test('only the owner can order at a won price cut; a helper gets no link to it', async () => {
  put({ token: 'a'.repeat(32), yz: 1 });
  serves({ ...won, is_owner: '0', joined: '1' });
  render(<OneTeam script="help" id="3" goods_id="5" />);
  await screen.findByText('已砍到底价');
  expect(screen.queryByRole('link', { name: '按砍成价下单' })).toBeNull();
  cleanup();
  render(<OneTeam script="group" id="3" goods_id="5" />);
  expect((await screen.findByRole('link', { name: '按拼团价下单' })).getAttribute('href')).toBe('/goods?id=5&lx=2');
});

test('who joins while the page is open is seen without a reload; a failed look says nothing', async () => {
  put({ token: 'a'.repeat(32), yz: 1 });
  vi.useFakeTimers({ now: Date.parse('2026-11-20T09:00:00+08:00'), shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  let team: object = { ...won, state: 'running', have_num: 2, end_time: '2026-11-20 10:00:00' };
  const server = serve({ [LIST]: () => ({ data: [team], page_next: 'end' }) });
  render(<OneTeam script="group" id="3" goods_id="5" />);
  await screen.findByText(/^还差/);
  server.once(LIST, cut);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect([server.said, server.failures]).toEqual([[], []]);
  team = won;
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('已成团')).toBeTruthy();
  const asked = server.asked(LIST).length;
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(server.asked(LIST)).toHaveLength(asked);
});
