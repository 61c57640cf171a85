import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureDependencies } from './dependencies.mjs';
import { endWithNpm } from './parent.mjs';
import { inTop } from './places.mjs';
import { endChildrenWithUs, runNode } from './run.mjs';

/**
 * Starts the whole shop from a fresh clone: dependencies, builds, then the stand-in server in this process, so that a
 * signal to us ends it. Exits with 2 for a bad PORT and 1 when a preparation fails.
 */
export async function start() {
  const port = process.env.PORT ?? '8080';
  if (!isPort(port)) {
    console.error(`PORT is "${port}"; it must be a whole number from 0 to 65535 (0 picks a free one).`);
    process.exit(2);
  }
  console.log('Starting Yaocang (药仓): the shop, and a stand-in for the servers behind it, on this machine.');
  endWithNpm();
  const stopCaring = endChildrenWithUs();
  if (!(await ensureDependencies())) process.exit(1);
  console.log('Building what has changed since the last time.');
  const { code } = await runNode([inTop('scripts/build.mjs')]);
  if (code !== 0) {
    console.error('The build failed: the reason stands above. Nothing was started.');
    process.exit(1);
  }
  stopCaring();

  process.env.PORT = port;
  process.env.DATA_DIR = resolve(process.env.DATA_DIR ?? inTop('.data'));
  process.env.WEB_DIR = resolve(process.env.WEB_DIR ?? inTop('dist/web'));
  process.env.WEB_DRAW ??= inTop('dist/draw/prerender.mjs');
  await import(pathToFileURL(inTop('dist/server/main.mjs')).href);
}

/** @param {string} text */
function isPort(text) {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535;
}
