import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { inTop } from './places.mjs';
import { run } from './run.mjs';

/**
 * Chromium 87, the oldest that the shop supports (floor/browsers.mjs). A package of the npm registry holds it: compressed,
 * for Linux on x64, with the few libraries that servers lack. It serves the proof alone, so it is no dependency.
 * @typedef {{ path: string, libraries: string }} OldestChromium
 */

/** Its Chromium is the first 87; later packages hold newer ones. */
const PACKAGE = 'chrome-aws-lambda@5.4.0';
const HOME = inTop('.cache/oldest-chromium');
const IS_HERE = process.platform === 'linux' && process.arch === 'x64';

export const HOW_TO_OLDEST = IS_HERE
  ? `Tests in the oldest Chromium need the npm package ${PACKAGE}, which npm run proof installs into .cache, with tar; it could not be had.`
  : 'Tests in the oldest Chromium need Linux on x64, for which its package is built.';

/** @returns {OldestChromium | null} */
export function findOldestChromium() {
  const path = `${HOME}/program/chromium`;
  return existsSync(path) ? { path, libraries: `${HOME}/program/lib` } : null;
}

/**
 * Finds it, and else installs it.
 * @returns {Promise<OldestChromium | null>} null without it; why has been printed
 */
export async function ensureOldestChromium() {
  const found = findOldestChromium();
  if (found) return found;
  if (IS_HERE) await install().catch((error) => console.error(String(error)));
  const installed = findOldestChromium();
  if (!installed) console.error(HOW_TO_OLDEST);
  return installed;
}

async function install() {
  console.log(`There is no old Chromium here. Installing ${PACKAGE} into .cache.`);
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps'];
  await mkdir(HOME, { recursive: true });
  const { code } = await run('npm', ['install', '--prefix', HOME, ...options, PACKAGE]);
  if (code !== 0) return;
  const packed = `${HOME}/node_modules/chrome-aws-lambda/bin`;
  const fresh = `${HOME}/unpacked`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh);
  for (const name of ['aws', 'swiftshader']) {
    await unpack(`${packed}/${name}.tar.br`, `${fresh}/${name}.tar`);
    if ((await run('tar', ['-xf', `${fresh}/${name}.tar`, '-C', fresh])).code !== 0) return;
  }
  await unpack(`${packed}/chromium.br`, `${fresh}/chromium`);
  await chmod(`${fresh}/chromium`, 0o755);
  const lacks = await lackingLibraries(fresh);
  if (lacks.length > 0)
    return console.error(`This machine lacks ${lacks.join(', ')} (on Debian: apt-get install libnspr4).`);
  await rename(fresh, `${HOME}/program`);
}

/** The libraries that it needs and that are neither in its package nor on this machine. @param {string} folder */
async function lackingLibraries(folder) {
  const env = { LD_LIBRARY_PATH: `${folder}/lib` };
  const { output } = await run('ldd', [`${folder}/chromium`], { capture: true, env });
  return [...output.matchAll(/(\S+) => not found/g)].map(([, name]) => name);
}

/** @param {string} from @param {string} to */
const unpack = (from, to) => pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to));
