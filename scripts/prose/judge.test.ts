import { expect, test } from 'vitest';
import { judgeProse } from './judge.ts';

const there = new Set(['web/cart/price.ts', 'web/cart', 'web/README.md', 'fixtures/trade/pay.ts', 'fixtures/trade']);
const exists = (path: string): boolean => there.has(path);
const judged = (path: string, text: string): string[] =>
  judgeProse(
    [
      { path: 'web/cart/price.ts', text: 'export const unitPrice = 1;' },
      { path: 'fixtures/trade/pay.ts', text: '' },
      { path, text },
    ],
    exists,
  ).map(({ line, sentence }) => `${line} ${sentence}`);

test.each([
  ['from the top', 'web/other/a.ts', '// See web/cart/price.ts.'],
  ['from the folder', 'web/other/a.ts', '// See ../cart/price.ts.'],
  ['from a folder above', 'web/other/a.ts', '/* cart/price.ts has it */'],
  ['in braces', 'web/other/a.ts', '// web/{cart/price.ts,README.md}'],
  ['as a pattern', 'web/other/a.ts', '// web/cart/*.ts'],
  ['as a file that is somewhere', 'web/other/a.ts', '// pay.ts has it, *.test.ts too.'],
  ['as an address', 'web/other/a.ts', '// https://shop.example/web/x.ts'],
  ['outside a comment', 'web/other/a.ts', "const path = 'web/none.ts';"],
  ['from a folder beside a README', 'fixtures/README.md', 'See `trade/pay.ts` and `trade/`.'],
  ['to be written by a recipe', 'web/README.md', '## Add a page\n1. Write `areas/x.ts`.\n'],
])('a path %s is right', (_, path, text) => {
  expect(judged(path, text)).toEqual([]);
});

test.each([
  ['web/other/a.ts', 'const a = 1;\n// See cart/prices.ts.', ['2 cart/prices.ts does not exist.']],
  ['web/other/a.ts', '// See payment.ts.', ['1 payment.ts does not exist.']],
  ['web/README.md', 'One.\n\n`carts/` and `cart/price.ts`', ['3 carts/ does not exist.']],
  ['web/README.md', '## Add a page\n`x/y.ts`\n## More\n`x/z.ts`', ['4 x/z.ts does not exist.']],
])('%s: a path that leads nowhere is named with its line', (path, text, said) => {
  expect(judged(path, text)).toEqual(said);
});

test('a word with a capital inside names something in the code, or is known outside any', () => {
  expect(judged('web/a.ts', '// The unitPrice on an iPhone.')).toEqual([]);
  expect(judged('web/a.ts', '// The unitPrices receiveAll.')).toEqual([
    '1 unitPrices names nothing in the code.',
    '1 receiveAll names nothing in the code.',
  ]);
});
