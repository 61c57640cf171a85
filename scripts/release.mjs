import './setup/node-version.mjs';
import './setup/closed-pipe.mjs';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { writeRelease } from './bundle/release.mjs';
import { runNode } from './setup/run.mjs';

const HOW =
  'npm run release -- --base /shop/ --api https://shop.example/api [--body form] [--stage staging] [--keep OLD] [--insecure] --out FOLDER';

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    api: { type: 'string' },
    body: { type: 'string' },
    stage: { type: 'string' },
    keep: { type: 'string' },
    insecure: { type: 'boolean' },
    out: { type: 'string' },
  },
  strict: true,
});
const { base = '/', api = '/api', body = 'json', stage = 'production', keep, insecure = false } = values;
// A folder's own name: beside it comes nginx's file.
const out = values.out?.replace(/[/\\]+$/, '');
if (!out) fail('--out is missing: the folder that the shop is written into.');
// Both stand in configuration files, where a blank or a bracket would mean something.
for (const [name, value] of Object.entries({ base, api }))
  if (!/^[\w./:~%[\]-]*$/.test(value)) fail(`--${name} has a character that no path or address needs: ${value}`);
if (!base.startsWith('/')) fail('--base is the path below which the shop stands, such as /shop/.');
if (!/^(\/|https?:\/\/)/.test(api))
  fail('--api is a path such as /api, or an address such as https://shop.example/api.');
if (api.startsWith('http:') && stage === 'production' && !insecure)
  fail('--api is not encrypted: passwords and tokens could be read on the way. --insecure says that it is meant.');
if (body !== 'json' && body !== 'form') fail('--body is json, as when it is left out, or form.');
if (stage !== 'production' && stage !== 'staging') fail('--stage is production, as when it is left out, or staging.');
if (existsSync(/** @type {string} */ (out)))
  fail(`${out} is there already: name a folder that is not, and swap it in.`);

if (keep !== undefined && !existsSync(`${keep}/releases.json`))
  fail(`--keep ${keep} is no release: it has no releases.json.`);

const { code } = await runNode(['scripts/build.mjs', 'web']);
if (code !== 0) process.exit(code);
const place = {
  base,
  api,
  body: /** @type {"json" | "form"} */ (body),
  stage: /** @type {"production" | "staging"} */ (stage),
};
const { nginx, kept } = await writeRelease(/** @type {string} */ (out), place, { keep });
console.log(`The shop for ${base} stands in ${out}; it asks ${api}.`);
if (keep !== undefined) console.log(`${kept} files of earlier releases are in it for pages that are still open.`);
console.log(`nginx: include ${nginx} in http. Apache: ${out}/.htaccess. Both name the lines to change.`);
console.log('Another server: static files; unknown paths below the base answer index.html, never those of assets/.');

/** @param {string} why @returns {never} */
function fail(why) {
  console.error(`${why}\n${HOW}`);
  process.exit(2);
}
