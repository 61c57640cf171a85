import { expect, test } from 'vitest';
import { textOfBytes } from './decode.ts';

const text = '编码,数量\nYC1,2';

test('UTF-8, GB18030 and the "Unicode text" of a spreadsheet are read', () => {
  const gb18030 = [0xb1, 0xe0, 0xc2, 0xeb, 0x2c, 0xca, 0xfd, 0xc1, 0xbf, ...new TextEncoder().encode('\nYC1,2')];
  const utf16 = [0xff, 0xfe, ...[...text].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8])];
  expect(textOfBytes(new TextEncoder().encode(text))).toBe(text);
  expect(textOfBytes(Uint8Array.from(gb18030))).toBe(text);
  expect(textOfBytes(Uint8Array.from(utf16))).toBe(text);
});

test('Big5 is known by its second bytes', () => {
  const heads = [0xbd, 0x73, 0xb8, 0xb9, 0x2c, 0xbc, 0xc6, 0xb6, 0x71];
  expect(textOfBytes(Uint8Array.from([...heads, ...new TextEncoder().encode('\nYC7,5')]))).toBe('編號,數量\nYC7,5');
});

test('a workbook is not text', () => {
  expect(textOfBytes(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]))).toBeUndefined();
});
