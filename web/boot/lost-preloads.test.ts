// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { dropLostPreloads } from './lost-preloads.ts';

test('a preloaded module that is lost is fetched, and nothing else', () => {
  const fetched = vi.fn(() => Promise.reject(new TypeError('Load failed')));
  vi.stubGlobal('fetch', fetched);
  dropLostPreloads();
  const lose = (tag: 'link' | 'img', more: object) => {
    const element = Object.assign(document.createElement(tag), more);
    document.body.append(element);
    element.dispatchEvent(new Event('error'));
  };
  lose('link', { rel: 'preload', href: 'https://shop.example/a.css' });
  lose('img', { src: 'https://shop.example/a.png' });
  expect(fetched).not.toHaveBeenCalled();
  lose('link', { rel: 'modulepreload', href: 'https://shop.example/a.js' });
  expect(fetched.mock.calls).toEqual([['https://shop.example/a.js', { cache: 'reload' }]]);
  vi.unstubAllGlobals();
});
