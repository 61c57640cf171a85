import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const web = fileURLToPath(new URL('..', import.meta.url));

/** The classes that a sheet lays down by themselves, without any other beside or above them. */
function blocksOf(css: string): Set<string> {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const selectors = [...bare.matchAll(/([^{}]+)\{/g)].flatMap(([, list = '']) => list.split(','));
  return new Set(selectors.flatMap((each) => each.trim().match(/^\.[a-z][\w-]*$/) ?? []));
}

// All sheets lie on one page in the end: a row called `.service` was once laid over the screen by a panel of that name.
test('a class has its home in one sheet', () => {
  const homes = new Map<string, string[]>();
  const sheets = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(50);
  for (const sheet of sheets)
    for (const block of blocksOf(readFileSync(web + sheet, 'utf8')))
      homes.set(block, [...(homes.get(block) ?? []), sheet]);
  expect([...homes].filter(([, all]) => all.length > 1)).toEqual([]);
});
