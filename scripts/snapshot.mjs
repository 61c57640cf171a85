import './setup/node-version.mjs';
import './setup/closed-pipe.mjs';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { compressFile } from './bundle/compress.mjs';
import { inTop } from './setup/places.mjs';

const HOW = 'npm run snapshot -- --api https://shop.example/api [--shop FOLDER]';

const { values } = parseArgs({ options: { api: { type: 'string' }, shop: { type: 'string' } }, strict: true });
const { api = '', shop = inTop('dist/web') } = values;
if (!/^https?:\/\//.test(api)) fail('--api is the address of the shop’s API, such as https://shop.example/api.');
const page = `${shop}/index.html`;
if (!existsSync(page)) fail(`${page} is not there: build or release the shop first.`);
const draw = inTop('dist/draw/prerender.mjs');
if (!existsSync(draw)) fail('What draws home is not there: run npm run build first.');

const { drawHome } = await import(draw);
try {
  const html = await drawHome(await readFile(page, 'utf8'), api, Date.now());
  // Complete before it takes the place of the page that is being served.
  const next = `${page}.next`;
  await writeFile(next, html);
  await compressFile(next);
  for (const ending of ['', '.br', '.gz']) await rename(next + ending, page + ending);
  console.log(`${page} shows home as ${api} answers a visitor now. Run it again after a change, at least once a day.`);
} catch (error) {
  console.error(`${page} is as it was: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

/** @param {string} why @returns {never} */
function fail(why) {
  console.error(`${why}\n${HOW}`);
  process.exit(2);
}
