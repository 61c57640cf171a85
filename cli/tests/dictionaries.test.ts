import { expect, test } from 'vitest';
import type { Entry } from '#cli/text/words.ts';

const files = import.meta.glob<Record<string, Readonly<Record<string, Entry>>>>('../**/{dictionary,*-words}.ts', {
  eager: true,
});
const sentences = Object.entries(files).flatMap(([file, exported]) =>
  Object.values(exported).flatMap((words) =>
    Object.entries(words).map(([name, entry]) => [`${file} ${name}`, entry] as const),
  ),
);

test('there are dictionaries', () => {
  expect(Object.keys(files).length).toBeGreaterThan(2);
});

test.each(sentences)('%s is said in both languages', (_, entry) => {
  const [zh, en] = typeof entry === 'function' ? entry(...(['1', '2', '3'] as never[])) : entry;
  expect(zh).toMatch(/\p{Script=Han}/u);
  expect(zh).not.toMatch(/\b(YUAN|NAME|FILE|ID|USER|ORDER|TEXT|NUMBER|URL|WORDS|COMMAND)\b/);
  expect(en).toMatch(/[a-z]{2}/i);
  expect(en).not.toMatch(/\p{Script=Han}/u);
  expect([zh, en].join()).not.toMatch(/\{\w+\}/);
});
