import { expect, test } from 'vitest';
import { TOP } from '../setup/places.mjs';
import {
  countTests,
  fromPlaywright,
  fromVitest,
  lastLine,
  slowest,
  timesFromPlaywright,
  timesFromVitest,
} from './counts.mjs';

const passedFile = { status: 'passed', assertionResults: [{ status: 'passed' }] };
const failedFile = { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] };
const unloadedFile = { status: 'failed', assertionResults: [] };

test('vitest: its own figures', () => {
  const report = { numPassedTests: 2, numFailedTests: 1, testResults: [passedFile, failedFile] };
  expect(fromVitest(report)).toEqual({ passed: 2, failed: 1 });
});

test('vitest: a file that could not be loaded counts as failed', () => {
  const report = { numPassedTests: 1, numFailedTests: 0, testResults: [passedFile, unloadedFile] };
  expect(fromVitest(report)).toEqual({ passed: 1, failed: 1 });
});

test('playwright: unexpected tests and errors outside of tests are failures, a flaky one passed in the end', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 2 }, errors: [{}] };
  expect(fromPlaywright(report)).toEqual({ passed: 7, failed: 2 });
});

test('a runner that died before its report counts nothing', async () => {
  expect(await countTests('vitest', '/nowhere/report.json')).toEqual({ passed: 0, failed: 0, files: [] });
});

test('the last line says what was not proved', () => {
  expect(lastLine({ passed: 12, failed: 0 }, [])).toBe('12 passed, 0 failed');
  expect(lastLine({ passed: 11, failed: 1 }, ['cli', 'e2e'])).toBe('11 passed, 1 failed; NOT PROVED: cli, e2e');
});

test('the slowest files over all reports come first, each with the time of all its tests', () => {
  const unit = timesFromVitest({
    testResults: [
      { name: `${TOP}web/a.test.ts`, startTime: 1000, endTime: 1300 },
      { name: `${TOP}web/b.test.ts`, startTime: 1000, endTime: 2000 },
    ],
  });
  const specs = [{ tests: [{ results: [{ duration: 200 }, { duration: 300 }] }] }];
  const journeys = timesFromPlaywright({
    suites: [{ file: 'c.spec.ts', specs, suites: [{ file: 'c.spec.ts', specs }] }],
  });
  expect(slowest([...unit, ...unit.slice(0, 1), ...journeys], 2)).toEqual([
    { file: 'web/b.test.ts', ms: 1000 },
    { file: 'c.spec.ts', ms: 1000 },
  ]);
});
