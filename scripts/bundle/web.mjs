import { readFile, rename } from 'node:fs/promises';
import { build } from 'vite';
import { inTop } from '../setup/places.mjs';
import { compileAhead } from './compile-ahead.mjs';
import { compressFolder } from './compress.mjs';
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
  await rename(`${outDir}/manifest.json`, inTop('dist/web-manifest.json'));
  await compileAhead(outDir, manifest);
  await arrangeHead(outDir, manifest);
  await fillShell(outDir, manifest);
  await compressFolder(outDir);
}

/** The first page carries the name of every later file, so the names are short; the manifest knows what is in them. */
const SHORT_NAMES = { chunkFileNames: 'assets/[hash:7].js', assetFileNames: 'assets/[hash:7].[ext]' };

/**
 * Few chunks, since each costs a request: what asks the server before anything is drawn; React and its kind, which stay in
 * the browser's cache over releases; all the rest that the first page needs, in the entry's own chunk; what only a tap sets
 * going; pieces that always come together (dialogs, carousels, lists without an end, uploads, trade); the pieces that sixteen or
 * more later pages use; and what every visit fetches soon after the first page. No page may import what comes soon, it would
 * carry all of it. What nearly every page uses comes with the app (`web/boot/every-page.ts`).
 * The groups of low priority hold what the main road's pages share with few others: each page came in some twenty files, most
 * of them below 500 bytes, and the connections of a phone were busy with asking. They come after what everybody needs, or
 * they would take it along.
 * @type {import('vite').Rolldown.CodeSplittingGroup[]}
 */
const CHUNKS = [
  { name: 'begin', test: /web[\\/]boot[\\/]begin\.ts$/, priority: 4 },
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store)[\\/]/, priority: 3 },
  { name: 'index', tags: ['$initial'], priority: 2 },
  { name: 'acts', test: /shared[\\/]flows[\\/](act-once|clock|flow|inbox|trouble)\.ts$/, priority: 2 },
  { name: 'dialog', test: /web[\\/]ui[\\/](dialog|layers)\.(tsx?|css)$/, priority: 2 },
  { name: 'dialogs', test: /web[\\/](dialogs[\\/]dialog-views|navigation[\\/]layer-history)/, priority: 2 },
  { name: 'carousel', test: /web[\\/]ui[\\/]carousel/, priority: 2 },
  { name: 'lists', test: /web[\\/]parts[\\/]list[\\/]endless(-list)?\.(tsx?|css)$/, priority: 2 },
  // Before the dialogs' list, which would take them along: nobody's page waits for that.
  {
    name: 'typed',
    test: /(shared[\\/]rules[\\/](password|masked-phone)|web[\\/]state[\\/]storage[\\/]drafts)\.ts$/,
    priority: 3,
  },
  {
    name: 'uploads',
    test: /(parts[\\/]pictures[\\/](use-uploads|shrink-image|upload-fetch)|upload-image|image-file|contract[\\/](upload|images)|messages[\\/]images)/,
    priority: 2,
  },
  { name: 'trade', test: /shared[\\/]contract[\\/](buy|cart|order)\.ts$/, priority: 0.5 },
  {
    name: 'adding',
    test: /(shared[\\/](messages[\\/](buying|cart)|rules[\\/]pack-size)|web[\\/]ui[\\/](stepper|typed-count))\./,
    priority: 0.5,
  },
  {
    name: 'offer',
    test: /shared[\\/](rules[\\/](can-add|goods-features|quantity-cap|unit-price|offer|hidden-price|product-name)|messages[\\/]business-scope|contract[\\/]mybuy)\.ts$/,
    priority: 0.5,
  },
  { name: 'goods', test: /shared[\\/]contract[\\/](goods|user)\.ts$/, priority: 0.5 },
  { name: 'search', test: /shared[\\/](contract[\\/]search|rules[\\/]goods-filter)\.ts$/, priority: 0.5 },
  {
    name: 'shelf',
    test: /web[\\/](ui[\\/]goods-card-skeleton|parts[\\/]goods[\\/](recommendations|goods-list|goods-list-head))\.tsx$/,
    priority: 0.5,
  },
  // Before the orders' own, which would take them along: pages of payment, after-sales, goods and lists use them alone.
  {
    name: 'pending',
    test: /web[\\/](parts[\\/](member[\\/]pending-payment|orders[\\/])|state[\\/]storage[\\/]other-tabs\.ts$)/,
    priority: 0.6,
  },
  {
    name: 'orders',
    test: /(web[\\/](ui[\\/]stamp|areas[\\/]orders[\\/](orders\.css|order-(moves|words|buttons|state)|resume-payment))|shared[\\/](messages[\\/](order-questions|orders)|rules[\\/]order-actions))/,
    priority: 0.5,
  },
  // Before those, which would take it along: the checkout notes what was ordered.
  { name: 'ordered', test: /web[\\/]state[\\/]goods[\\/]note-ordered\./, priority: 2 },
  { name: 'pay-way', test: /web[\\/]areas[\\/]pay[\\/](pay-way\.tsx|pay-dialog\.css)/, priority: 0.5 },
  {
    name: 'account',
    test: /(web[\\/](areas[\\/]account[\\/](form[\\/]lead|login[\\/]remembered|switch-account[\\/]current-account)|(navigation[\\/]back-target|state[\\/]session[\\/]log-in))|shared[\\/]contract[\\/]wechat)\.tsx?$/,
    priority: 0.5,
  },
  {
    name: 'login',
    test: /shared[\\/](contract[\\/]login|messages[\\/]login|rules[\\/]login-session)\.ts$/,
    priority: 0.5,
  },
  {
    name: 'goods-pieces',
    test: /(web[\\/](ui[\\/]chip|parts[\\/]page[\\/]use-share-card|state[\\/]shell[\\/]share)|shared[\\/]rules[\\/]activity)\./,
    priority: 0.4,
  },
  {
    name: 'cart-pieces',
    test: /(web[\\/](ui[\\/]meter|parts[\\/]goods[\\/]line-packs)|shared[\\/]messages[\\/]verification)\./,
    priority: 0.4,
  },
  { name: 'common', test: /[\\/](web[\\/](ui|parts|state)|shared)[\\/]/, minShareCount: 16, priority: 1 },
  {
    name: 'soon',
    test: /web[\\/](areas[\\/]home[\\/](adverts[\\/](banner-slides|ad-popup)|account[\\/]member-counters)|parts[\\/]goods[\\/]goods-action\.lazy)/,
  },
];
