import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { findPostgres } from '#fixtures/store/testing/private-cluster.ts';

/** What the engine of the store could change: run once more on a PostgreSQL of the test run's own, where there is one. */
const ON_BOTH_ENGINES = [
  'fixtures/store/*.test.ts',
  'fixtures/backend/trade/**/*.test.ts',
  'fixtures/**/*.postgres.test.ts',
];
/** What asks a whole shop as an app or the terminal tool does: walked once more with answers in PHP's loose spellings. */
const IN_LOOSE_SPELLINGS = [
  'shared/{client,contract}/*.test.ts',
  'shared/flows/road.test.ts',
  'cli/tests/{member-road,account}.test.ts',
  'cli/prove/smoke/**/*.test.ts',
];
/** What asks it once more without any field that no document names, in loose spellings as well. */
const BARE = ['shared/flows/road.test.ts', 'cli/smoke/main-road.test.ts', 'cli/services/member-road.test.ts'];
const WITHOUT_POSTGRES = ['fixtures/store/testing/absent.test.ts'];

/**
 * `unit` runs beside the code; `postgres` runs the store's and the trade's tests on PostgreSQL, or says that there is none;
 * `sloppy` walks the roads of the clients once more while the stand-in spells its answers loosely;
 * `bare` walks the main roads while it answers nothing that no document names;
 * `cli` runs the built terminal tool and needs `npm run build` first.
 */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    maxWorkers: 2,
    restoreMocks: true,
    // Node, the libraries and the embedded database start once for all files; our own modules are fresh in each.
    isolate: false,
    setupFiles: './scripts/testing/shared-process.ts',
    // Tests never assert on time; these only end a test that hangs, on the slowest machine too.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{shared,web,cli,fixtures,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'cli/e2e/**', '**/*.postgres.test.ts', ...WITHOUT_POSTGRES],
        },
      },
      {
        extends: true,
        test: findPostgres()
          ? {
              name: 'postgres',
              include: ON_BOTH_ENGINES,
              globalSetup: './scripts/testing/postgres-server.ts',
              setupFiles: './scripts/testing/postgres-address.ts',
            }
          : { name: 'postgres', include: WITHOUT_POSTGRES },
      },
      { extends: true, test: { name: 'sloppy', include: IN_LOOSE_SPELLINGS, env: { SLOPPY: '7' } } },
      { extends: true, test: { name: 'bare', include: BARE, env: { SLOPPY: '7', BARE: '1' } } },
      {
        extends: true,
        test: { name: 'cli', include: ['cli/e2e/**/*.test.ts'] },
      },
    ],
  },
});
