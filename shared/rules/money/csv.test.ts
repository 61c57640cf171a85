import { expect, test } from 'vitest';
import { cutCells } from '#shared/rules/quick-order/order-list/cut-cells.ts';
import { readOrderLines } from '#shared/rules/quick-order/read-order-lines.ts';
import { csvOf } from './csv.ts';

test('a byte order mark, CRLF, quotes where they are needed', () => {
  expect(
    csvOf([
      ['名称', '备注'],
      ['甲, "乙"', '两\n行'],
    ]),
  ).toBe('\ufeff名称,备注\r\n"甲, ""乙""","两\n行"\r\n');
});

test.each([
  ['=HYPERLINK("http://x")', "'=HYPERLINK"],
  ['+1+cmd', "'+1+cmd"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM"],
  ['\t=1', "'\t=1"],
  ['＝1', "'＝1"],
])('%s begins no formula', (text, begins) => {
  expect(csvOf([[text]]).replace(/^\ufeff"?/, '')).toMatch(new RegExp(`^${begins.replace(/[+()]/g, '\\$&')}`));
});

test('barcodes and numbers with zeros in front stay text, amounts and negative numbers stay numbers', () => {
  expect(csvOf([['6901234567892', '0012', -3, '-12.50', '8.60']])).toBe(
    '\ufeff"6901234567892\t","0012\t",-3,-12.50,8.60\r\n',
  );
});

test('what was written is read again as a list', () => {
  const text = csvOf([
    ['条码', '名称', '数量'],
    ['6901234567892', '=甲片', 3],
  ]);
  expect(readOrderLines(text, cutCells).lines).toMatchObject([
    { facts: { barcode: '6901234567892', name: '=甲片' }, quantity: 3 },
  ]);
});
