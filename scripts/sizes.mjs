import './setup/node-version.mjs';
import './setup/closed-pipe.mjs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { addSizes, chunksOf, partsOf } from './bundle/manifest.mjs';
import { inTop } from './setup/places.mjs';
import { wordsOf } from './setup/words.mjs';

wordsOf('npm run sizes: what a phone downloads, page by page, against the limits; it takes no words.');

/** The limits of a page in bytes of brotli. `lines`: how lists are read, for quick order and what buys again. `of` lists chunks that are no page: WeChat's file, the regions, papaparse. */
const BUDGET = {
  js: 100_000,
  css: 12_000,
  common: 40_000,
  route: 20_000,
  lines: 20_000,
  of: { 'weixin-js-sdk': 5_000, regions: 25_000, 'order-list/cut-cells': 7_000 },
};

/** @type {import('./bundle/manifest.mjs').Manifest} */
const manifest = JSON.parse(await readFile(inTop('dist/web/.vite/manifest.json'), 'utf8'));
const first = chunksOf(manifest, ['boot/main.tsx']);
/** Chunks that later pages share; loaded once. @param {string} name */
const shared = (name) =>
  chunksOf(
    manifest,
    Object.keys(manifest).filter((key) => manifest[key]?.name === name),
  );
const common = shared('common');
const lines = shared('order-lines');
const known = [...first.js, ...common.js];

console.log('Before the home page is usable:');
for (const file of [...first.js, ...first.css]) show(`  ${file}`, await sizeOf([file]));
show('JavaScript', await sizeOf(first.js), BUDGET.js);
show('CSS', await sizeOf(first.css), BUDGET.css);

show('Shared by later pages', await sizeOf(common.js.filter((file) => !first.js.includes(file))), BUDGET.common);
const reading = lines.js.filter((file) => !known.includes(file));
show('Shared by quick order and what buys again', await sizeOf(reading), BUDGET.lines);

console.log('\nAn area with its pages and dialogs, or what is loaded on demand, beyond these (scripts, then styles):');
for (const part of partsOf(manifest)) {
  const own = chunksOf(manifest, [part]);
  const js = own.js.filter((file) => !known.includes(file) && !reading.includes(file));
  const css = own.css.filter((file) => !first.css.includes(file) && !common.css.includes(file));
  const [, budget] = Object.entries(BUDGET.of).find(([name]) => part.includes(name)) ?? ['', BUDGET.route];
  if (js.length > 0) show(`  ${part} (${js.length} files)`, await sizeOf(js), budget);
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
 * Prints a row; a size over its limit makes the run exit with 1.
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
