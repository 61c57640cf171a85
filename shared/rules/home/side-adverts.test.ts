import { expect, test } from 'vitest';
import { sideAdverts } from './side-adverts.ts';

const ad = (hd_id: string) => ({ hd_id, img_url: `/${hd_id}.png`, link: '#' });
const tree = {
  cat_name: '化学药品',
  flhd: [ad('1')],
  children: [
    { cat_name: '抗感染', flhd: [ad('2')], children: [{ cat_name: '头孢', flhd: [ad('3')] }] },
    { cat_name: '慢病', flhd: [ad('1'), ad('4')], children: [] },
  ],
};

test('the adverts of all three levels are returned once, with their category', () => {
  expect(sideAdverts(tree).map(({ ad, label }) => [ad.hd_id, label])).toEqual([
    ['1', '化学药品'],
    ['2', '抗感染'],
    ['3', '头孢'],
    ['4', '慢病'],
  ]);
});

test('a category without adverts returns none', () => {
  expect(sideAdverts({ cat_name: '头孢', flhd: [] })).toEqual([]);
});

test('two adverts of one category have two labels', () => {
  const labels = sideAdverts({
    cat_name: '慢病',
    flhd: [ad('5'), ad('6')],
    children: [{ cat_name: '降糖', flhd: [ad('7')] }],
  });
  expect(labels.map(({ label }) => label)).toEqual(['慢病 1', '慢病 2', '降糖']);
});
