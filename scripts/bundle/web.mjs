import { rename } from 'node:fs/promises';
import { build } from 'vite';
import { inTop } from '../setup/places.mjs';
import { compressFolder } from './compress.mjs';
import { fillShell } from './shell.mjs';
import { webConfig } from './web-config.mjs';

/**
 * Builds the shop into a folder, draws its shell into index.html and lays compressed copies beside the files.
 * The manifest is for `scripts/sizes.mjs`; it stands outside of what is served.
 * @param {string} outDir
 */
export async function buildWeb(outDir) {
  await build({
    ...webConfig,
    build: {
      ...webConfig.build,
      outDir,
      manifest: 'manifest.json',
      rolldownOptions: { input: inTop('web/index.html'), output: { codeSplitting: { groups: CHUNKS } } },
    },
  });
  await rename(`${outDir}/manifest.json`, inTop('dist/web-manifest.json'));
  await fillShell(`${outDir}/index.html`);
  await compressFolder(outDir);
}

/** React and its kind change rarely: in a chunk of their own they stay in the browser's cache over releases. */
const CHUNKS = [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store)[\\/]/ }];
