import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const here = new URL('./', import.meta.url);
const rows = [
  ...readFileSync(new URL('README.md', here), 'utf8').matchAll(
    /^\| `([a-z_]+)` \| [^|]+ \| [^|a-z]+ \| `([a-z-]+\.ts)` \|$/gm,
  ),
];

test('the glossary is found in the README', () => expect(rows.length).toBeGreaterThan(20));

test.each(rows.map(([, word = '', file = '']) => [word, file]))('%s is used in %s', (word, file) => {
  expect(readFileSync(new URL(file, here), 'utf8')).toMatch(new RegExp(`(?<![a-z])${word}`));
});
