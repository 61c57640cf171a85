// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { useFound } from './use-found.tsx';

beforeAll(() => import('./endless-window.lazy.tsx'));
afterEach(cleanup);

function Shops({ count }: { readonly count: number }) {
  const all = Array.from({ length: count }, (_, at) => `第${at + 1}分店`);
  const { shown, field } = useFound(all, '找分店', (one) => one);
  return (
    <>
      {field}
      <ul>
        {shown.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </>
  );
}
const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('one among five hundred is found by its words; where none is, it is said', async () => {
  render(<Shops count={500} />);
  const field = await screen.findByRole('searchbox', { name: '找分店' });
  fireEvent.change(field, { target: { value: '第500' } });
  expect(shown()).toEqual(['第500分店']);
  fireEvent.change(field, { target: { value: '第777分店' } });
  expect(shown()).toEqual([]);
  expect(screen.getByText('没有「第777分店」')).toBeTruthy();
});

test('letters are initials of pinyin', async () => {
  render(<Shops count={30} />);
  fireEvent.change(await screen.findByRole('searchbox', { name: '找分店' }), { target: { value: 'fd 第2' } });
  await vi.waitFor(() => expect(shown()[0]).toBe('第2分店'));
  expect(shown()).toHaveLength(11);
});

test('a short list has no field', () => {
  render(<Shops count={14} />);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(shown()).toHaveLength(14);
});
