import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { inTop } from '../setup/places.mjs';
import { compressFile } from './compress.mjs';

/**
 * Writes the built shop into a folder for one deployment: URLs of files start with the base path, so that any depth of
 * an address works on a plain file server.
 * @param {string} out
 * @param {Place} place
 */
export async function writeRelease(out, place) {
  await cp(inTop('dist/web'), out, { recursive: true, errorOnExist: true, force: false });
  const page = `${out}/index.html`;
  await writeFile(page, placed(await readFile(page, 'utf8'), place));
  for (const ending of ['br', 'gz']) await rm(`${page}.${ending}`, { force: true });
  await compressFile(page);
}

/** @typedef {{ base: string, api: string, stage: 'production' | 'staging' }} Place base path, such as `/shop/`; API base as a path or an address */

/**
 * The page with its three meta tags and the URLs of its files.
 * @param {string} html
 * @param {Place} place
 */
export function placed(html, { base, api, stage }) {
  const root = `/${base}/`.replace(/\/+/g, '/');
  return html
    .replace(/(<meta name="yaocang-base" content=")[^"]*/, (_, start) => start + escaped(root))
    .replace(/(<meta name="yaocang-api" content=")[^"]*/, (_, start) => start + escaped(api))
    .replace(/(<meta name="yaocang-stage" content=")[^"]*/, (_, start) => start + stage)
    .replace(/\b(src|href)="\.\//g, (_, name) => `${name}="${escaped(root)}`);
}

/** @param {string} text */
const escaped = (text) => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
