import { expect, it } from 'vitest';
import { HiddenPrice, Price } from './price.tsx';
import { html, words } from './testing.ts';

it('reads as one amount with unit, reason and old price', () => {
  expect(words(<Price fen={123450} unit="盒" why="促销" was={169000} />)).toBe('现价¥1,234.50/盒促销原价¥1,690.00');
});

it('puts the minus of a discount before the ¥', () => {
  expect(words(<Price fen={-2000} />)).toBe('−¥20.00');
});

it('shows an old price of zero, and none where there is none', () => {
  expect(words(<Price fen={100} was={0} />)).toBe('现价¥1.00原价¥0.00');
  expect(words(<Price fen={100} />)).toBe('¥1.00');
});

it('says why the price is hidden, in a tooltip and to screen readers, and shows no amount', () => {
  const hidden = <HiddenPrice why="登录认证用户后可查看采购价" />;
  expect(html(hidden)).toContain('title="登录认证用户后可查看采购价"');
  expect(words(hidden)).toBe('¥登录认证用户后可查看采购价');
});
