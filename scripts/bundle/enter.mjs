import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { build } from 'vite';
import { inTop } from '../setup/places.mjs';
import { webConfig } from './web-config.mjs';

/** What the manifest calls the script that runs the app. */
export const ENTER = 'app/enter.ts';

/**
 * Writes the script that the page names, which runs the app's own files.
 * @param {string} outDir the built shop
 * @param {{ begin: string, main: string }} files what asks the server, and what draws, below the shop
 * @returns {Promise<string>} its file below the shop
 */
export async function writeEnter(outDir, { begin, main }) {
  const beside = (/** @type {string} */ file) => JSON.stringify(`./${file.replace(/^assets\//, '')}`);
  const built = await build({
    ...webConfig,
    plugins: [],
    define: { BEGIN: beside(begin), MAIN: beside(main) },
    build: {
      ...webConfig.build,
      write: false,
      rolldownOptions: { input: inTop(`web/${ENTER}`), output: { format: 'es' } },
    },
  });
  const [{ code }] = /** @type {import('vite').Rolldown.RolldownOutput} */ (built).output;
  const file = `assets/${createHash('sha256').update(code).digest('base64url').slice(0, 7)}.js`;
  await mkdir(`${outDir}/assets`, { recursive: true });
  await writeFile(`${outDir}/${file}`, code);
  return file;
}
