import { expect, test } from 'vitest';
import { signingAddress } from './addresses.ts';

test('an iPhone signs the entry address, every other device the current one, both without fragment', () => {
  const [entry, now] = ['https://shop.example/index?from=menu#top', 'https://shop.example/order#list'];
  expect(signingAddress({ onIos: true }, entry, now)).toBe('https://shop.example/index?from=menu');
  expect(signingAddress({ onIos: false }, entry, now)).toBe('https://shop.example/order');
});
