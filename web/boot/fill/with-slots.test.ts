import { expect, test } from 'vitest';
import { withSlots } from './with-slots.ts';

const ROW =
  '<li class="row is-gone"><a href="./goods?id=__id__" title="满 30 元">__name__</a><span role="img" aria-label="¥1,234.56"><i><x-text>¥</x-text><b>1,234</b><x-text>.56</x-text></i></span> <u> 库存 7 </u></li>';
const VALUES = {
  id: '__id__',
  name: '__name__',
  whole: '1,234',
  cents: '.56',
  stock: '库存 7',
  gone: 'is-gone',
  why: '',
};

test('what a program would write for the sample is a slot: a whole text, a class, a part of an address', () => {
  expect(withSlots(ROW, VALUES)).toBe(
    '<li class="row __gone__"><a href="./goods?id=__id__">__name__</a><span><i data-sum="__whole__"><x-text>¥</x-text><b>__whole__</b><x-text>__cents__</x-text></i></span> <u> __stock__ </u></li>',
  );
});

test.each([
  ['a word of the page that the program does not say', { ...VALUES, stock: '剩 7' }, '剩 7'],
  ['a part of a text', { ...VALUES, stock: '库存' }, '库存'],
  ['two values alike', { ...VALUES, other: '.56' }, '.56'],
  ['two of a list', { ...VALUES, others: ['现结价 ¥1.00', '零售价 ¥2.00'] }, 'others'],
])('%s ends the build', (_, values, named) => {
  expect(() => withSlots(ROW, values)).toThrow(named);
});

test('rows have their own values, and a text outside them stays', () => {
  const page = '<nav><b>待付款</b></nav><p class="row">待付款</p><p class="row">已完成</p>';
  expect(withSlots(page, {}, { of: 'row', values: [{ state: '待付款' }, { state: '已完成' }] })).toBe(
    '<nav><b>待付款</b></nav><p class="row">__state__</p><p class="row">__state__</p>',
  );
});
