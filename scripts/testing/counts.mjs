import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { TOP } from '../setup/places.mjs';

/**
 * How many tests passed and failed, and how long the tests of each file took together, in ms.
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {{ file: string, ms: number }} FileTime
 */

/**
 * Reads a test runner's report; a missing file counts as none.
 * @param {'vitest' | 'playwright'} runner
 * @param {string} path
 * @returns {Promise<Counts & { files: FileTime[] }>}
 */
export async function countTests(runner, path) {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return { passed: 0, failed: 0, files: [] };
  const report = JSON.parse(text);
  return runner === 'vitest'
    ? { ...fromVitest(report), files: timesFromVitest(report) }
    : { ...fromPlaywright(report), files: timesFromPlaywright(report) };
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

/**
 * @param {{ testResults: { name: string, startTime: number, endTime: number }[] }} report
 * @returns {FileTime[]}
 */
export function timesFromVitest({ testResults }) {
  return testResults.map(({ name, startTime, endTime }) => ({ file: relative(TOP, name), ms: endTime - startTime }));
}

/**
 * @typedef {{ file: string, suites?: Suite[], specs?: { tests: { results: { duration: number }[] }[] }[] }} Suite
 * @param {{ suites: Suite[] }} report
 * @returns {FileTime[]}
 */
export function timesFromPlaywright({ suites }) {
  return suites.map((suite) => ({ file: suite.file, ms: timeOf(suite) }));
}

/** @param {Suite} suite @returns {number} */
function timeOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)));
  return sum(own) + sum(suites.map(timeOf));
}

/** @param {readonly number[]} numbers */
const sum = (numbers) => numbers.reduce((all, each) => all + each, 0);

/**
 * The last line of a run.
 * @param {Counts} counts
 * @param {readonly string[]} notProved the names of steps that did not run, or not whole
 */
export function lastLine({ passed, failed }, notProved) {
  const rest = notProved.length > 0 ? `; NOT PROVED: ${notProved.join(', ')}` : '';
  return `${passed} passed, ${failed} failed${rest}`;
}

/**
 * The files whose tests took longest, summed over all steps, slowest first.
 * @param {readonly FileTime[]} times
 * @param {number} most
 */
export function slowest(times, most) {
  /** @type {Map<string, number>} */
  const byFile = new Map();
  for (const { file, ms } of times) byFile.set(file, (byFile.get(file) ?? 0) + ms);
  return [...byFile]
    .map(([file, ms]) => ({ file, ms }))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, most);
}
