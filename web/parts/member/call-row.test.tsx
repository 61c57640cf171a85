// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallRows } from './call-row.tsx';

vi.mock('#web/wechat/environment.ts', async (original) => ({ ...(await original<object>()), onPhone: true }));

afterEach(cleanup);

test('a row dials each number, the first one first', () => {
  render(
    <CallRows name="陈知远" phone="021-55667788 转 31、４００－７００－８０００" say={(shown) => `徐汇　${shown}`} />,
  );
  const links = screen.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  expect(links).toEqual([
    ['拨打 陈知远 021-55667788 转 31', 'tel:02155667788,31'],
    ['拨打 陈知远 400-700-8000', 'tel:4007008000'],
  ]);
  expect(screen.getByText(/徐汇\s400-700-8000/)).toBeDefined();
});

test('a text without a number is shown and dials nothing', () => {
  render(<CallRows name="客服" phone="请在线咨询" />);
  expect(screen.getByText('请在线咨询')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});
