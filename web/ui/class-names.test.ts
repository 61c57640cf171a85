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

const files = readdirSync(web, { recursive: true, encoding: 'utf8' });
const textOf = (ending: RegExp) =>
  files.filter((name) => ending.test(name)).map((name) => readFileSync(web + name, 'utf8'));

// A rule for the drawing's `.btn`, which is no class of the shop, once left the checkout's button as narrow as its words.
test('a class that a sheet names stands in some markup, whole or up to what is put in', () => {
  const markup = textOf(/(?<!\.test)\.tsx?$|^index\.html$/).join('\n');
  const names = new Set(markup.match(/[a-z][\w-]*/gi));
  const beginnings = [...markup.matchAll(/([a-z][\w-]*-)\$\{/g)].flatMap(([, beginning]) => beginning ?? []);
  const selectors = textOf(/\.css$/).flatMap((css) => [
    ...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}@]+)\{/g),
  ]);
  const styled = selectors.flatMap(([, list = '']) => list.match(/(?<=\.)[a-z][\w-]*/g) ?? []);
  expect(styled.length).toBeGreaterThan(1000);
  expect(styled.filter((name) => !names.has(name) && !beginnings.some((each) => name.startsWith(each)))).toEqual([]);
});

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
