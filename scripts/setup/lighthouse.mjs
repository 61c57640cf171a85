import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { inTop } from './places.mjs';
import { run } from './run.mjs';

/**
 * Lighthouse, as it is published. It brings 200 packages (185 MB) and serves the proof alone, so it is no dependency. The
 * version is the last that runs on Node 20.
 */
const PACKAGE = 'lighthouse@12.8.2';
const HOME = inTop('.cache/lighthouse');
const ENTRY = `${HOME}/node_modules/lighthouse/cli/index.js`;

export const HOW_TO_LIGHTHOUSE = `Lighthouse is the npm package ${PACKAGE}, which npm run proof installs into .cache; it could not be had.`;

/** The path of its program for Node. @returns {string | null} */
export const findLighthouse = () => (existsSync(ENTRY) ? ENTRY : null);

/**
 * Finds it, and else installs it.
 * @returns {Promise<string | null>} null without it; why has been printed
 */
export async function ensureLighthouse() {
  if (!findLighthouse()) {
    console.log(`There is no Lighthouse here. Installing ${PACKAGE} into .cache.`);
    await mkdir(HOME, { recursive: true });
    const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
    await run('npm', ['install', '--prefix', HOME, ...options, PACKAGE]);
  }
  const installed = findLighthouse();
  if (!installed) console.error(HOW_TO_LIGHTHOUSE);
  return installed;
}
