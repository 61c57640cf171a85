import { readFile } from 'node:fs/promises';
import { inTop } from '../setup/places.mjs';
import { chunksOf } from './manifest.mjs';

/** @typedef {import('../../web/app/page-table.ts').PageTable} PageTable */
/** @typedef {{ route: string, path: string, first: readonly import('../../web/app/page-table.ts').FirstCall[] }} Route */

/** The lists that say which file a route's page stands in. */
const LISTS = ['app/views.ts', 'app/more-views.lazy.ts'];

/** A line of such a list: `search: page(async () => (await import('#web/areas/…')).SearchPage)`. */
const LINE = /^\s*(\w+): (?:page\()?async \(\) =>\s*\(await import\('#web\/([^']+)'\)\)/gm;

/** What every page that comes later waits for. */
const ALWAYS = 'ui/more-icons.lazy.ts';

/**
 * What the script of the page is told of each route: the files that its page is made of beyond what every page loads, and
 * what it asks first.
 * @param {import('./manifest.mjs').Manifest} manifest
 * @param {readonly Route[]} routes
 * @returns {Promise<PageTable>}
 */
export async function pageTable(manifest, routes) {
  const entries = await pageEntries();
  const there = chunksOf(manifest, ['index.html']);
  const files = /** @type {string[]} */ ([]);
  const placeOf = (/** @type {string} */ file) => {
    const name = file.replace(/^assets\//, '');
    return files.includes(name) ? files.indexOf(name) : files.push(name) - 1;
  };
  const table = routes.map(({ route, path, first }) => {
    const { js, css } = chunksOf(manifest, entries(route));
    const later = [...js, ...css].filter((file) => !there.js.includes(file) && !there.css.includes(file));
    return [path, { files: later.map(placeOf), first }];
  });
  return { files, routes: Object.fromEntries(table) };
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
