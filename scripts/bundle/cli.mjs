import { build } from 'vite';
import { inTop, TOP } from '../setup/places.mjs';
import { inkParts } from './ink-parts.mjs';
import { packedTopics } from './packed-topics.mjs';
import { packedWasm } from './packed-wasm.mjs';
import { withoutUnasked } from './undici-parts.mjs';

/**
 * Builds the terminal tool as a folder of chunks that need no package at run time. Not one file: inlined lazy parts
 * would all run at start and cost 150 ms. Only the sandbox keeps its database and web server outside.
 * @param {string} outDir
 */
export async function buildCli(outDir) {
  await build({
    configFile: false,
    envDir: false,
    root: TOP,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [withoutUnasked, inkParts, packedWasm, packedTopics],
    resolve: { alias: STUBS },
    ssr: { noExternal: true, external: SANDBOX_ONLY },
    build: {
      ssr: inTop('cli/main.ts'),
      ssrEmitAssets: true,
      target: 'node20',
      outDir,
      emptyOutDir: true,
      minify: true,
      rolldownOptions: {
        output: {
          entryFileNames: 'main.mjs',
          chunkFileNames: '[name]-[hash].mjs',
          codeSplitting: { groups: TOGETHER },
        },
      },
    },
  });
}

/**
 * What is always read together stands in one file, with all that it imports: Node takes longer over a hundred small files
 * than over one that has all of them. Apart from them the version, which is told without anything else.
 */
const TOGETHER = [
  { name: 'version', test: /\/cli\/frame\/version\.ts$/, priority: 3 },
  { name: 'start', test: /\/cli\/(frame\/main|commands\/index)\.ts$/, priority: 2 },
  { name: 'shop', test: /\/cli\/shop\/(open|profiles)\.ts$/, priority: 1 },
  { name: 'shared', test: /\/shared\//, priority: 0 },
];

/**
 * undici asks for node:sqlite inside a guard that a bundler loses, and Node 20 has no such module;
 * ink holds React's developer tools and a socket for them, 50 KB that only its own authors open.
 */
const STUBS = [
  { find: 'node:sqlite', replacement: inTop('scripts/bundle/stubs/sqlite.mjs') },
  { find: /^(react-devtools-core|ws)$/, replacement: inTop('scripts/bundle/stubs/nothing.mjs') },
];

const SANDBOX_ONLY = ['@electric-sql/pglite', '@hono/node-server', 'drizzle-orm', 'hono'];
