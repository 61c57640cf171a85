import { readFile, rm, writeFile } from 'node:fs/promises';
import { build } from 'vite';
import { inTop } from '../setup/places.mjs';
import { compressFolder } from './compress.mjs';
import { ENTER } from './enter.mjs';
import { arrangeHead } from './head.mjs';
import { reactAsModules } from './react-modules.mjs';
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
    plugins: [reactAsModules(), ...(webConfig.plugins ?? [])],
    // Nobody debugs React's tree in the built shop.
    define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    build: {
      ...webConfig.build,
      outDir,
      manifest: 'manifest.json',
      rolldownOptions: {
        input: inTop('web/index.html'),
        // React asks its scheduler for what only development builds of it have.
        checks: { importIsUndefined: false },
        output: { codeSplitting: { groups: CHUNKS }, ...SHORT_NAMES },
      },
    },
  });
  const manifest = JSON.parse(await readFile(`${outDir}/manifest.json`, 'utf8'));
  await rm(`${outDir}/manifest.json`);
  manifest[ENTER] = { file: await arrangeHead(outDir, manifest) };
  await writeFile(inTop('dist/web-manifest.json'), JSON.stringify(manifest));
  await fillShell(outDir, manifest);
  await compressFolder(outDir);
}

/** The first page carries the name of every later file, so the names are short; the manifest knows what is in them. */
const SHORT_NAMES = { chunkFileNames: 'assets/[hash:7].js', assetFileNames: 'assets/[hash:7].[ext]' };

/**
 * Few chunks, since each costs a request: what asks the server before anything is drawn; React and its kind, which stay in
 * the browser's cache over releases; all the rest that the first page needs, in the entry's own chunk; what only a tap sets
 * going; pieces that always come together (dialogs, carousels, lists without an end, uploads, forms, trade); the pieces that
 * sixteen or more later pages use (trade comes after them, or it would take what everybody needs along); and what every
 * visit fetches soon after the first page. No page may import what comes soon, it would carry all of it: so what pages
 * share with it has a chunk of its own (`member`).
 * By measure, with 70 pages and dialogs: from 16 users on, a page comes in 11 files and 9.7 KB; from 5 on in 8 files and
 * 18.6 KB, since most of it is others'; from 20 on in 11 files and 9.5 KB, but more of them over 15.
 * @type {import('vite').Rolldown.CodeSplittingGroup[]}
 */
const CHUNKS = [
  { name: 'begin', test: /web[\\/]app[\\/]begin\.ts$/, priority: 4 },
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store)[\\/]/, priority: 3 },
  { name: 'index', tags: ['$initial'], priority: 2 },
  { name: 'acts', test: /shared[\\/]flows[\\/](act-once|clock|flow|inbox|trouble)\.ts$/, priority: 2 },
  { name: 'dialog', test: /web[\\/]ui[\\/](dialog|layers)\.(tsx?|css)$/, priority: 2 },
  { name: 'dialogs', test: /web[\\/]app[\\/](dialog-views|layer-history)/, priority: 2 },
  { name: 'carousel', test: /web[\\/]ui[\\/]carousel/, priority: 2 },
  { name: 'lists', test: /web[\\/]parts[\\/]list[\\/]endless(-list)?\.(tsx?|css)$/, priority: 2 },
  {
    name: 'member',
    test: /(shared[\\/]rules[\\/](member|card-icons|line-pack)|web[\\/]state[\\/]use-privileges)\.ts$/,
    priority: 2,
  },
  // Before the dialogs' list, which would take them along: nobody's page waits for that.
  { name: 'typed', test: /(shared[\\/]rules[\\/](password|masked-phone)|web[\\/]state[\\/]drafts)\.ts$/, priority: 3 },
  {
    name: 'uploads',
    test: /(parts[\\/]pictures[\\/](use-uploads|shrink-image|upload-fetch)|upload-image|image-file|contract[\\/](upload|images)|messages[\\/]images)/,
    priority: 2,
  },
  { name: 'forms', test: /web[\\/]ui[\\/](field|tick)\./, priority: 2 },
  { name: 'trade', test: /shared[\\/]contract[\\/](buy|cart|order)\.ts$/, priority: 0.5 },
  { name: 'adding', test: /shared[\\/](messages[\\/](buying|cart)|rules[\\/]pack-size)\.ts$/, priority: 0.5 },
  { name: 'common', test: /[\\/](web[\\/](ui|parts|state)|shared)[\\/]/, minShareCount: 16, priority: 1 },
  {
    name: 'soon',
    test: /web[\\/](areas[\\/]home[\\/](adverts[\\/](banner-slides|ad-popup)|account[\\/]member-counters)|parts[\\/]goods[\\/]goods-action|ui[\\/]more-icon)/,
  },
];
