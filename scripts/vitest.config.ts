import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** `unit` runs beside the code; `cli` runs the built terminal tool and needs `npm run build` first. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    maxWorkers: 2,
    restoreMocks: true,
    // Tests never assert on time; these only end a test that hangs, on the slowest machine too.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{shared,web,cli,fixtures,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '{web,cli}/e2e/**'],
        },
      },
      {
        extends: true,
        test: { name: 'cli', include: ['cli/e2e/**/*.test.ts'] },
      },
    ],
  },
});
