import { readFile, rm, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { inTop } from '../setup/places.mjs';
import { pageTable } from './page-table.mjs';
import { webConfig } from './web-config.mjs';

const MARK = '<!--shell-->';

/**
 * Draws the app's empty shell into the page, so that something stands there before the first script has run.
 * The shell is pure markup: Preact renders it here, and React replaces it on its first commit.
 * @param {string} page the path of the built index.html; left alone when it has no mark
 * @param {import('./manifest.mjs').Manifest} manifest
 */
export async function fillShell(page, manifest) {
  const html = await readFile(page, 'utf8');
  if (!html.includes(MARK)) return;
  const { shell, paths, firstCalls } = await readFirstPicture();
  const script = await buildAtOnce(paths, await pageTable(manifest, firstCalls));
  await writeFile(
    page,
    html.replace(MARK, () => shell).replace('</title>', (end) => `${end}\n    <script>${script}</script>`),
  );
}

/** @returns {Promise<{ shell: string, paths: { init: string, home: string }, firstCalls: import('./page-table.mjs').Route[] }>} the markup of the shell, and the calls that the page makes */
async function readFirstPicture() {
  const outDir = inTop(`dist/.shell-${process.pid}`);
  try {
    await build({
      ...webConfig,
      resolve: { alias: PREACT },
      ssr: { noExternal: true },
      build: {
        ...webConfig.build,
        target: 'node20',
        outDir,
        ssr: inTop('web/app/shell/prerender.tsx'),
        rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
      },
    });
    const { renderShell, paths, firstCalls } = await import(pathToFileURL(`${outDir}/prerender.mjs`).href);
    return { shell: renderShell(), paths, firstCalls };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

const PREACT = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react\/jsx(-dev)?-runtime$/, replacement: 'preact/jsx-runtime' },
];

/**
 * Builds the script that stands in the page.
 * @param {{ init: string, home: string }} paths
 * @param {import('./page-table.mjs').PageTable} pages
 * @returns {Promise<string>}
 */
async function buildAtOnce(paths, pages) {
  const built = await build({
    ...webConfig,
    plugins: [],
    define: {
      INIT_PATH: JSON.stringify(paths.init),
      HOME_PATH: JSON.stringify(paths.home),
      PAGES: JSON.stringify(pages),
    },
    build: {
      ...webConfig.build,
      write: false,
      rolldownOptions: {
        input: inTop('web/app/at-once.ts'),
        // Of what it imports it takes functions alone: nothing of their modules must run.
        treeshake: { moduleSideEffects: (id) => id.endsWith('at-once.ts') },
        output: { format: 'iife' },
      },
    },
  });
  const [{ code }] = /** @type {import('vite').Rolldown.RolldownOutput} */ (built).output;
  if (code.includes('</')) throw new Error('The script of the page would end too early.');
  return code.trim();
}
