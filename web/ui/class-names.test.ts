import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const web = fileURLToPath(new URL('..', import.meta.url));

/** The classes that a stylesheet defines on their own, without another class beside or above them. */
function blocksOf(css: string): Set<string> {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const selectors = [...bare.matchAll(/([^{}]+)\{/g)].flatMap(([, list = '']) => list.split(','));
  return new Set(selectors.flatMap((each) => each.trim().match(/^\.[a-z][\w-]*$/) ?? []));
}

const files = readdirSync(web, { recursive: true, encoding: 'utf8' });
const textOf = (ending: RegExp) =>
  files.filter((name) => ending.test(name)).map((name) => readFileSync(web + name, 'utf8'));

// A rule for `.btn`, a class of the design mocks only, once left the checkout's button too narrow.
test('every class in a stylesheet is used in some markup, whole or as a prefix', () => {
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

// All stylesheets end up on one page: a row with class `.service` once got the styles of a panel with the same class.
test('a class is defined in one stylesheet only', () => {
  const homes = new Map<string, string[]>();
  const sheets = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(50);
  for (const sheet of sheets)
    for (const block of blocksOf(readFileSync(web + sheet, 'utf8')))
      homes.set(block, [...(homes.get(block) ?? []), sheet]);
  expect([...homes].filter(([, all]) => all.length > 1)).toEqual([]);
});

const rulesOf = (css: string) =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    body: body.split(';').flatMap((each) => each.trim().replace(/\s+/g, ' ') || []),
  }));

/** Rooms whose pages are laid out with the words of words.css; the others follow. */
const IN_WORDS = `
  areas/account/ areas/after-sales/ areas/articles/ areas/browse/browse areas/browse/filter-bar areas/browse/shelf
  areas/cart/ areas/checkout/ areas/coupons/ areas/daily-sign-in/ areas/goods/ areas/group-buys-price-cuts/
  areas/help/ areas/invoices/ areas/lists/ areas/member/ areas/money/ areas/orders/ areas/papers/ areas/pay/
  areas/phone-check/ areas/quick-order/ areas/reviews/ areas/settings/ areas/trail/ areas/wechat/ parts/content/
  parts/goods/coupon parts/goods/not-bought parts/goods/recommendations parts/goods/short-stock
  parts/goods/uninsured parts/list/ parts/member/call parts/member/member-dock parts/member/member-page
  parts/member/member-who parts/pictures/ parts/search/keyword parts/search/search-panel
`
  .trim()
  .split(/\s+/);

test('a layout word is not written again in the sheet of a page', () => {
  const words = rulesOf(readFileSync(`${web}ui/words.css`, 'utf8')).filter(({ selector }) =>
    /^\.[\w-]+$/.test(selector),
  );
  const again = files
    .filter((name) => name.endsWith('.css') && IN_WORDS.some((room) => name.startsWith(room)))
    .flatMap((name) => rulesOf(readFileSync(web + name, 'utf8')).map((rule) => ({ ...rule, name })))
    // What overrides another part stays.
    .filter(({ selector }) => /^\.[\w-]+( > [a-z]+)?$/.test(selector))
    .flatMap(({ name, selector, body }) =>
      words
        .filter(({ body: word }) => (word.length > 1 || body.length === 1) && word.every((each) => body.includes(each)))
        .map((word) => `${name} ${selector}: ${word.selector}`),
    );
  expect(again).toEqual([]);
});

test('a class in the markup is known by a stylesheet, or looked for by a script', () => {
  const styled = textOf(/\.css$/).flatMap((css) => css.match(/(?<=\.)[a-z][\w-]*/g) ?? []);
  const looked = textOf(/\.tsx?$/).flatMap((code) => code.match(/(?<=['"`, ]\.)[a-z][\w-]*(?=[ ,:'"`])/g) ?? []);
  const known = new Set([...styled, ...looked]);
  const used = files
    .filter((name) => /(?<!\.test)\.tsx$/.test(name))
    .flatMap((name) =>
      [...readFileSync(web + name, 'utf8').matchAll(/className="([^"]+)"/g)].flatMap(([, list = '']) =>
        list.split(' ').map((each) => [name, each]),
      ),
    );
  expect(used.length).toBeGreaterThan(1000);
  expect(used.filter(([, each = '']) => !known.has(each))).toEqual([]);
});

// AdGuard's list hides `.ad-popup`, and with it went the only way to close what lay over home.
test('no class and no file loaded on demand is named as what blockers of adverts look for', () => {
  const word = /(?:^|[-_.])(?:ads?|adverts?|advertisements?)(?:[-_.]|$)/;
  const classes = textOf(/\.css$/).flatMap((css) => css.match(/(?<=\.)[a-z][\w-]*(?=[^{}]*\{)/g) ?? []);
  const lazy = files.filter((name) => name.includes('.lazy.')).map((name) => name.replace(/^.*\//, ''));
  expect([...new Set([...classes, ...lazy])].filter((name) => word.test(name))).toEqual([]);
});
