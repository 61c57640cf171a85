import './setup/closed-pipe.mjs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { addSizes, chunksOf, routesOf, thereBefore } from './bundle/manifest.mjs';
import { inTop } from './setup/places.mjs';

/** What a page may weigh, in bytes of brotli; `of` names what is no page: WeChat's file, and the country's regions as data. */
const BUDGET = { js: 82_000, css: 12_000, route: 15_000, of: { 'weixin-js-sdk': 5_000, 'regions.lazy': 25_000 } };

/** @type {import('./bundle/manifest.mjs').Manifest} */
const manifest = JSON.parse(await readFile(inTop('dist/web-manifest.json'), 'utf8'));
const home = Object.keys(manifest).filter(
  (key) => /^areas\/home\/(home-)?page\.tsx$/.test(key) && manifest[key]?.isDynamicEntry,
);
const first = chunksOf(manifest, ['index.html', ...home]);

console.log('Before the home page is usable:');
for (const file of [...first.js, ...first.css]) show(`  ${file}`, await sizeOf([file]));
show('JavaScript', await sizeOf(first.js), BUDGET.js);
show('CSS', await sizeOf(first.css), BUDGET.css);

console.log('\nA further page or dialog, beyond what is there by then (scripts, then styles):');
for (const route of routesOf(manifest)) {
  const own = chunksOf(manifest, [route]);
  const before = thereBefore(manifest, route);
  const js = own.js.filter((file) => !first.js.includes(file) && !before.js.includes(file));
  const css = own.css.filter((file) => !first.css.includes(file) && !before.css.includes(file));
  const [, budget] = Object.entries(BUDGET.of).find(([name]) => route.includes(name)) ?? ['', BUDGET.route];
  if (js.length > 0) show(`  ${route} (${js.length} files)`, await sizeOf(js), budget);
  if (css.length > 0) show(`    its styles (${css.length} files)`, await sizeOf(css));
}

console.log('\nInside WeChat, behind the first page and nowhere else:');
const inside = Object.keys(manifest).filter((key) => /wechat-frame|sdk-door|weixin-js-sdk/.test(key));
show('JavaScript', await sizeOf(chunksOf(manifest, inside).js.filter((file) => !first.js.includes(file))));

/** @param {readonly string[]} files */
async function sizeOf(files) {
  const sizes = await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(inTop(`dist/web/${file}`));
      const br = (await promisify(brotliCompress)(bytes)).length;
      return { raw: bytes.length, gzip: (await promisify(gzip)(bytes, { level: 9 })).length, br };
    }),
  );
  return addSizes(sizes);
}

/**
 * What is over its budget ends the run with 1.
 * @param {string} name
 * @param {import('./bundle/manifest.mjs').Size} size
 * @param {number} [budget]
 */
function show(name, size, budget) {
  const isOver = size.br > (budget ?? Number.POSITIVE_INFINITY);
  if (isOver) process.exitCode = 1;
  const verdict = budget === undefined ? '' : isOver ? `  OVER the budget of ${budget}` : `  OK, budget ${budget}`;
  const figures = [size.raw, size.gzip, size.br].map((bytes) => String(bytes).padStart(8)).join('');
  console.log(`${name.padEnd(48)}${figures}${verdict}`);
}
