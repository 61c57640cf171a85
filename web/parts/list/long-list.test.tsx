// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LongList } from './long-list.tsx';

const screenIs = vi.hoisted(() => ({ desk: false }));
vi.mock('../page/use-desk.ts', () => ({ useDesk: () => screenIs.desk }));

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => `第 ${at} 行`).map((words) => <p key={words}>{words}</p>);
afterEach(cleanup);

test('on a phone a long list keeps a screen of rows in the document, as items of one list', async () => {
  screenIs.desk = false;
  render(<LongList rows={rows(300)} />);
  await vi.waitFor(() =>
    expect(document.querySelector('[style*="position: absolute"], [style*="relative"]')).toBeTruthy(),
  );
  expect(screen.getByText('第 0 行').closest('ul > li')).toBeTruthy();
  expect(screen.getAllByRole('listitem').length).toBeLessThan(60);
});

test('several short lists are long together; a short list is whole', async () => {
  screenIs.desk = false;
  render(<LongList rows={rows(39)} of={39} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(39);
  cleanup();
  render(<LongList rows={rows(39)} of={300} />);
  await vi.waitFor(() => expect(screen.getAllByRole('listitem').length).toBeLessThan(39));
});

test('a desk keeps every row, for its search and its keys', () => {
  screenIs.desk = true;
  render(<LongList rows={rows(300)} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(300);
});
