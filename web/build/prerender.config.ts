import { defineConfig } from 'vite';

/**
 * Builds what draws pages outside of a browser into dist/draw: Preact stands in React's place through `preact/compat`, as
 * Preact documents it. The shop's own build starts it (shop-page.ts).
 */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  envDir: false,
  logLevel: 'warn',
  resolve: {
    alias: [
      { find: /^react(-dom)?$/, replacement: 'preact/compat' },
      { find: /^react\/jsx(-dev)?-runtime$/, replacement: 'preact/jsx-runtime' },
    ],
  },
  ssr: { noExternal: true },
  build: {
    ssr: `${import.meta.dirname}/../boot/prerender.tsx`,
    target: 'node20',
    outDir: `${import.meta.dirname}/../../dist/draw`,
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
  },
});
