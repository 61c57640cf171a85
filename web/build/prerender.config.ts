import { defineConfig } from 'vite';
import { CHECKS, strictLogger } from '#scripts/bundle/in-any-folder.mjs';

/**
 * Builds the prerendering code into dist/draw. Preact replaces React through `preact/compat`, as Preact documents it.
 * The shop's own build runs this (shop-page.ts).
 */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  envDir: false,
  logLevel: 'warn',
  customLogger: strictLogger(),
  resolve: {
    alias: [
      { find: /^react(-dom)?$/, replacement: 'preact/compat' },
      { find: /^react\/jsx(-dev)?-runtime$/, replacement: 'preact/jsx-runtime' },
    ],
  },
  ssr: { noExternal: true },
  // Node 25 and newer have storages of their own, and warn about them: what is drawn is drawn for everybody, from none.
  define: { localStorage: 'undefined', sessionStorage: 'undefined' },
  build: {
    ssr: `${import.meta.dirname}/../boot/prerender.tsx`,
    target: 'node20.19',
    outDir: `${import.meta.dirname}/../../dist/draw`,
    emptyOutDir: true,
    rolldownOptions: {
      output: { entryFileNames: 'prerender.mjs' },
      // What the shop loads later is here beside what stands at once: nothing is downloaded. Nor is there a server that a
      // directive of a package could mean.
      checks: { ...CHECKS, ineffectiveDynamicImport: false, moduleLevelDirective: false },
    },
  },
});
