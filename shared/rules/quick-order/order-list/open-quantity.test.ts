import { expect, test } from 'vitest';
import { openQuantity, settled } from './open-quantity.ts';

const card = { goods_id: '7', goods_name: '感冒灵颗粒', des: '10g×9袋' };

test.each([
  ['感冒灵颗粒 2盒', 30, '2盒 30'],
  ['感冒灵颗粒 12盒/中包', 4, '12盒/中包 4'],
  ['感冒灵颗粒 5', 2, '5 2'],
  ['感冒灵颗粒 12袋', 2, '12袋 2'],
])('%s × %i of goods with 10g×9袋 is open', (words, quantity, open) => {
  expect(openQuantity({ words, quantity }, card)).toBe(open);
});

test.each(['感冒灵颗粒', '感冒灵颗粒 9袋', '感冒灵颗粒 10g*9袋/盒', '感冒灵颗粒 0.5g*24粒', '感冒灵 999 颗粒'])(
  '%s has no number that may be a quantity',
  (words) => {
    const goods_name = words.includes('999') ? '999感冒灵颗粒' : card.goods_name;
    expect(openQuantity({ words, quantity: 3 }, { ...card, goods_name })).toBeUndefined();
  },
);

test('a quantity that a person gave, or that stands in its own column, is never open', () => {
  expect(openQuantity({ words: '感冒灵颗粒 2盒', quantity: 60, isCounted: true }, card)).toBeUndefined();
  expect(
    openQuantity({ words: '感冒灵颗粒 2盒', facts: { name: '感冒灵颗粒 2盒' }, quantity: 60 }, card),
  ).toBeUndefined();
});

test('a choice of goods settles words; a number among them leaves the quantity open', () => {
  expect(settled({ quantity: 6, unit: '盒', unexplained: '给城西店' })).toEqual({ unexplained: '' });
  expect(settled({ quantity: 6, unit: '盒', unexplained: '第四行改成9盒' })).toEqual({
    unexplained: '',
    quantity: undefined,
    unit: undefined,
    unclear: '6盒 第四行改成9盒',
  });
  expect(settled({ quantity: 6, unit: '盒', unexplained: '改成二十盒' })).toMatchObject({ unclear: '6盒 改成二十盒' });
  expect(settled({ quantity: 6, isCounted: true, unexplained: '改成9盒' })).toEqual({ unexplained: '' });
});
