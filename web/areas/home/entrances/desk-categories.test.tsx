// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ref } from 'valtio/vanilla';
import { afterEach, expect, test } from 'vitest';
import type { Category } from '#shared/contract/entities.ts';
import { categories } from '#web/state/frame.ts';
import { DeskCategories } from './desk-categories.tsx';

afterEach(cleanup);

const level = (cat_id: string, cat_name: string) => ({
  cat_id,
  cat_name,
  has_children: false,
  flhd: [{ hd_id: cat_id, img_url: `/${cat_id}.png`, link: '#' }],
  children: [],
});

test('pointing at a category shows the adverts of all its levels', () => {
  const second = { ...level('2', '抗感染'), children: [level('3', '头孢')] };
  categories.state.data = ref<Category[]>([{ ...level('1', '化学药品'), children: [second] }]);
  render(<DeskCategories />);
  fireEvent.mouseEnter(screen.getByText('化学药品').closest('li')!);
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    '化学药品推荐',
    '抗感染推荐',
    '头孢推荐',
  ]);
});
