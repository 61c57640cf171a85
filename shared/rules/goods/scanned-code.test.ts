import { expect, test } from 'vitest';
import { isGtin, readScannedCode, searchedCodes } from './scanned-code.ts';

const pageOf = (address: string) => /^https:\/\/shop\.example(\/\w.*)/.exec(address)?.[1];
const read = (text: string) => readScannedCode(text, pageOf);
const DI = '06901234567892';
const GS = '\u001d';

test('the check digit of a GTIN is verified', () => {
  expect(isGtin(DI)).toBe(true);
  expect(isGtin('6901234567892')).toBe(true);
  expect(isGtin('06901234567893')).toBe(false);
  expect(isGtin('')).toBe(false);
});

test('a GTIN with a leading 0 is the EAN behind it, which is searched for first', () => {
  expect(searchedCodes(DI)).toEqual(['6901234567892', DI]);
  for (const words of ['16901234567899', '06901234567893', '6901234567892', '阿莫西林'])
    expect(searchedCodes(words)).toEqual([words]);
});

test.each([
  ['EAN_13,6901234567892', { kind: 'words', words: '6901234567892' }],
  ['6901234567892', { kind: 'words', words: '6901234567892' }],
  ['CODE_128,ABC,12', { kind: 'words', words: 'ABC,12' }],
  ['阿莫西林', { kind: 'words', words: '阿莫西林' }],
  ['', { kind: 'nothing' }],
  ['QR_CODE, ', { kind: 'nothing' }],
])('a barcode or any text is searched for: %j', (text, code) => expect(read(text)).toEqual(code));

test('an address of this shop is its page, any other is searched for', () => {
  expect(read('https://shop.example/goods?id=112550')).toEqual({ kind: 'page', page: '/goods?id=112550' });
  expect(read('https://evil.example/goods?id=1')).toEqual({ kind: 'words', words: 'https://evil.example/goods?id=1' });
});

test.each([
  `01${DI}17280131${'10'}LOT7`,
  `]C101${DI}10LOT7${GS}17280131`,
  `]d2${GS}01${DI}`,
  `11260101${'17'}28010101${DI}`.replace('1728010101', `17280101${'01'}`),
  `(01)${DI}(17)280131(10)LOT7`,
  `10LOT7${GS}01${DI}`,
  `CODE_128,01${DI}`,
  `https://id.gs1.example/01/${DI}/10/LOT7`,
])('the device identifier is found with or without separators: %j', (text) =>
  expect(read(text)).toEqual({ kind: 'udi', di: DI }),
);

test('after a lot number without its separator the identifier is unclear', () => {
  expect(read(`1728013110LOT701${DI}`)).toEqual({ kind: 'unclear' });
  expect(read(`]C110LOT701${DI}`)).toEqual({ kind: 'unclear' });
});

test('digits that only resemble a GS1 code are searched for', () => {
  expect(read('0106901234567893')).toEqual({ kind: 'words', words: '0106901234567893' });
});
