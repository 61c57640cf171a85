// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { ref } from 'valtio/vanilla';
import { afterEach, expect, test } from 'vitest';
import type { Category } from '#shared/contract/entities.ts';
import { categories } from '#web/state/shell/header-data.ts';
import { CategoriesDialog } from './categories-dialog.tsx';

afterEach(cleanup);

const level = (cat_id: string, cat_name: string) => ({
  cat_id,
  cat_name,
  has_children: false,
  flhd: [{ hd_id: cat_id, img_url: `/${cat_id}.png`, link: '#' }],
  children: [],
});
const second = { ...level('2', '抗感染'), children: [level('3', '头孢')] };

test('the adverts of every level show beside their category', () => {
  categories.state.data = ref<Category[]>([{ ...level('1', '化学药品'), children: [second] }]);
  render(<CategoriesDialog ask={{}} close={() => undefined} />);
  const shown = [...document.querySelectorAll('.categories__branch :is(a, img)')];
  expect(shown.map((each) => each.getAttribute('alt') ?? each.textContent)).toEqual([
    '全部化学药品',
    '化学药品推荐',
    '抗感染',
    '抗感染推荐',
    '头孢推荐',
    '头孢',
  ]);
});
