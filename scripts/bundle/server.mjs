import { cp } from 'node:fs/promises';
import { build } from 'vite';
import { inTop, TOP } from '../setup/places.mjs';

/**
 * Builds the stand-in for the operator's servers; packages stay in node_modules, migrations lie beside it.
 * All files land flat in the folder, so that `./migrations` is right from each of them.
 * @param {string} outDir
 */
export async function buildServer(outDir) {
  await build({
    configFile: false,
    envDir: false,
    root: TOP,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: inTop('fixtures/main.ts'),
      target: 'node20',
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'main.mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  });
  await cp(inTop('fixtures/store/migrations'), `${outDir}/migrations`, { recursive: true });
}
