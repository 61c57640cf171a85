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
  const shell = await renderShell();
  await writeFile(
    page,
    html.replace(MARK, () => shell),
  );
}

/** @returns {Promise<string>} the markup of the shell */
async function renderShell() {
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
    const { renderShell } = await import(pathToFileURL(`${outDir}/prerender.mjs`).href);
    return renderShell();
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

const PREACT = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react\/jsx(-dev)?-runtime$/, replacement: 'preact/jsx-runtime' },
];
