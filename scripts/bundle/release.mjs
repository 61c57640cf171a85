import { chmod, copyFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { inTop } from '../setup/places.mjs';
import { compressFile } from './compress.mjs';
import { writeFileList } from './file-list.mjs';
import { FRAMED_BY, policyOf } from './policy.mjs';
import { apacheRelease } from './servers/apache-release.mjs';
import { apacheApi, apacheInside, apacheSite } from './servers/apache-site.mjs';
import { nginxRelease } from './servers/nginx-release.mjs';
import { nginxApi, nginxInside, nginxSite } from './servers/nginx-site.mjs';

/** Lists the assets of a release, and of those before it that it still has; newest first. */
const LIST = 'releases.json';

/** A page that was opened before a release, or lies in an in-app browser's cache, needs the files of its own. */
const FORMER = 2;

/**
 * @typedef {object} Place one deployment
 * @property {string} base base path with both slashes, such as `/shop/`
 * @property {URL} site the shop's own address
 * @property {string} api the API's base: a path, or an address on another host
 * @property {string} at the folder on the server
 * @property {'json' | 'form'} body how bodies are written
 * @property {'production' | 'staging'} stage
 */

/**
 * Writes the built shop into a folder for one deployment: URLs of files start with the base path, so that any depth of
 * an address works on a plain file server. What belongs to the release is in the folder, what belongs to the operator
 * beside it.
 * @param {string} out
 * @param {Place} place
 * @param {{ keep?: string | undefined }} [options] the folder of the release before, whose assets are carried over
 * @returns {Promise<{ servers: string, kept: number }>} the operator's folder, and how many assets were carried over
 */
export async function writeRelease(out, place, { keep } = {}) {
  const own = JSON.parse(await readFile(inTop('dist/web-assets.json'), 'utf8'));
  await cp(inTop('dist/web'), out, { recursive: true, errorOnExist: true, force: false });
  await rm(`${out}/.vite`, { recursive: true, force: true });
  for (const name of await readdir(`${out}/assets`)) if (!own.includes(name)) await rm(`${out}/assets/${name}`);
  const kept = keep === undefined ? [] : await carryOver(keep, out, own);
  await writeFile(`${out}/${LIST}`, JSON.stringify([own, ...kept]));

  const page = `${out}/index.html`;
  const html = placed(await readFile(page, 'utf8'), place);
  const policy = policyOf(html, place.api);
  await writeFile(
    page,
    html.replace(/(<meta charset=[^>]*>)/, (_, charset) => charset + policyTag(policy)),
  );
  if (place.stage === 'staging') await writeFile(`${out}/robots.txt`, 'User-agent: *\nDisallow: /\n');
  for (const file of [page, `${out}/robots.txt`]) {
    for (const ending of ['br', 'gz']) await rm(`${file}.${ending}`, { force: true });
    await compressFile(file);
  }
  await writeFileList(out);
  const servers = `${out}.servers`;
  await writeForServers(out, servers, servedAs(place, `${policy}; ${FRAMED_BY}`));
  await letAllRead(out);
  return { servers, kept: kept.flat().length };
}

/** @param {Place} place @param {string} policy @returns {import('./servers/served.mjs').Served} */
export function servedAs({ base, site, api, at }, policy) {
  const apiSite = api.startsWith('/') ? undefined : new URL(api);
  const path = (apiSite?.pathname ?? api).replace(/\/+$/, '');
  return { base, site, at, policy, api: path, apiSite };
}

/**
 * @param {string} out
 * @param {string} servers
 * @param {import('./servers/served.mjs').Served} served
 */
async function writeForServers(out, servers, served) {
  await writeFile(`${out}/.htaccess`, apacheRelease(served));
  await writeFile(`${out}/.nginx.conf`, nginxRelease(served));
  await rm(servers, { recursive: true, force: true });
  await mkdir(servers, { recursive: true });
  const files = {
    'nginx-site': nginxSite(served),
    'nginx-inside': nginxInside(served),
    'nginx-api': nginxApi(served),
    'apache-site': apacheSite(served),
    'apache-inside': apacheInside(served),
    'apache-api': apacheApi(served),
  };
  for (const [name, text] of Object.entries(files))
    if (text !== undefined) await writeFile(`${servers}/${name}.conf`, text);
}

/** The web server is another user than whoever writes the release, perhaps with a umask that keeps everybody out. @param {string} folder */
async function letAllRead(folder) {
  await chmod(folder, 0o755);
  for (const each of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chmod(`${each.parentPath}/${each.name}`, each.isDirectory() ? 0o755 : 0o644);
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

/** @param {string} policy */
const policyTag = (policy) => `\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`;

/**
 * The page with its meta tags and the URLs of its files.
 * @param {string} html
 * @param {Place} place
 */
function placed(html, { base, api, body, stage }) {
  return html
    .replace(/(<meta name="yaocang-base" content=")[^"]*/, (_, start) => start + escaped(base))
    .replace(/(<meta name="yaocang-api" content=")[^"]*/, (_, start) => start + escaped(api))
    .replace(/(<meta name="yaocang-body" content=")[^"]*/, (_, start) => start + body)
    .replace(/(<meta name="yaocang-stage" content=")[^"]*/, (_, start) => start + stage)
    .replace(/\b(src|href)="\.\//g, (_, name) => `${name}="${escaped(base)}`);
}

/** @param {string} text */
const escaped = (text) => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
