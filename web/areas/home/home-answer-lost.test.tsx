// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Settings, start } from '#web/state/settings/settings.ts';
import { HomeDesk } from './desk/home-desk.lazy.tsx';
import { createHomeStore } from './home-store.ts';
import { HomePhone } from './phone/home-phone.tsx';
import { HomePhoneMarkup } from './phone/home-phone-markup.tsx';

/** Reports everything as near the viewport. */
class Near {
  constructor(private readonly seen: (found: object[]) => void) {}
  observe(): void {
    this.seen([{ isIntersecting: true }]);
  }
  disconnect(): void {}
}

/** Reports everything as far from the viewport. */
class Far {
  observe(): void {}
  disconnect(): void {}
}

const ALWAYS = ['常购商品', '我的收藏', '浏览足迹', '支付方式', '充值', '收货地址'];
const HOME = { bigImg: [], ad2: [], ad7: [], articles: [], system_priv: { signin: '1', volume: '1' } };
const labels = () =>
  within(screen.getByRole('navigation', { name: '快捷入口' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

/** The server fails only the page's first call. */
let isBroken: boolean;

beforeEach(() => {
  isBroken = true;
  sessionStorage.clear();
  localStorage.clear();
  vi.stubGlobal('IntersectionObserver', Far);
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.includes('act=home')) return new Response('{"success":1,"data":[],"categories":[]}');
    return isBroken ? new Response('', { status: 500 }) : new Response(JSON.stringify({ success: 1, ...HOME }));
  });
  start.now = { phase: 'shown', settings: {} as Settings };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ['phone', HomePhone],
  ['desk', HomeDesk],
])(
  'on a %s, without home’s answer the shortcuts that always appear are there, and a way to ask again',
  async (_, Home) => {
    const store = createHomeStore();
    render(<Home store={store} />);
    expect(labels()).toEqual(ALWAYS);
    await store.home.load();
    const retry = await screen.findByRole('button', { name: '加载失败，点击重试' });
    expect(labels()).toEqual(ALWAYS);
    expect(document.querySelectorAll('.shortcuts__item .skeleton')).toHaveLength(0);
    isBroken = false;
    fireEvent.click(retry);
    await vi.waitFor(() => expect(labels()).toEqual(['签到', '优惠券', ...ALWAYS]));
    expect(screen.queryByRole('button', { name: '加载失败，点击重试' })).toBeNull();
  },
);

test.each([
  ['not answered', () => new Response('', { status: 500 })],
  ['unreadable', () => new Response('{"success":1,"tjbk":"oops","ppg":[]}')],
])('at a desk, the recommendation that is %s says so and can be asked for again', async (_, lost) => {
  vi.stubGlobal('IntersectionObserver', Near);
  const tjbk = [{ goods_id: 6, goods_name: '感冒灵颗粒', tb_id: 0 }];
  let isLost = true;
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.includes('act=bk_pp')) return new Response('{"success":1,"data":[],"categories":[]}');
    return isLost ? lost() : new Response(JSON.stringify({ success: 1, tjbk, ppg: [] }));
  });
  render(<HomeDesk store={createHomeStore()} />);
  const retry = await screen.findByRole('button', { name: '重试' });
  isLost = false;
  fireEvent.click(retry);
  await screen.findByText('感冒灵颗粒');
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
});

test('before any answer the page shows the shortcuts that always appear', () => {
  render(<HomePhoneMarkup search={null} />);
  expect(labels()).toEqual(ALWAYS);
});
