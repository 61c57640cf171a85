// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Advert } from '#shared/contract/entities.ts';
import { put, signOut } from '#web/state/session/session.ts';

const AD = { ad_id: '1', ad_name: '双节采购', ad_img: '/a.jpg', ad_link: '#' } as Advert;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2) });
  localStorage.clear();
  // An image that loads at once.
  vi.stubGlobal(
    'Image',
    class {
      onload: (() => void) | null = null;
      set src(_: string) {
        queueMicrotask(() => this.onload?.());
      }
    },
  );
});
afterEach(() => {
  cleanup();
  signOut();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Whether the popup opens when the shop is loaded again. */
async function opens(name: string): Promise<boolean> {
  cleanup();
  vi.resetModules();
  put({ token: 'a'.repeat(32), name });
  const { Greeting } = await import('./greeting.lazy.tsx');
  (await import('#web/state/session/session.ts')).put({ token: 'a'.repeat(32), name });
  await act(async () => void render(<Greeting ad={AD} />));
  return screen.queryByText('双节采购') !== null;
}

test('the popup opens once a day for each member, however often the shop is loaded', async () => {
  expect([await opens('甲'), await opens('甲'), await opens('乙'), await opens('甲')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  vi.setSystemTime(Date.UTC(2026, 10, 21, 2));
  expect(await opens('甲')).toBe(true);
});

test('it waits while its button or picture has the focus, and gives the focus back when it closes', async () => {
  const before = document.body.appendChild(document.createElement('button'));
  before.focus();
  expect(await opens('丙')).toBe(true);
  const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  screen.getByRole('button', { name: '关闭' }).focus();
  await passes(30_000);
  expect(screen.queryByText('双节采购')).not.toBeNull();
  screen.getByRole('button', { name: '关闭' }).blur();
  await passes(10_000);
  expect(document.querySelector('dialog')?.open ?? false).toBe(false);
  expect(document.activeElement).toBe(before);
  before.remove();
});
