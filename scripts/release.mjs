import './setup/node-version.mjs';
import './setup/closed-pipe.mjs';
import { existsSync } from 'node:fs';
import { placeOf } from './bundle/place.mjs';
import { writeRelease } from './bundle/release.mjs';
import { runNode } from './setup/run.mjs';
import { heeding, misused, wordsOf } from './setup/words.mjs';

const HOW = `npm run release -- --site https://shop.example --base /shop/ --api /api --out FOLDER

  --out FOLDER       where the shop is written; FOLDER.servers gets what belongs to the operator
  --site ADDRESS     the shop's own address, without a path
  --base PATH        the path below which the shop stands: / when it is left out
  --api PATH         the API: a path of this host, or an address; /api when it is left out
  --at FOLDER        the shop's folder on the server: below /srv/yaocang when it is left out
  --body form        bodies as forms, for scripts that read $_POST; json when it is left out
  --stage staging    with /phone-check, and hidden from search engines
  --keep OLD         the folder of the release before, for pages that are still open
  --insecure         an address with http is meant`;

/** @param {string} why @returns {never} */
const fail = (why) => misused(HOW, why);

const { values } = wordsOf(HOW, {
  options: {
    base: { type: 'string' },
    api: { type: 'string' },
    site: { type: 'string' },
    at: { type: 'string' },
    body: { type: 'string' },
    stage: { type: 'string' },
    keep: { type: 'string' },
    insecure: { type: 'boolean' },
    out: { type: 'string' },
  },
});
const { keep } = values;
// A folder's own name: beside it comes what belongs to the operator.
const out = values.out?.replace(/[/\\]+$/, '') || fail('--out is missing: the folder that the shop is written into.');

await write();

async function write() {
  const place = heeding(HOW, () => placeOf(values));
  if (existsSync(out)) fail(`${out} is there already: name a folder that is not, and swap it in.`);
  if (keep !== undefined && !existsSync(`${keep}/releases.json`))
    fail(`--keep ${keep} is no release: it has no releases.json.`);
  const { code } = await runNode(['scripts/build.mjs', 'web']);
  if (code !== 0) process.exit(code);

  const { servers, kept } = await writeRelease(out, place, { keep });
  const shop = place.site.origin + place.base;
  const api = new URL(place.api, place.site).href;
  console.log(`The shop for ${shop} stands in ${out}; it asks ${api}.`);
  if (keep !== undefined) console.log(`${kept} files of earlier releases are in it for pages that are still open.`);
  console.log(`Home has no goods yet: npm run snapshot -- --api ${api} --shop ${out}
  Every hour again, where it stands, by cron: 17 * * * * cd REPOSITORY && npm run snapshot -- --api ${api} --shop ${place.at}
  Behind a password: --gate-user USER --gate-password-file FILE; a certificate of your own: NODE_EXTRA_CA_CERTS=FILE.pem before npm.`);
  console.log(`On the server it belongs to ${place.at}. What you write there once, for nginx or Apache: ${servers}`);
  console.log(`Once it is up, this tells whether it stands: npx yaocang doctor --base ${api} --shop ${shop}`);
}
