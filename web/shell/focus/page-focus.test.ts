// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellPages } from './page-focus.ts';

const PAGES: Readonly<Record<string, string>> = {
  '/search': '<h1>搜索</h1><a href="/goods?id=7">阿莫西林</a><a href="/goods?id=9">布洛芬</a>',
  '/goods': '<button>返回</button><h1>商品详情</h1>',
  '/user': '<h1>登录</h1><input name="user_name">',
};

function draw(): void {
  document.body.innerHTML = `<div id="main"><main>${PAGES[location.pathname]}</main></div>`;
}

function move(address: string, depth: number, how: 'pushState' | 'popstate' = 'pushState'): void {
  history.replaceState({ depth }, '', address);
  dispatchEvent(new Event(how));
}

let end: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  history.replaceState({ depth: 0 }, '', '/search');
  draw();
  end = tellPages({ target: null, state: history.state, href: location.href });
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = () => vi.advanceTimersByTimeAsync(200);
const focused = () => document.activeElement?.textContent;
const link = (words: string) => [...document.querySelectorAll('a')].find((each) => each.textContent === words);

test('a new page: its heading; back: the link that was left, which is drawn again only later', async () => {
  link('布洛芬')?.click();
  move('/goods?id=9', 1);
  draw();
  await pass();
  expect(focused()).toBe('商品详情');
  move('/search', 0, 'popstate');
  document.body.innerHTML = '<div id="main"><main><h1>搜索</h1></main></div>';
  await pass();
  expect(focused()).toBe('搜索');
  draw();
  await pass();
  expect(focused()).toBe('布洛芬');
});

test('a kept page: the very link, though others lead there too', async () => {
  const kept = document.body.firstElementChild as Element;
  kept.querySelector('main')?.insertAdjacentHTML('beforeend', '<a href="/goods?id=7">再看一眼</a>');
  link('再看一眼')?.click();
  move('/goods?id=7', 1);
  document.body.innerHTML = `<div id="main"><main>${PAGES['/goods']}</main></div>`;
  await pass();
  move('/search', 0, 'popstate');
  document.body.replaceChildren(kept);
  await pass();
  expect(focused()).toBe('再看一眼');
});

test('another filter of the same page and an open dialog are no new page', async () => {
  document.querySelector('a')?.focus();
  move('/search?sort=price', 0);
  await pass();
  expect(focused()).toBe('阿莫西林');
});

test('a page that placed the focus in a field keeps it', async () => {
  move('/user', 1);
  draw();
  document.querySelector('input')?.focus();
  await pass();
  expect(document.activeElement?.tagName).toBe('INPUT');
});

test('a move before this code came is told too', async () => {
  end();
  const before = { target: link('阿莫西林') ?? null, state: { depth: 0 }, href: location.href };
  history.replaceState({ depth: 1 }, '', '/goods?id=7');
  draw();
  end = tellPages(before);
  await pass();
  expect(focused()).toBe('商品详情');
});
