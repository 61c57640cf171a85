import { expect, test } from 'vitest';
import { isTaxNumber, taxNumber } from './tax-number.ts';

const CREDIT = '91310115MA1K3X7P2H';

test.each([
  '9131 0115 MA1K 3X7P 2H',
  '91310115-MA1K3X7P2-h',
  '９１３１０１１５ＭＡ１Ｋ３Ｘ７Ｐ２Ｈ',
  '税号：91310115MA1K3X7P2H',
  '纳税人识别号: 91310115MA1K3X7P2H',
  '统一社会信用代码（18位）：9131\u200B0115MA1K3X7P2H\uFEFF',
  ' 91310115ma1k3x7p2h\u00A0',
])('%j is one number', (typed) => {
  expect(taxNumber(typed)).toBe(CREDIT);
});

test.each([CREDIT, '91330100799655058B', '11010519491231002X', '310115798765432', '33010619880412003X02'])(
  '%s is a tax number',
  (number) => {
    expect(isTaxNumber(number)).toBe(true);
  },
);

// Cut, of another length, with a wrong check character, or with a letter that no credit code has.
test.each([
  '91310115MA1K3X7P',
  '91310115MA1K3X7P2',
  '91310115MA1K3X7P2J',
  '91310115MA1K3X7P2H0',
  '91310115MAIK3X7P2H',
  '110105194912310021',
  '',
])('%j is none', (number) => {
  expect(isTaxNumber(number)).toBe(false);
});
