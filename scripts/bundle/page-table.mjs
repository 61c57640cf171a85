import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { inTop } from '../setup/places.mjs';
import { chunksOf } from './manifest.mjs';

/**
 * @typedef {import('./manifest.mjs').Manifest} Manifest
 * @typedef {import('../../web/boot/page-table.ts').PageTable} PageTable
 * @typedef {import('../../web/boot/page-table.ts').Picture} Picture
 * @typedef {import('../../web/boot/prerender.tsx').DrawnRoute} DrawnRoute
 */

/** The lists that say which file a route's page stands in. */
const LISTS = ['pages/views.ts', 'pages/more-views.lazy.ts'];

/** A line of such a list: `search: page(async () => (await import('#web/areas/…')).SearchPage)`. */
const LINE = /^\s*(\w+): (?:page\()?async \(\) =>\s*\(await import\('#web\/([^']+)'\)\)/gm;

/** What every page that comes later waits for. */
const ALWAYS = 'ui/more-icons.lazy.ts';

/** What some pictures show beyond the page's own file, by route: its styles are needed, its code is not fetched ahead. */
const STYLED_BY = /** @type {Readonly<Record<string, readonly string[]>>} */ ({
  index: ['areas/home/desk/home-desk.lazy.tsx'],
  user: ['register/register', 'forgot/forgot', 'forgot/recover'].map((name) => `areas/account/${name}-screen.tsx`),
});

/**
 * What the script of the page is told of each route: the files that its page is made of beyond what every page loads, what it
 * asks first, and the file of its first picture, which is written here.
 * @param {string} outDir the built shop
 * @param {Manifest} manifest
 * @param {readonly DrawnRoute[]} routes
 * @returns {Promise<PageTable>}
 */
export async function pageTable(outDir, manifest, routes) {
  const entries = await pageEntries();
  const there = chunksOf(manifest, ['index.html']);
  const files = /** @type {string[]} */ ([]);
  const placeOf = (/** @type {string} */ file) => {
    const name = nameOf(file);
    return files.includes(name) ? files.indexOf(name) : files.push(name) - 1;
  };
  /** @param {readonly string[]} keys */
  const later = (keys) => {
    for (const key of keys)
      if (!manifest[key])
        throw new Error(`The build made no file of ${key} by itself: a page would wait for it unasked.`);
    const { js, css } = chunksOf(manifest, keys);
    return { js: js.filter((file) => !there.js.includes(file)), css: css.filter((file) => !there.css.includes(file)) };
  };
  const table = /** @type {Record<string, import('../../web/boot/page-table.ts').PageAhead>} */ ({});
  for (const { route, path, looks, first } of routes) {
    const own = later(route === undefined ? [] : entries(route));
    const styles = [...new Set([...own.css, ...later(STYLED_BY[route ?? ''] ?? []).css])];
    const css = (await Promise.all(styles.map((file) => readFile(`${outDir}/${file}`, 'utf8')))).join('');
    const picture = placeOf(await writePicture(outDir, { css, looks }));
    table[path] = { code: own.js.map(placeOf), styles: styles.map(placeOf), first, picture };
  }
  return { files, app: there.js.map(placeOf), appStyles: there.css.map(placeOf), routes: table };
}

const nameOf = (/** @type {string} */ file) => file.replace(/^assets\//, '');

/**
 * Named by what is in it, as all that caches may keep for ever.
 * @param {string} outDir
 * @param {Picture} picture
 */
async function writePicture(outDir, picture) {
  const text = JSON.stringify(picture);
  const name = `${createHash('sha256').update(text).digest('base64url').slice(0, 7)}.json`;
  await writeFile(`${outDir}/assets/${name}`, text);
  return name;
}

/**
 * What is fetched for the page of each route, as keys of the manifest: its file, the list that names it, the signs. Home comes
 * with the app.
 * @returns {Promise<(route: string) => string[]>}
 */
async function pageEntries() {
  const found = /** @type {Map<string, string[]>} */ (new Map([['index', []]]));
  for (const list of LISTS) {
    const source = await readFile(inTop(`web/${list}`), 'utf8');
    for (const [, route = '', file = ''] of source.matchAll(LINE))
      found.set(route, [file, ALWAYS, ...(list === LISTS[0] ? [] : [list])]);
  }
  return (route) => {
    const entries = found.get(route);
    if (!entries) throw new Error(`No list of pages names the file of ${route}.`);
    return entries;
  };
}
