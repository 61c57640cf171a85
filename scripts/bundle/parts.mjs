import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { inTop, TOP } from '../setup/places.mjs';
import { fingerprint } from './freshness.mjs';
import { keepLastAssets } from './last-build.mjs';

/**
 * The three parts of the product, their sources and their builders. Builders are loaded only when one must run, so that
 * a start with nothing to build is fast.
 * @satisfies {Record<string, { from: string[], make: () => Promise<(outDir: string) => Promise<void>> }>}
 */
const PARTS = {
  web: { from: ['web', 'shared'], make: () => viteBuild('web') },
  server: { from: ['fixtures', 'shared'], make: () => viteBuild('fixtures') },
  cli: { from: ['cli', 'shared', 'fixtures'], make: () => viteBuild('cli') },
};
const ALWAYS_FROM = ['package.json', 'package-lock.json', 'tsconfig.json', 'scripts/bundle', 'scripts/floor'];

/** @typedef {keyof typeof PARTS} PartName */

/** The names of the parts in build order. */
export const PART_NAMES = /** @type {PartName[]} */ (Object.keys(PARTS));

/**
 * Whether dist was built from the current sources.
 * @param {PartName} name
 */
export async function isFresh(name) {
  if (!existsSync(inTop(`dist/${name}`))) return false;
  const stamp = await readFile(stampOf(name), 'utf8').catch(() => '');
  return stamp !== '' && stamp === (await fingerprintOf(name));
}

/**
 * Builds a part beside the old one and then swaps them, so that a running shop never serves half a build.
 * @param {PartName} name
 */
export async function buildPart(name) {
  const made = inTop(`dist/.making-${name}-${process.pid}`);
  const stamp = await fingerprintOf(name);
  const make = await PARTS[name].make();
  await mkdir(inTop('dist'), { recursive: true });
  try {
    await make(made);
    if (name === 'web') await keepLastAssets({ before: inTop('dist/web'), made, list: inTop('dist/web-assets.json') });
    await rm(stampOf(name), { force: true });
    await rm(inTop(`dist/${name}`), { recursive: true, force: true });
    await rename(made, inTop(`dist/${name}`));
  } finally {
    await rm(made, { recursive: true, force: true });
  }
  await writeFile(stampOf(name), stamp);
}

/**
 * Builds with the folder's own vite.config.ts into another place; a warning of the bundler is an error.
 * @param {string} folder
 * @returns {Promise<(outDir: string) => Promise<void>>}
 */
async function viteBuild(folder) {
  const { build } = await import('vite');
  const { CHECKS, strictLogger } = await import('./in-any-folder.mjs');
  return async (outDir) => {
    const log = { logLevel: /** @type {const} */ ('warn'), customLogger: strictLogger() };
    await build({ root: inTop(folder), ...log, build: { outDir, rolldownOptions: { onwarn: fail, checks: CHECKS } } });
  };
}

/** @param {{ message: string }} warning */
function fail({ message }) {
  throw new Error(message);
}

/** @param {PartName} name */
function fingerprintOf(name) {
  return fingerprint(TOP, [...PARTS[name].from, ...ALWAYS_FROM]);
}

/** @param {PartName} name */
function stampOf(name) {
  return inTop(`dist/${name}.stamp`);
}
