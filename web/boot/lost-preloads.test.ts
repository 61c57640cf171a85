// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { dropLostPreloads } from './lost-preloads.ts';

afterEach(() => void vi.restoreAllMocks());

test('a preloaded module that is lost is fetched, and nothing else', () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Load failed'));
  const listen = vi.spyOn(globalThis, 'addEventListener').mockReturnValue(undefined);
  dropLostPreloads();
  const [on, listener, isEarly] = listen.mock.calls[0] as [string, (event: object) => void, boolean];
  expect([on, isEarly]).toEqual(['error', true]);
  const lose = (tag: 'link' | 'img', more: object) =>
    listener({ target: Object.assign(document.createElement(tag), more) });
  lose('link', { rel: 'preload', href: 'https://shop.example/a.css' });
  lose('img', { alt: '' });
  expect(fetched).not.toHaveBeenCalled();
  lose('link', { rel: 'modulepreload', href: 'https://shop.example/a.js' });
  expect(fetched.mock.calls).toEqual([['https://shop.example/a.js', { cache: 'reload' }]]);
});
