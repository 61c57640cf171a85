import { readFile } from 'node:fs/promises';

/**
 * How many tests passed and failed, from a test runner's report; a missing or broken file counts as none.
 * @typedef {{ passed: number, failed: number }} Counts
 * @param {'vitest' | 'playwright'} runner
 * @param {string} path
 * @returns {Promise<Counts>}
 */
export async function countTests(runner, path) {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return { passed: 0, failed: 0 };
  return runner === 'vitest' ? fromVitest(JSON.parse(text)) : fromPlaywright(JSON.parse(text));
}

/**
 * A file that could not be loaded has no failed test, so it counts as one.
 * @param {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} report
 * @returns {Counts}
 */
export function fromVitest(report) {
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((one) => one.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
}

/**
 * A journey that passed only on a retry counts as passed. Playwright lists it as flaky at the end of its run; it is a
 * defect to fix.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} report
 * @returns {Counts}
 */
export function fromPlaywright({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}
