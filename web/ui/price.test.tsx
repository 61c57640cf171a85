import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { HiddenPrice, Price } from './price.tsx';
import { html, words } from './testing.ts';

const spoken = (price: ReactElement) => html(price).match(/role="img" aria-label="([^"]*)"/)?.[1];

it('is read as one sentence of amount, unit, reason and old price', () => {
  const price = <Price fen={123450} unit="盒" why="促销" was={169000} />;
  expect(words(price)).toBe('¥1,234.50/盒促销¥1,690.00');
  expect(spoken(price)).toBe('现价 ¥1,234.50 每盒，促销，原价 ¥1,690.00');
  expect(spoken(<Price fen={1990} unit="瓶起" />)).toBe('¥19.90 每瓶起');
  expect(spoken(<Price fen={1990} unit="起" />)).toBe('¥19.90 起');
});

it('puts the minus of a discount before the ¥', () => {
  expect(words(<Price fen={-2000} />)).toBe('−¥20.00');
  expect(spoken(<Price fen={-2000} />)).toBe('−¥20.00');
});

it('shows an old price of zero, and none where there is none', () => {
  expect(spoken(<Price fen={100} was={0} />)).toBe('现价 ¥1.00，原价 ¥0.00');
  expect(spoken(<Price fen={100} />)).toBe('¥1.00');
});

it('says why the price is hidden, in a tooltip and to screen readers, and shows no amount', () => {
  const hidden = <HiddenPrice why="登录认证用户后可查看采购价" />;
  expect(html(hidden)).toContain('title="登录认证用户后可查看采购价"');
  expect(words(hidden)).toBe('¥登录认证用户后可查看采购价');
});
