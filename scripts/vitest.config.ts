import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { findPostgres } from '#fixtures/store/testing/private-cluster.ts';
import ByEnvironment from './testing/by-environment.ts';

/** Tests that depend on the database: run again on a private PostgreSQL, where available. */
const ON_BOTH_ENGINES = [
  'fixtures/store/*.test.ts',
  'fixtures/backend/trade/**/*.test.ts',
  'fixtures/**/*.postgres.test.ts',
];
/** Tests that use a whole shop like an app: run again with answers in PHP's loose spellings. */
const CLIENT_LOOSELY = ['shared/{client,contract}/*.test.ts'];
/** The same for what is beyond the main road. */
const ALL_LOOSELY = [
  'cli/tests/{member-road,account}.test.ts',
  'cli/prove/smoke/**/*.test.ts',
  'shared/flows/stand-in-*.test.ts',
  'web/e2e/assumed-pages.test.ts',
];
/** The main road, run again with loose spellings and without fields that no document names. */
const ROAD_BARE = ['shared/flows/stand-in-orders.test.ts'];
const ALL_BARE = [
  'cli/prove/smoke/main-road.test.ts',
  'cli/tests/member-road.test.ts',
  'shared/flows/stand-in-benefits.test.ts',
  'web/e2e/assumed-pages.test.ts',
];
const TOP = fileURLToPath(new URL('..', import.meta.url));
/** The rooms, and the word by which a test file asks whether it runs whole. */
const ROOMS = ['shared', 'web', 'cli', 'fixtures'];
const WHOLE = 'process.env.THOROUGH';
/** `npm test` runs a part of these, `npm run proof` all: they are found by what they ask, so that none is forgotten. */
const THOROUGHLY = ROOMS.flatMap((room) =>
  readdirSync(join(TOP, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `${room}/${file.replaceAll('\\', '/')}`)
    .filter((file) => readFileSync(join(TOP, file), 'utf8').includes(WHOLE)),
);
const WITHOUT_POSTGRES = ['fixtures/store/testing/absent.test.ts'];

/**
 * For `npm test`: `unit` has the tests beside the code; `sloppy` runs some again with loosely spelled answers; `bare`
 * walks the main road with loosely spelled answers that have documented fields only; `cli` tests the built CLI
 * (`*.built.test.ts`) and needs `npm run build` first; `webkit` walks a road in WebKit (`*.webkit.test.ts`).
 * For `npm run proof`: `long` has `*.long.test.ts` and all of what `npm test` runs in part; `postgres` runs the tests
 * of the store and the trade on PostgreSQL, or says that there is none; `loose` and `spare` walk the other roads with
 * loose and with bare answers; `webkit-pages`, `oldest` and `firefox` visit every page in WebKit, the oldest Chromium and
 * Firefox; `lighthouse` has the main road judged by Lighthouse; `servers` tries a release on nginx, Apache and PHP
 * (`*.servers.test.ts`), where they are installed; `terminal` runs the built CLI in a pseudo-terminal (`*.terminal.test.ts`).
 */
export default defineConfig({
  root: TOP,
  test: {
    maxWorkers: 2,
    restoreMocks: true,
    // Node, the libraries and the embedded database start once for all files; each file gets fresh copies of our own
    // modules.
    isolate: false,
    sequence: { sequencer: ByEnvironment },
    setupFiles: './scripts/testing/shared-process.ts',
    // Tests never assert on time. These only end a test that hangs, also on the slowest machine.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{shared,web,cli,fixtures,scripts}/**/*.test.{ts,tsx}'],
          exclude: [
            '**/node_modules/**',
            'cli/e2e/**',
            '**/*.{postgres,long,built,webkit,oldest,firefox,lighthouse,servers}.test.{ts,tsx}',
            ...WITHOUT_POSTGRES,
            // The bare spelling asks more of it; the proof walks it plainly too.
            ...ROAD_BARE,
          ],
        },
      },
      {
        extends: true,
        test: findPostgres()
          ? {
              name: 'postgres',
              include: ON_BOTH_ENGINES,
              env: { THOROUGH: '1' },
              globalSetup: './scripts/testing/postgres-server.ts',
              setupFiles: './scripts/testing/postgres-address.ts',
            }
          : { name: 'postgres', include: WITHOUT_POSTGRES },
      },
      { extends: true, test: { name: 'sloppy', include: CLIENT_LOOSELY, env: { SLOPPY: '7' } } },
      { extends: true, test: { name: 'loose', include: ALL_LOOSELY, env: { SLOPPY: '7' } } },
      { extends: true, test: { name: 'bare', include: ROAD_BARE, env: { SLOPPY: '7', BARE: '1' } } },
      { extends: true, test: { name: 'spare', include: ALL_BARE, env: { SLOPPY: '7', BARE: '1' } } },
      {
        extends: true,
        test: {
          name: 'long',
          include: ['{shared,web,cli,fixtures,scripts}/**/*.long.test.{ts,tsx}', ...THOROUGHLY, ...ROAD_BARE],
          env: { THOROUGH: '1' },
        },
      },
      {
        extends: true,
        test: {
          name: 'cli',
          // These wait for programs that wait for deadlines: two of them leave a machine of two cores idle.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
          include: ['cli/e2e/**/*.test.ts', '**/*.built.test.ts'],
          exclude: ['**/node_modules/**', '**/*.terminal.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'webkit',
          include: ['web/e2e/webkit/road.webkit.test.ts'],
          // It waits as much, and runs beside the built CLI.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        },
      },
      { extends: true, test: { name: 'webkit-pages', include: ['web/e2e/webkit/{pages,lost-files}.webkit.test.ts'] } },
      { extends: true, test: { name: 'oldest', include: ['web/e2e/oldest/*.oldest.test.ts'] } },
      { extends: true, test: { name: 'firefox', include: ['web/e2e/firefox/*.firefox.test.ts'] } },
      { extends: true, test: { name: 'lighthouse', include: ['web/e2e/lighthouse/*.lighthouse.test.ts'] } },
      { extends: true, test: { name: 'servers', include: ['scripts/servers/*.servers.test.ts'] } },
      { extends: true, test: { name: 'terminal', include: ['cli/e2e/**/*.terminal.test.ts'] } },
    ],
  },
});
