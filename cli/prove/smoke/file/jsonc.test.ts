import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJsonc } from './jsonc.ts';

test('any JSON is read as JSON.parse reads it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      expect(JSON.stringify(readJsonc(text, 'x.json').value)).toBe(JSON.stringify(JSON.parse(text)));
    }),
  );
});

test('comments, trailing commas, and the line of every part', () => {
  const { value, line } = readJsonc(
    `// a file
{
  /* two
     lines */
  "steps": [
    { "call": "cart.list", "expect": ["data.length>=2"], }, // here
  ],
}
`,
    'x.jsonc',
  );
  expect(value).toEqual({ steps: [{ call: 'cart.list', expect: ['data.length>=2'] }] });
  expect([line('steps'), line('steps.0.call'), line('steps.0.nothing'), line('other')]).toEqual([5, 6, 6, 1]);
});

test.each([
  ['{"a":1 "b":2}', 'not JSON', 1],
  ['[1,,2]', 'not JSON', 1],
  ['{\n"a":1,\n"a":2}', 'a stands twice', 3],
  ['{"a":\n}', 'not JSON', 2],
  ['1 2', 'not JSON', 1],
  ['', 'not JSON', 1],
])('%j is refused: %s', (text, message, line) => {
  expect(() => readJsonc(text, 'x.jsonc')).toThrow(`x.jsonc:${line}: ${message}`);
});
