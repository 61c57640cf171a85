import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { inTop } from '../setup/places.mjs';
import { compressFile } from './compress.mjs';

/**
 * Writes the built shop into a folder, its page made for one place: files are named from the base, so that any depth of an
 * address finds them on a server that knows nothing of us.
 * @param {string} out
 * @param {{ base: string, api: string }} place base path, such as `/shop/`; API base as a path or an address
 */
export async function writeRelease(out, { base, api }) {
  await cp(inTop('dist/web'), out, { recursive: true, errorOnExist: true, force: false });
  const page = `${out}/index.html`;
  await writeFile(page, placed(await readFile(page, 'utf8'), { base, api }));
  for (const ending of ['br', 'gz']) await rm(`${page}.${ending}`, { force: true });
  await compressFile(page);
}

/**
 * The page with its two meta tags and the addresses of its files.
 * @param {string} html
 * @param {{ base: string, api: string }} place
 */
export function placed(html, { base, api }) {
  const root = `/${base}/`.replace(/\/+/g, '/');
  return html
    .replace(/(<meta name="yaocang-base" content=")[^"]*/, (_, start) => start + escaped(root))
    .replace(/(<meta name="yaocang-api" content=")[^"]*/, (_, start) => start + escaped(api))
    .replace(/\b(src|href)="\.\//g, (_, name) => `${name}="${escaped(root)}`);
}

/** @param {string} text */
const escaped = (text) => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
