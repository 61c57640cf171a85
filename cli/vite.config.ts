import { defineConfig } from 'vite';
import { inAnyFolder } from '#scripts/bundle/in-any-folder.mjs';

/**
 * Builds the terminal tool into `dist/cli`, with all packages inside: `npx vite build cli`.
 * It stays a folder of chunks. In one file, every lazy part would run at start.
 */
export default defineConfig({
  publicDir: false,
  plugins: [
    inAnyFolder(),
    {
      // What a person at Windows types: `yaocang`, with this folder in the path.
      name: 'yaocang-cmd',
      generateBundle() {
        this.emitFile({ type: 'asset', fileName: 'yaocang.cmd', source: '@node "%~dp0main.mjs" %*\r\n' });
      },
    },
  ],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'main.ts',
    target: 'node20.19',
    outDir: '../dist/cli',
    emptyOutDir: true,
    minify: true,
    license: { fileName: 'licences.txt' },
    reportCompressedSize: false,
    rolldownOptions: {
      // Ink imports React DevTools only if DEV=true, and says so where this optional package is missing.
      external: ['react-devtools-core'],
      output: {
        entryFileNames: 'main.mjs',
        chunkFileNames: '[name]-[hash].mjs',
        codeSplitting: {
          // Node loads one large file faster than a hundred small ones. A group takes along what its files import.
          groups: [
            // What answers --version.
            { name: 'entry', tags: ['$initial'], priority: 3 },
            // What every other run loads.
            { name: 'start', test: /[\\/]cli[\\/](frame|commands)[\\/].*\.ts$/, priority: 2 },
            { name: 'shared', test: /[\\/]shared[\\/]/, priority: 1 },
            { name: 'regions', test: /area-data|[\\/]shared[\\/]rules[\\/]regions/, priority: 4 },
          ],
        },
      },
    },
  },
});
