import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { findPostgres } from '#fixtures/store/testing/private-cluster.ts';

/** What the engine of the store could change: run once more on a PostgreSQL of the test run's own, where there is one. */
const ON_BOTH_ENGINES = [
  'fixtures/store/*.test.ts',
  'fixtures/backend/trade/**/*.test.ts',
  'fixtures/**/*.postgres.test.ts',
];
/** What asks a whole shop as an app does: walked once more with answers in PHP's loose spellings. */
const CLIENT_LOOSELY = ['shared/{client,contract}/*.test.ts'];
/** The same for what lies beyond the main road. */
const ALL_LOOSELY = ['cli/tests/{member-road,account}.test.ts', 'cli/prove/smoke/**/*.test.ts'];
/** What is walked once more without any field that no document names, in loose spellings as well: the main road. */
const ROAD_BARE = ['shared/flows/stand-in-orders.test.ts'];
const ALL_BARE = ['cli/prove/smoke/main-road.test.ts', 'cli/tests/member-road.test.ts'];
/** What `npm test` tries a share of, and `npm run proof` the whole (`THOROUGH`). */
const THOROUGHLY = [
  'fixtures/backend/testing/black-box/black-box.test.ts',
  'fixtures/backend/trade/testing/{concurrent-steps,order-model,after-purchase}.test.ts',
  'cli/prove/smoke/scenarios/scenarios.test.ts',
  'cli/tests/{lost-answers/lost-answers,production}.test.ts',
  'shared/rules/offer.test.ts',
];
const WITHOUT_POSTGRES = ['fixtures/store/testing/absent.test.ts'];

/**
 * Of `npm test`: `unit` runs beside the code; `sloppy` asks once more while the stand-in spells its answers
 * loosely, `bare` walks the main road while it answers, as loosely, nothing that no document names; `cli` runs the built terminal tool and
 * what is named `*.built.test.ts`, and needs `npm run build` first.
 * Of `npm run proof`: `long` is what is named `*.long.test.ts` and the whole of what `npm test` tries a share of; `postgres` runs the store's and the trade's tests on
 * PostgreSQL, or says that there is none; `loose` and `spare` walk the other roads over loose and over bare answers; `terminal` sits before the
 * built tool in a pseudo-terminal (`*.terminal.test.ts`).
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
          exclude: [
            '**/node_modules/**',
            'cli/e2e/**',
            '**/*.{postgres,long,built}.test.{ts,tsx}',
            ...WITHOUT_POSTGRES,
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
          include: ['{shared,web,cli,fixtures,scripts}/**/*.long.test.{ts,tsx}', ...THOROUGHLY],
          env: { THOROUGH: '1' },
        },
      },
      {
        extends: true,
        test: {
          name: 'cli',
          include: ['cli/e2e/**/*.test.ts', '**/*.built.test.ts'],
          exclude: ['**/node_modules/**', '**/*.terminal.test.ts'],
        },
      },
      { extends: true, test: { name: 'terminal', include: ['cli/e2e/**/*.terminal.test.ts'] } },
    ],
  },
});
