// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SearchLine } from '#web/parts/search/search-line.tsx';
import { serve } from '#web/state/testing.ts';
import SearchPage from './search-page.tsx';

afterEach(cleanup);

test.each(['', '  '])('an address with the words %j asks for words, and for no goods', async (keywords) => {
  const server = serve({});
  render(<SearchPage query={{ keywords, cat_id: '', brand: '', ppg: '' }} />);
  expect(screen.getByText('请输入内容！')).toBeTruthy();
  expect(server.asked('search.php?act=search')).toEqual([]);
});

test('before the code has loaded the form refuses to be sent empty; afterwards the app says so', () => {
  const { container, rerender } = render(<SearchLine />);
  const field = () => container.querySelector('input');
  expect([field()?.required, field()?.pattern]).toEqual([true, '.*\\S.*']);
  rerender(<SearchLine onSearch={() => undefined} />);
  expect(field()?.required).toBe(false);
});
