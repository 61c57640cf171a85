import './setup/node-version.mjs';
import './setup/closed-pipe.mjs';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { writeRelease } from './bundle/release.mjs';
import { runNode } from './setup/run.mjs';

const HOW = 'npm run release -- --base /shop/ --api https://shop.example/api [--stage staging] --out FOLDER';

const { values } = parseArgs({
  options: { base: { type: 'string' }, api: { type: 'string' }, stage: { type: 'string' }, out: { type: 'string' } },
  strict: true,
});
const { base = '/', api = '/api', stage = 'production', out } = values;
if (!out) fail('--out is missing: the folder that the shop is written into.');
if (!base.startsWith('/')) fail('--base is the path below which the shop stands, such as /shop/.');
if (!/^(\/|https?:\/\/)/.test(api))
  fail('--api is a path such as /api, or an address such as https://shop.example/api.');
if (stage !== 'production' && stage !== 'staging') fail('--stage is production, as when it is left out, or staging.');
if (existsSync(/** @type {string} */ (out)))
  fail(`${out} is there already: name a folder that is not, and swap it in.`);

const { code } = await runNode(['scripts/build.mjs', 'web']);
if (code !== 0) process.exit(code);
await writeRelease(/** @type {string} */ (out), { base, api, stage });
console.log(`The shop for ${base} stands in ${out}; it asks ${api}.`);
console.log('Serve it as static files; unknown paths below the base answer index.html, never those of assets/.');

/** @param {string} why @returns {never} */
function fail(why) {
  console.error(`${why}\n${HOW}`);
  process.exit(2);
}
