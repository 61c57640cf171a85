import { afterEach, expect, test, vi } from 'vitest';
import { AGENTS } from '#web/wechat/testing/fake-host.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function reload(userAgent: string) {
  vi.resetModules();
  const page = { href: 'https://shop.example/goods?id=1', reload: vi.fn(), replace: vi.fn() };
  vi.stubGlobal('navigator', { userAgent });
  vi.stubGlobal('location', page);
  const { reloadFresh, withoutMark } = await import('./reload-fresh.ts');
  reloadFresh();
  return { page, withoutMark };
}

test('in WeChat, which caches index.html, the reload uses another address, which is tidied afterwards', async () => {
  const { page, withoutMark } = await reload(AGENTS.ios);
  expect(page.reload).not.toHaveBeenCalled();
  const [address] = page.replace.mock.calls[0] as [string];
  expect(address).toMatch(/^https:\/\/shop\.example\/goods\?id=1&_fresh=\w+$/);
  expect(withoutMark(new URL(address))).toBe('/goods?id=1');
  expect(withoutMark({ pathname: '/index', search: '?_fresh=1' })).toBe('/index');
  expect(withoutMark({ pathname: '/index', search: '?id=1' })).toBeUndefined();
});

test('every other browser reloads the page', async () => {
  const { page } = await reload('Mozilla/5.0 (X11; Linux x64) Chrome/150');
  expect(page.reload).toHaveBeenCalledOnce();
  expect(page.replace).not.toHaveBeenCalled();
});
