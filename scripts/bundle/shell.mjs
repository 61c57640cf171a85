import { readFile, rm, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { inTop } from '../setup/places.mjs';
import { webConfig } from './web-config.mjs';

const MARK = '<!--shell-->';

/**
 * Draws the app's empty shell into the page, so that something stands there before the first script has run.
 * The shell is pure markup: Preact renders it here, and React replaces it on its first commit.
 * @param {string} page the path of the built index.html; left alone when it has no mark
 */
export async function fillShell(page) {
  const html = await readFile(page, 'utf8');
  if (!html.includes(MARK)) return;
  const { shell, initPath } = await readFirstPicture();
  const script = await buildAtOnce(initPath);
  await writeFile(
    page,
    html.replace(MARK, () => shell).replace('</title>', (end) => `${end}\n    <script>${script}</script>`),
  );
}

/** @returns {Promise<{ shell: string, initPath: string }>} the markup of the shell, and the call that the page makes */
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
    const { renderShell, initPath } = await import(pathToFileURL(`${outDir}/prerender.mjs`).href);
    return { shell: renderShell(), initPath };
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
 * @param {string} initPath
 * @returns {Promise<string>}
 */
async function buildAtOnce(initPath) {
  const built = await build({
    ...webConfig,
    plugins: [],
    define: { INIT_PATH: JSON.stringify(initPath) },
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
