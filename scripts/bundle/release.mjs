import { copyFile, cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { inTop } from '../setup/places.mjs';
import { compressFile } from './compress.mjs';
import { FRAMED_BY, policyOf } from './policy.mjs';
import { htaccess, nginxConf } from './web-servers.mjs';

/** Lists the assets of a release, and of those before it that it still has; newest first. */
const LIST = 'releases.json';

/** A page that was opened before a release, or lies in an in-app browser's cache, needs the files of its own. */
const FORMER = 2;

/** @typedef {{ base: string, api: string, body: 'json' | 'form', stage: 'production' | 'staging' }} Place base path, such as `/shop/`; API base as a path or an address; how bodies are written */

/**
 * Writes the built shop into a folder for one deployment: URLs of files start with the base path, so that any depth of
 * an address works on a plain file server. Apache's configuration is in the folder, nginx's beside it.
 * @param {string} out
 * @param {Place} place
 * @param {{ keep?: string | undefined }} [options] the folder of the release before, whose assets are carried over
 * @returns {Promise<{ nginx: string, kept: number }>} nginx's file, and how many assets were carried over
 */
export async function writeRelease(out, place, { keep } = {}) {
  const own = JSON.parse(await readFile(inTop('dist/web-assets.json'), 'utf8'));
  await cp(inTop('dist/web'), out, { recursive: true, errorOnExist: true, force: false });
  await rm(`${out}/.vite`, { recursive: true, force: true });
  for (const name of await readdir(`${out}/assets`)) if (!own.includes(name)) await rm(`${out}/assets/${name}`);
  const kept = keep === undefined ? [] : await carryOver(keep, out, own);
  await writeFile(`${out}/${LIST}`, JSON.stringify([own, ...kept]));

  const served = { ...place, base: rooted(place.base), folder: resolve(out) };
  const page = `${out}/index.html`;
  const html = placed(await readFile(page, 'utf8'), place);
  const policy = policyOf(html, place.api);
  await writeFile(
    page,
    html.replace(/(<meta charset=[^>]*>)/, (_, charset) => charset + policyTag(policy)),
  );
  for (const ending of ['br', 'gz']) await rm(`${page}.${ending}`, { force: true });
  await compressFile(page);
  const full = { ...served, policy: `${policy}; ${FRAMED_BY}` };
  await writeFile(`${out}/.htaccess`, htaccess(full));
  await writeFile(`${out}.nginx.conf`, nginxConf(full));
  return { nginx: `${out}.nginx.conf`, kept: kept.flat().length };
}

/**
 * Copies the assets of the releases before that this one does not have.
 * @param {string} from
 * @param {string} to
 * @param {string[]} own
 * @returns {Promise<string[][]>} what each of them has, newest first
 */
async function carryOver(from, to, own) {
  /** @type {string[][]} */
  const lists = JSON.parse(await readFile(`${from}/${LIST}`, 'utf8'));
  const former = lists.filter((names) => names.join() !== own.join()).slice(0, FORMER);
  const names = [...new Set(former.flat())].filter((name) => !own.includes(name));
  await Promise.all(names.map((name) => copyFile(`${from}/assets/${name}`, `${to}/assets/${name}`)));
  return former;
}

/** @param {string} base */
const rooted = (base) => `/${base}/`.replace(/\/+/g, '/');

/** @param {string} policy */
const policyTag = (policy) => `\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`;

/**
 * The page with its meta tags and the URLs of its files.
 * @param {string} html
 * @param {Place} place
 */
export function placed(html, { base, api, body, stage }) {
  const root = rooted(base);
  return html
    .replace(/(<meta name="yaocang-base" content=")[^"]*/, (_, start) => start + escaped(root))
    .replace(/(<meta name="yaocang-api" content=")[^"]*/, (_, start) => start + escaped(api))
    .replace(/(<meta name="yaocang-body" content=")[^"]*/, (_, start) => start + body)
    .replace(/(<meta name="yaocang-stage" content=")[^"]*/, (_, start) => start + stage)
    .replace(/\b(src|href)="\.\//g, (_, name) => `${name}="${escaped(root)}`);
}

/** @param {string} text */
const escaped = (text) => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
