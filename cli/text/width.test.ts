import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inkFor } from './style.ts';
import { clean, cut, padded, shortened, widthOf, wrapped } from './width.ts';

test.each([
  ['abc', 3],
  ['药仓', 4],
  ['¥1,234.50', 9],
  ['（，。！', 8],
  ['阿莫西林胶囊 0.5g×24粒', 22],
  ['𠮷', 2],
  ['e\u0301', 1],
  ['\u001b[31m红\u001b[39m', 2],
  ['…', 1],
])('%s takes %i columns', (text, columns) => {
  expect(widthOf(text)).toBe(columns);
});

const words = fc.string({ unit: fc.constantFrom('a', '药', ' ', '，', '1', '×'), maxLength: 60 });

test('a cut or padded text has the wanted width', () => {
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 50 }), (text, columns) => {
      expect(widthOf(cut(text, columns))).toBeLessThanOrEqual(columns);
      expect(widthOf(padded(text, columns))).toBe(Math.max(columns, widthOf(text)));
      if (widthOf(text) <= columns) expect(cut(text, columns)).toBe(text);
    }),
  );
});

test('wrapping loses no letter, and no line is too wide', () => {
  fc.assert(
    fc.property(words, fc.integer({ min: 4, max: 40 }), (text, columns) => {
      const lines = wrapped(text, columns);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(columns);
    }),
  );
});

test('what would command the terminal becomes a space', () => {
  expect(clean('a\u001b]0;x\u0007b\r\nc\u202ed')).toBe('a ]0;x b c d');
});

test('NO_COLOR and FORCE_COLOR count when they are not empty', () => {
  const red = (isTerminal: boolean, env: Record<string, string>) => inkFor(isTerminal, env).red('x') !== 'x';
  expect([red(true, {}), red(false, {}), red(true, { TERM: 'dumb' })]).toEqual([true, false, false]);
  expect([red(true, { NO_COLOR: '' }), red(true, { NO_COLOR: '1' })]).toEqual([true, false]);
  expect([red(false, { FORCE_COLOR: '1' }), red(false, { FORCE_COLOR: '1', NO_COLOR: '1' })]).toEqual([true, false]);
  expect([red(true, { FORCE_COLOR: '0' }), red(false, { FORCE_COLOR: 'false' })]).toEqual([false, false]);
  expect([red(false, { CLICOLOR_FORCE: '1' }), red(false, { CLICOLOR_FORCE: '0' })]).toEqual([true, false]);
});

test.each([
  ['错'.repeat(60_000), 1500],
  ['a b '.repeat(30_000), 1500],
  ['x'.repeat(120_000), 1500],
])('a long text is wrapped whole', (text, lines) => {
  expect(wrapped(text, 80)).toHaveLength(lines);
});

test('of a text that is too long the first part is told, and how much is left out', () => {
  const told = (text: string) => shortened(text, 4, (count) => `(${count} more)`);
  expect(told('1234')).toBe('1234');
  expect(told('123456')).toBe('1234… (2 more)');
  expect(told('123😀5')).toBe('123… (3 more)');
});

test('a colour that does not end within a value is taken out; ours stay', () => {
  expect(clean('\u001b[32m药\u001b[39m 仓')).toBe('\u001b[32m药\u001b[39m 仓');
  for (const text of ['\u001b[31m药仓', '药\u001b[39m仓', '\u001b[39m药\u001b[31m仓', '\u001b[97;40m药仓']) {
    expect(clean(text)).toBe('药仓');
  }
});

test("a server's line breaks of Unicode end no row of a table", () => {
  expect(clean('阿莫西林\u2028胶囊\u2029x\u202ey\u009b31mz')).toBe('阿莫西林 胶囊 x y 31mz');
});
