import './setup/node-version.mjs';
import './setup/closed-pipe.mjs';
import { existsSync } from 'node:fs';
import { chmod, readFile, realpath, rename, stat, writeFile } from 'node:fs/promises';
import { compressFile } from './bundle/compress.mjs';
import { adviceOn, askedThrough } from './bundle/gate.mjs';
import { inTop } from './setup/places.mjs';
import { heeding, misused, wordsOf } from './setup/words.mjs';

const HOW = `npm run snapshot -- --api https://shop.example/api [--shop FOLDER]

  --api ADDRESS               the shop's API
  --shop FOLDER               the folder of a release; dist/web when it is left out
  --gate-user USER            of a password in front of the API (HTTP Basic)
  --gate-password-file FILE   its password, else the variable YAOCANG_GATE_PASSWORD

A certificate of one's own: NODE_EXTRA_CA_CERTS=FILE.pem before the command.`;

const { values } = wordsOf(HOW, {
  options: {
    api: { type: 'string' },
    shop: { type: 'string' },
    'gate-user': { type: 'string' },
    'gate-password-file': { type: 'string' },
  },
});
const { api = '' } = values;
if (!/^https?:\/\//.test(api))
  misused(HOW, '--api is the address of the shop’s API, such as https://shop.example/api.');
const ask = heeding(HOW, () => askedThrough(values['gate-user'], values['gate-password-file']));
const named = values.shop ?? inTop('dist/web');
if (!existsSync(`${named}/index.html`))
  misused(HOW, `${named}/index.html is not there: build or release the shop first.`);
const draw = inTop('dist/draw/prerender.mjs');
if (!existsSync(draw)) misused(HOW, 'What draws home is not there: run npm run build first.');

// A link to the release that is live: another may be swapped in meanwhile, and must not get this page.
const page = `${await realpath(named)}/index.html`;
const { drawHome } = await import(draw);
try {
  const html = await drawHome(await readFile(page, 'utf8'), api, Date.now(), ask);
  // Complete before it takes the place of the page that is being served.
  const next = `${page}.next`;
  await writeFile(next, html);
  await chmod(next, (await stat(page)).mode);
  await compressFile(next);
  for (const ending of ['', '.br', '.gz']) await rename(next + ending, page + ending);
  console.log(`${page} shows home as ${api} answers a visitor now. Run it again after a change, at least once a day.`);
} catch (error) {
  console.error(`${page} is as it was: ${error instanceof Error ? error.message : error}${adviceOn(error)}`);
  process.exit(1);
}
