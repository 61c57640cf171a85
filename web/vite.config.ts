import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { inAnyFolder } from '#scripts/bundle/in-any-folder.mjs';
import { CSS_TARGET, TARGET } from '#scripts/floor/browsers.mjs';
import { compressed } from './build/compressed.ts';
import { APP_ENTRY, shopPage } from './build/shop-page.ts';

/** How the goods of a list's lines are found, judged and added: for quick order and for what buys again. */
const LINES =
  /shared[\\/](rules[\\/](quick-order[\\/](order-line-|judged-lines|goods-match|order-list[\\/](limits|parts|wanted))|goods[\\/]scanned-code)|flows[\\/](look-up-lines|add-lines)|messages[\\/]quick-order)|web[\\/]parts[\\/]goods[\\/]ask-uninsured-lines/;
/** Choosing, shrinking and sending pictures: few pages do it, and in several areas. */
const UPLOADS = /web[\\/]parts[\\/]pictures[\\/](.*upload|shrink-image)/;
/** How a list is read: what finding the goods needs of it goes there, the rest is loaded once there is something to read. */
const READING = /shared[\\/]rules[\\/]quick-order[\\/]order-list[\\/]/;

/**
 * Few chunks, because each costs a phone a request: React and its dependencies, which stay cached across releases; what
 * every page needs, with the entry; what two areas or more need; the lines of lists; what uploads pictures; and one per area with its pages and
 * dialogs.
 */
const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store)[\\/]/, priority: 4 },
  { name: 'app', tags: ['$initial'], test: /(?<!html)$/, priority: 3 },
  { name: commonOf, debugName: 'common', test: /[\\/](web|shared)[\\/]/, priority: 2.5 },
  { name: 'order-lines', test: LINES, priority: 2 },
  { name: 'uploads', test: UPLOADS, priority: 2 },
  { name: areaOf, debugName: 'area', priority: 1 },
];

const areaIn = (id: string): string | null => /web[\\/]areas[\\/]([^\\/]+)/.exec(id)?.[1] ?? null;

/** Modules loaded on demand (`.lazy.`) keep chunks of their own, with what nothing else needs. */
function areaOf(id: string, context: Rolldown.ChunkingContext): string | null {
  return isOnDemand(id, context) ? null : areaIn(id);
}

function isOnDemand(id: string, context: Rolldown.ChunkingContext, seen: readonly string[] = []): boolean {
  if (id.includes('.lazy.') || seen.includes(id)) return true;
  const { importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {};
  const isNeeded = dynamicImporters.length > 0 || importers.length === 0;
  return !isNeeded && importers.every((each) => isOnDemand(each, context, [...seen, id]));
}

/** A module's importers are followed up to the areas. What a common module imports is common by the same rule. */
function commonOf(id: string, context: Rolldown.ChunkingContext): string | null {
  if (id.includes('.lazy.') || [LINES, UPLOADS, READING].some((each) => each.test(id))) return null;
  const importers = new Set([id]);
  for (const each of importers) for (const next of context.getModuleInfo(each)?.importers ?? []) importers.add(next);
  const areas = new Set([...importers].map(areaIn).filter(Boolean));
  return areas.size > 1 ? 'common' : null;
}

/** The stand-in beside `vite web`. */
const target = `http://127.0.0.1:${process.env.STAND_IN_PORT ?? 5174}`;
const proxy = Object.fromEntries(['/api', '/pictures', '/gate', '/operator'].map((path) => [path, { target }]));

/** `npx vite build web` builds the shop into dist/web, `npx vite web` serves it from its sources. */
export default defineConfig(({ command }) => ({
  envDir: false,
  // A relative base: the built shop works below any path.
  base: command === 'build' ? './' : '/',
  plugins: [inAnyFolder(), react(), shopPage(), compressed()],
  // The page names its entry only when it is served: without this the packages are found, and the page reloaded, later.
  optimizeDeps: { entries: ['boot/main.tsx'] },
  server: { port: 5173, strictPort: true, proxy, fs: { allow: ['..'] } },
  build: {
    target: TARGET,
    cssTarget: CSS_TARGET,
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    license: { fileName: 'licences.txt' },
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: `${import.meta.dirname}/index.html`, app: APP_ENTRY },
      output: {
        codeSplitting: { groups: CHUNKS },
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7].[ext]',
        // Makes Chromium compile the whole file off the main thread while it downloads.
        postBanner: ({ fileName }) => (fileName.endsWith('.js') ? '//# allFunctionsCalledOnLoad' : ''),
      },
    },
  },
}));
