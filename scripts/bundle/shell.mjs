import { createHash } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { inTop } from '../setup/places.mjs';
import { pageTable } from './page-table.mjs';
import { webConfig } from './web-config.mjs';

/** @typedef {import('../../web/boot/prerender.tsx').DrawnRoute} DrawnRoute */

/** What draws stays beside the shop: goods are drawn into its page when they are known. */
const DRAW = inTop('dist/draw');

const MARK = '<!--shell-->';
/** What stands in the page need not wait for the rest of it. */
const SHOW = '<script>showPicture()</script>';

/**
 * Draws what each page looks like before its data, so that something stands there before the first script has come. Preact
 * draws the very pages; React replaces what is shown with its first commit. A phone's home stands in the page itself, all
 * others in files of their own that the script of the page asks for.
 * @param {string} outDir the built shop, with `index.html`
 * @param {import('./manifest.mjs').Manifest} manifest
 */
export async function fillShell(outDir, manifest) {
  const page = `${outDir}/index.html`;
  const html = await readFile(page, 'utf8');
  if (!html.includes(MARK)) throw new Error(`index.html lacks ${MARK}.`);
  const { routes, initPath } = await drawPages();
  const script = await buildAtOnce(initPath, await pageTable(outDir, manifest, routes));
  const anyway = await writeRunAnyway(outDir);
  const home = routes.find(({ route }) => route === 'index')?.looks[''] ?? [];
  await writeFile(
    page,
    html
      .replace(MARK, () => `<!--goods--><!--/goods-->${home.slice(0, 2).map(kept).join('')}${SHOW}`)
      .replace('</title>', (end) => `${end}\n    <script>${script}</script>\n    ${anyway}`),
  );
}

/** Markup that waits in the page. @param {string} html @param {number} look */
const kept = (html, look) => `<script type="text/html" id="home-${look}">${html}</script>`;

/** @returns {Promise<{ routes: DrawnRoute[], initPath: string }>} every page, and where the page asks for init */
async function drawPages() {
  const outDir = inTop(`dist/.shell-${process.pid}`);
  try {
    await build({
      ...webConfig,
      resolve: { alias: DRAWN_BY_PREACT },
      ssr: { noExternal: true },
      build: {
        ...webConfig.build,
        target: 'node20',
        outDir,
        ssr: inTop('web/boot/prerender.tsx'),
        rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
      },
    });
    await rm(DRAW, { recursive: true, force: true });
    await rename(outDir, DRAW);
    const { drawPages: draw, initPath } = await import(`${pathToFileURL(DRAW).href}/prerender.mjs?${process.pid}`);
    return { routes: await draw(), initPath };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

const stub = (/** @type {string} */ name) => inTop(`scripts/bundle/stubs/${name}.mjs`);

const DRAWN_BY_PREACT = [
  { find: /^react$/, replacement: stub('react') },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react\/jsx(-dev)?-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^.*\/later\.ts$/, replacement: stub('later') },
];

/**
 * Builds the script that stands in the page.
 * @param {string} initPath
 * @param {import('./page-table.mjs').PageTable} pages
 * @returns {Promise<string>}
 */
async function buildAtOnce(initPath, pages) {
  const code = await buildScript('inline-script', {
    INIT_PATH: JSON.stringify(initPath),
    PAGES: JSON.stringify(JSON.stringify(pages)),
  });
  if (code.includes('</')) throw new Error('The script of the page would end too early.');
  return code;
}

/**
 * Writes the file that runs the app where that script is forbidden; answers the tag that names it.
 * @param {string} outDir
 * @returns {Promise<string>}
 */
async function writeRunAnyway(outDir) {
  const code = await buildScript('without-inline-script');
  const file = `assets/${createHash('sha256').update(code).digest('base64url').slice(0, 7)}.js`;
  await writeFile(`${outDir}/${file}`, code);
  return `<script async fetchpriority="low" src="./${file}"></script>`;
}

/**
 * @param {string} name of a file of `web/boot`
 * @param {Record<string, string>} [define]
 * @returns {Promise<string>}
 */
async function buildScript(name, define = {}) {
  const built = await build({
    ...webConfig,
    plugins: [],
    define,
    build: {
      ...webConfig.build,
      write: false,
      rolldownOptions: {
        input: inTop(`web/boot/${name}.ts`),
        // Of what it imports it takes functions alone: nothing of their modules must run.
        treeshake: { moduleSideEffects: (id) => id.endsWith(`${name}.ts`) },
        output: { format: 'iife' },
      },
    },
  });
  const [{ code }] = /** @type {import('vite').Rolldown.RolldownOutput} */ (built).output;
  return code.trim();
}
