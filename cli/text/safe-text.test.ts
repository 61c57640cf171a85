import { expect, test } from 'vitest';
import { safeJson, safeLines, safeText } from './safe-text.ts';
import { inkFor } from './style.ts';

test.each([
  ['a title', '药\u001b]0;evil\u0007仓'],
  ['a title that ends otherwise', '药\u001b]0;evil\u001b\\仓'],
  ['the clipboard', '药\u001b]52;c;ZXZpbA==\u0007仓'],
  ['a clear screen', '药\u001b[2J\u001b[H仓'],
  ['a private mode', '药\u001b[?1049h仓'],
  ['another colour', '药\u001b[38;5;196m仓'],
  ['a carriage return', '药\r仓'],
  ['C1', '药\u009b31m仓'.replace('31m', '')],
  ['an override', '药\u202e\u2066仓'],
  ['a lone ESC', '药\u001b仓'],
])('%s does not reach a terminal', (_, text) => {
  expect(safeText(text)).toBe('药仓');
});

test('our colours, line breaks and tabs stay', () => {
  const { bold, dim, red, green, yellow, light } = inkFor(true, {});
  const text = [bold, dim, red, green, yellow, light].map((paint) => paint('a')).join('\n\t');
  expect(safeLines(text)).toBe(text);
});

test.each([
  ['::error::x', '› ::error::x'],
  ['  ::add-mask::x', '  › ::add-mask::x'],
  ['\u001b[31m  ::error::x\u001b[39m', '\u001b[31m  › ::error::x\u001b[39m'],
  ['##vso[task.setvariable]x', '# #vso[task.setvariable]x'],
  ['in a line ##VSO[task.complete]', 'in a line # #VSO[task.complete]'],
  ["##teamcity[setParameter name='a' value='b']", "# #teamcity[setParameter name='a' value='b']"],
  ['\u001b[1m##[error]x', '\u001b[1m# #[error]x'],
])('a runner obeys no line %j', (line, written) => {
  expect(safeLines(`a\n${line}`)).toBe(`a\n${written}`);
  expect(safeText(line)).toBe(line);
});

test('an agent finds no command inside JSON, and its readers find what was said', () => {
  const value = { a: '##vso[task.complete result=Failed] ##[error]' };
  expect(safeJson(JSON.stringify(value))).not.toMatch(/##(vso)?\[/);
  expect(JSON.parse(safeJson(JSON.stringify(value)))).toEqual(value);
});

test('headings and qualified names are no commands', () => {
  expect(safeLines('## CI\n:: x\nstd::error')).toBe('## CI\n:: x\nstd::error');
});

test('JSON holds them escaped', () => {
  const value = { a: '\u202e\u007f\u009b\u2028' };
  expect(safeJson(JSON.stringify(value))).toMatch(/^[ -~]*$/);
  expect(JSON.parse(safeJson(JSON.stringify(value)))).toEqual(value);
});
