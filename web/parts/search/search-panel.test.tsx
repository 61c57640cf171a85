// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSearches, rememberSearch } from '#web/state/shell/search-words.ts';
import { serve } from '#web/state/testing.ts';
import { SearchPanel } from './search-panel.lazy.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  forgetSearches();
  vi.useRealTimers();
});

/** Renders the panel below its field, as the search box does. */
async function openPanel(text: string) {
  serve({
    'search.php?act=kj_search': () => ({
      data: [
        { goods_id: '7', goods_name: '板蓝根颗粒' },
        { goods_id: '8', goods_name: '板蓝根颗粒' },
        { goods_id: '9', goods_name: '板蓝根片' },
      ],
    }),
    'common.php?act=search_keywords': () => ({ data: [] }),
  });
  const onSearch = vi.fn();
  render(
    <div>
      <input aria-label="搜索商品" />
      <SearchPanel text={text} onSearch={onSearch} onLeave={() => undefined} />
    </div>,
  );
  await act(() => vi.advanceTimersByTimeAsync(600));
  return { onSearch };
}

const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });

test('a suggestion searches for its words; equal names are shown once', async () => {
  const { onSearch } = await openPanel('板');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['板蓝根颗粒', '板蓝根片']);
  fireEvent.click(screen.getByText('板蓝根颗粒'));
  expect(onSearch).toHaveBeenCalledWith('板蓝根颗粒');
});

test('arrow keys choose a suggestion of the combobox while the focus stays in the field; Enter searches for it', async () => {
  const { onSearch } = await openPanel('板');
  const field = screen.getByLabelText('搜索商品');
  const chosen = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect(field.getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-controls') ?? '')?.role).toBe('listbox');
  field.focus();
  press('ArrowDown');
  press('ArrowDown');
  press('ArrowDown');
  expect(chosen()).toBe('板蓝根片');
  expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
  press('ArrowUp');
  expect(chosen()).toBe('板蓝根颗粒');
  expect(document.activeElement).toBe(field);
  press('Enter');
  expect(onSearch).toHaveBeenCalledWith('板蓝根颗粒');
  press('ArrowUp');
  expect(field.hasAttribute('aria-activedescendant')).toBe(false);
});

test('without suggestions arrow keys move through the entries, and a closed panel leaves the field as it was', async () => {
  rememberSearch('布洛芬');
  await openPanel('');
  const field = screen.getByLabelText('搜索商品');
  expect(field.getAttribute('aria-expanded')).toBe('false');
  field.focus();
  press('ArrowDown');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('清空最近搜索');
  press('ArrowUp');
  expect(document.activeElement).toBe(field);
  cleanup();
  expect(field.hasAttribute('aria-controls')).toBe(false);
});

test('a single recent search can be removed', async () => {
  rememberSearch('布洛芬');
  rememberSearch('阿莫西林');
  const { onSearch } = await openPanel('');
  await act(async () => void fireEvent.click(screen.getByLabelText('删除搜索记录布洛芬')));
  expect(screen.queryByText('布洛芬')).toBeNull();
  fireEvent.click(screen.getByText('阿莫西林'));
  expect(onSearch).toHaveBeenCalledWith('阿莫西林');
});
