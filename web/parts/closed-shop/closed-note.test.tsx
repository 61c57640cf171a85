// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { feedback } from '#shared/contract/feedback.ts';
import { search } from '#shared/contract/search.ts';
import { api } from '#web/state/loading/api.ts';
import { refusal, serve } from '#web/state/testing.ts';
import { whenWriteRefused } from '#web/state/trail/refused-writes.ts';
import { keepTrail } from '#web/state/trail/trail-keeper.ts';
import { ASK_OPEN_EVERY, ClosedNote } from './closed-note.lazy.tsx';

const INIT = 'common.php?act=init';
const WRITE = 'feedback.php?act=up';

// Starts what listens to the calls.
keepTrail();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const told = () => screen.queryByRole('region', { name: '系统暂时关闭' })?.textContent ?? '';
const write = () =>
  act(() => api.send(feedback.up, { type: '1', content: '好', img_url: '' }).then(undefined, () => undefined));

async function shown(init: object) {
  const server = serve({ [INIT]: () => init, [WRITE]: () => refusal('盘点中') });
  await write();
  await act(async () => void render(<ClosedNote />));
  await pass(0);
  return server;
}

test.each([
  [{ shop_closed: '1', close_comment: '盘点中，下午开放' }, '系统暂时关闭盘点中，下午开放知道了'],
  [{ shop_closed: 1, close_comment: '' }, '系统暂时关闭系统数据升级，暂时关闭，请耐心等待！知道了'],
  [{ shop_closed: 1, close_comment: '0' }, '系统暂时关闭系统数据升级，暂时关闭，请耐心等待！知道了'],
  [{ shop_closed: '0', close_comment: '盘点中' }, ''],
  [{ close_comment: '盘点中' }, ''],
])('after a refused write, what init says stays: %j', async (init, words) => {
  await shown(init);
  await pass(5_000);
  expect(told()).toBe(words);
});

test('it goes when the shop is open again, and stays while its answer is lost', async () => {
  const server = await shown({ shop_closed: '1' });
  server.once(INIT, () => new Error('cut'));
  await pass(ASK_OPEN_EVERY);
  expect(told()).not.toBe('');
  server.once(INIT, () => ({ shop_closed: '0' }));
  await pass(ASK_OPEN_EVERY);
  expect(told()).toBe('');
  expect(server.asked(INIT)).toHaveLength(3);
  await pass(ASK_OPEN_EVERY * 3);
  expect(server.asked(INIT)).toHaveLength(3);
});

test('read, it goes, and the next refused write brings it back', async () => {
  await shown({ shop_closed: '1' });
  fireEvent.click(screen.getByRole('button', { name: '知道了' }));
  expect(told()).toBe('');
  await write();
  await pass(0);
  expect(told()).not.toBe('');
});

test('only a refused write counts: neither a refused reading call nor a lost answer', async () => {
  const looks = vi.fn();
  const leave = whenWriteRefused(looks);
  const server = serve({ 'search.php?act=search': () => refusal('关键词过长'), [WRITE]: () => new Error('cut') });
  await api.send(search.search, { keywords: 'all' } as never).then(undefined, () => undefined);
  await write();
  expect(looks).not.toHaveBeenCalled();
  server.once(WRITE, () => refusal('盘点中'));
  await write();
  expect(looks).toHaveBeenCalledOnce();
  leave();
});
