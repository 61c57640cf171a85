import { expect, test } from 'vitest';
import { junitReport } from './junit.ts';
import { drawReport } from './reports.ts';
import type { SmokeReport } from './scenario.ts';

const trouble = { call: 'a.php', field: 'f', rule: 'r (1 §4)', message: 'expected <1> & "2"\u0001' };
const report: SmokeReport = {
  scenario: 'main-road',
  ok: false,
  started: Date.UTC(2026, 10, 20),
  ms: 1500,
  runs: [
    {
      run: 1,
      ok: false,
      ms: 1500,
      left: ['login: x'],
      thrown: new Error('not for the report'),
      steps: [
        { name: 'init', call: 'common.php', state: 'passed', ms: 12 },
        { name: 'pay', call: 'pay.php', state: 'failed', ms: 30, trouble: { kind: 'failure', ...trouble } },
        { name: 'list', call: 'list.php', state: 'failed', ms: 30, trouble: { kind: 'error', ...trouble } },
        { name: 'ship', call: 'x', state: 'skipped', ms: 0 },
      ],
    },
  ],
};

test('JUnit: failure for an assertion, error for what could not run, classname and name, counted and escaped', () => {
  const xml = junitReport(report);
  expect(xml).toContain('tests="4" failures="1" errors="1" skipped="1" time="1.500"');
  expect(xml).toContain('<testcase classname="smoke.main-road" name="init · common.php" time="0.012"/>');
  expect(xml).toContain('<failure type="r (1 §4)" message="expected &lt;1&gt; &amp; &quot;2&quot; ">');
  expect(xml).toContain('<error type="r (1 §4)"');
  expect(xml).toContain('<skipped/>');
  expect(xml).toContain('<system-out>login: x</system-out>');
});

test('JSON: everything but the error itself', () => {
  const json = JSON.parse(drawReport.json(report)) as SmokeReport;
  expect(json).toMatchObject({ v: 1, ok: false, runs: [{ run: 1, steps: [{}, { trouble: { field: 'f' } }, {}, {}] }] });
  expect(JSON.stringify(json)).not.toContain('not for the report');
});
