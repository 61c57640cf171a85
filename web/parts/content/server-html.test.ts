// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  document.head.innerHTML = '';
});

test.each([
  ['/', '/volume', '/volume'],
  ['/m/shop/', '/volume', '/m/shop/volume'],
  ['/m/shop/', '/goods?id=7#top', '/m/shop/goods?id=7#top'],
  ['/m/shop/', '/', '/m/shop/'],
  ['/m/shop/', '/m/shop/volume', '/m/shop/volume'],
  ['/m/shop/', '/uploads/licence.pdf', '/uploads/licence.pdf'],
  ['/m/shop/', 'https://elsewhere.example/volume', 'https://elsewhere.example/volume'],
])('with the base %s the operator’s link to %s leads to %s', async (base, link, to) => {
  document.head.innerHTML = `<meta name="yaocang-base" content="${base}">`;
  vi.resetModules();
  const { belowBase } = await import('./server-html.tsx');
  expect(belowBase(link)).toBe(to);
});
