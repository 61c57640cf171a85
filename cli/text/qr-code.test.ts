import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrLines } from './qr-code.ts';

const link = 'weixin://wxpay/bizpayurl?pr=aB3dE5f';

test('every module of the code can be read back from the half blocks', () => {
  const { data, size } = encode(link, { ecc: 'L', border: 2 });
  const lines = qrLines(link, 80, 40) ?? [];
  const dark = (row: number, column: number): boolean => {
    const block = lines[Math.floor(row / 2)]?.[column];
    return row % 2 === 0 ? block === '▄' || block === ' ' : block === '▀' || block === ' ';
  };
  const read = Array.from({ length: size }, (_, row) => Array.from({ length: size }, (_, column) => dark(row, column)));
  expect(read).toEqual(data);
});

test('a payment link fits 40 columns and 24 rows', () => {
  const lines = qrLines('http://127.0.0.1:8080/gate/pay?bill=20261121000001', 40, 19);
  expect(lines?.every((line) => line.length <= 40)).toBe(true);
});

test('a code that would not fit is not drawn', () => {
  expect(qrLines(link, 20, 40)).toBeUndefined();
  expect(qrLines(link, 80, 10)).toBeUndefined();
});
