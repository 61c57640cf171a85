// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NetworkError, RefusedError } from '#shared/errors.ts';
import { provideFailureHandler } from '#web/state/loading/failure.ts';
import { createPart } from '#web/state/loading/part.ts';
import { type Settings, start } from '#web/state/settings/settings.ts';
import { Loaded } from './loaded.tsx';

interface Order {
  readonly sn: string;
}

const CALL = 'order.php?act=order_info';
const offline = () => Promise.reject(new NetworkError(CALL, 'dropped'));
const refused = (content: string, silent = false) => Promise.reject(new RefusedError(CALL, 1, content, silent));
const order = (sn: string) => Promise.resolve<Order>({ sn });

const told = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  start.now = { phase: 'shown', settings: {} as Settings };
  provideFailureHandler(told);
});

afterEach(() => {
  cleanup();
  told.mockReset();
  vi.useRealTimers();
});

/** A page with a part that gets these answers, and something beside it. */
function page(fetch: () => Promise<Order>, more: { failed?: 'page' | 'line' | 'none'; broken?: () => boolean } = {}) {
  const part = createPart(fetch);
  const View = ({ mode = 'visible' }: { readonly mode?: 'visible' | 'hidden' }) => (
    <Activity mode={mode}>
      <h1>订单详情</h1>
      <Loaded part={part} skeleton={<i>骨架</i>} action={<a href="/order">我的订单</a>} failed={more.failed}>
        {({ sn }) => {
          if (more.broken?.()) throw new TypeError('sn is not a function');
          return <b>订单 {sn}</b>;
        }}
      </Loaded>
    </Activity>
  );
  const shown = render(<View />);
  return { part, mode: (mode: 'visible' | 'hidden') => shown.rerender(<View mode={mode} />) };
}

/** Advances the clock. */
const passes = (ms = 100) => act(() => vi.advanceTimersByTimeAsync(ms));
const tap = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const words = () => document.body.textContent;

test('the skeleton shows until the data arrives, which is fetched after the documented 100 ms', async () => {
  const fetch = vi.fn(() => order('7'));
  page(fetch);
  await passes(99);
  expect([words(), fetch.mock.calls]).toEqual(['订单详情骨架', []]);
  await passes(1);
  expect(words()).toBe('订单详情订单 7');
});

test('a network failure shows in place, and a retry brings the data', async () => {
  const fetch = vi.fn(() => order('7')).mockImplementationOnce(offline);
  page(fetch);
  await passes();
  expect(words()).toBe('订单详情数据请求失败！请检查网络后重试重试操作记录');
  expect(told).toHaveBeenCalledOnce();
  await tap('重试');
  expect(words()).toBe('订单详情订单 7');
});

test('a refusal shows the server’s text, with a link and no retry', async () => {
  page(() => refused('订单不存在！'));
  await passes();
  expect(words()).toBe('订单详情订单不存在！我的订单操作记录');
});

test('a refusal with no_mes shows neither its text nor a network failure', async () => {
  page(() => refused('订单不存在！', true));
  await passes();
  expect(words()).toBe('订单详情暂时无法显示我的订单操作记录');
});

test('a bug of ours while fetching is shown as such', async () => {
  page(() => Promise.reject(new TypeError('x is undefined')));
  await passes();
  expect(words()).toBe('订单详情页面出错了，不是您的网络问题重试操作记录');
});

test('a block that throws while rendering leaves the page working, is reported, and can be retried', async () => {
  let broken = true;
  page(() => order('7'), { broken: () => broken });
  await passes();
  expect(words()).toBe('订单详情页面出错了，不是您的网络问题重试操作记录');
  expect(told.mock.calls).toEqual([[expect.any(TypeError)]]);
  broken = false;
  await tap('重试');
  expect(words()).toBe('订单详情订单 7');
});

test('a broken block renders again when other data arrives', async () => {
  let broken = true;
  const { part } = page(() => order('7'), { broken: () => broken });
  await passes();
  broken = false;
  await act(() => part.reload().then(() => part.reload()));
  expect(words()).toBe('订单详情订单 7');
});

test('shown data stays when a reload fails', async () => {
  const fetch = vi.fn(() => order('7'));
  const { part } = page(fetch);
  await passes();
  fetch.mockImplementationOnce(offline);
  await act(() => part.reload());
  expect(words()).toBe('订单详情订单 7');
  expect(told).toHaveBeenCalledOnce();
});

test('hidden before its request, it fetches when shown again; shown data is not fetched again', async () => {
  const fetch = vi.fn(() => order('7'));
  const { mode } = page(fetch);
  mode('hidden');
  await passes(500);
  expect(fetch).not.toHaveBeenCalled();
  mode('visible');
  await passes();
  for (const each of ['hidden', 'visible'] as const) mode(each);
  await passes();
  expect(fetch).toHaveBeenCalledOnce();
  expect(words()).toBe('订单详情订单 7');
});

test('data of the last visit shows until the answer arrives, and stays when it fails', async () => {
  const fetch = vi.fn(() => order('7')).mockImplementationOnce(offline);
  const { part } = page(fetch);
  part.showBefore({ sn: '6' });
  await passes();
  expect(words()).toBe('订单详情订单 6');
  await part.load();
  await passes();
  expect(words()).toBe('订单详情订单 7');
});

test('a failed line of a card is short; failed optional content takes no space', async () => {
  page(offline, { failed: 'line' });
  await passes();
  expect(words()).toBe('订单详情加载失败，点击重试');
  cleanup();
  page(offline, { failed: 'none' });
  await passes();
  expect(words()).toBe('订单详情');
});
