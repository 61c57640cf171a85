// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ref } from 'valtio/vanilla';
import { afterEach, expect, test } from 'vitest';
import type { Category } from '#shared/contract/entities.ts';
import { dialogs, dismissAll } from '#web/state/dialogs/dialogs.ts';
import { categories } from '#web/state/shell/header-data.ts';
import { DeskCategories } from './desk-categories.tsx';

afterEach(cleanup);

const level = (cat_id: string, cat_name: string) => ({
  cat_id,
  cat_name,
  has_children: false,
  flhd: [{ hd_id: cat_id, img_url: `/${cat_id}.png`, link: '#' }],
  children: [],
});

test('hovering a category shows the adverts of all its levels', () => {
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

const roots = (count: number) => Array.from({ length: count }, (_, at) => level(`${at + 1}`, `分类${at + 1}`));
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

test('categories that all fit need no button for more', () => {
  categories.state.data = ref<Category[]>(roots(8));
  render(<DeskCategories />);
  expect(rows()).toEqual(['分类1', '分类2', '分类3', '分类4', '分类5', '分类6', '分类7', '分类8']);
});

test('with more categories the last row opens all of them', () => {
  categories.state.data = ref<Category[]>(roots(9));
  render(<DeskCategories />);
  expect(rows()).toEqual(['分类1', '分类2', '分类3', '分类4', '分类5', '分类6', '分类7', '全部分类']);
  fireEvent.click(screen.getByRole('button', { name: '全部分类' }));
  expect(dialogs.open.map(({ name }) => name)).toEqual(['categories']);
  dismissAll();
});
