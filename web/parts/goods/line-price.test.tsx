// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LinePrice } from './line-price.tsx';

afterEach(cleanup);

/** The text shown for a line. */
const shown = (line: { goods_price?: number; integral?: number }): string | null =>
  render(<LinePrice line={{ ...line, unitno_name: '盒' }} size="md" />).container.textContent;

test('redeemed goods show their points and never ¥0.00; a missing price is shown as unknown', () => {
  expect(shown({ goods_price: 0, integral: 800 })).toBe('800 积分');
  expect(shown({ goods_price: 490, integral: 500 })).toBe('500 积分 + ¥4.90');
  expect(shown({ goods_price: 0 })).toBe('');
  expect(shown({ goods_price: 1420 })).toBe('¥14.20/盒');
  expect(shown({})).toContain('金额未知');
});
