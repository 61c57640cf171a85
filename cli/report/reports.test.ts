import { expect, test } from 'vitest';
import { drawingOf } from './draw.ts';
import type { SmokeReport, StepReport } from './findings.ts';
import { type ReportKind, reportKinds } from './kinds.ts';
import { markdownReport } from './markdown.ts';
import { junitSchema } from './testing/junit-schema.ts';
import { readTap } from './testing/tap.ts';
import { readXml, type XmlElement } from './testing/xml.ts';

const trouble = {
  call: 'a.php?act=b',
  field: 'f',
  rule: 'r',
  cited: '1 §4',
  message: 'expected <1> & "2"\u0001\n50% #3',
};
const steps: readonly StepReport[] = [
  { id: 'common.php', name: 'init', call: 'common.php', state: 'passed', ms: 12 },
  {
    id: 'pay.php',
    name: 'pay #1',
    call: 'pay.php',
    state: 'failed',
    ms: 30,
    trouble: { kind: 'failure', code: 'assertion', expected: '<1>', got: '2', ...trouble },
  },
  {
    id: 'operator list',
    name: 'list',
    call: '',
    state: 'failed',
    ms: 30,
    trouble: { kind: 'error', code: 'network', ...trouble, at: { file: 'a,b.jsonc', line: 7 } },
  },
  { id: 'x', name: 'ship', call: 'x', state: 'skipped', ms: 0, because: 'nobody plays the operator here' },
];
const report: SmokeReport = {
  language: 'en',
  scenario: 'main-road,search',
  ok: false,
  started: Date.UTC(2026, 10, 20),
  ms: 1500,
  env: { name: 'staging', kind: 'staging', base: 'https://stage.test/api' },
  runs: [
    {
      scenario: 'main-road',
      run: 1,
      ok: false,
      ms: 1500,
      user: 'yaodian',
      left: ['login: <x>'],
      thrown: new Error('not for the report'),
      steps,
    },
    { scenario: 'search', run: 1, row: 2, ok: true, ms: 3, left: [], steps: steps.slice(0, 1) },
    { scenario: 'closed', run: 1, ok: true, ms: 0, left: [], steps: steps.slice(3) },
  ],
};
const drawn = async (kind: ReportKind, of: SmokeReport = report) => (await drawingOf(kind))(of);

test.each(reportKinds)('%s tells the trouble and keeps the error itself to the program', async (kind) => {
  const text = await drawn(kind);
  expect(text).toMatch(/expected/i);
  expect(text).not.toContain('not for the report');
  expect(text).toMatch(/nobody plays the operator here|2 skipped|"skipped":2/);
});

test('JUnit follows its schema, with the counts that its elements have', async () => {
  const root = readXml(await drawn('junit'));
  expect(junitSchema(root)).toEqual([]);
  const [suite] = root.children;
  expect(suite?.attributes).toMatchObject({
    name: 'main-road 1',
    tests: '4',
    failures: '1',
    errors: '1',
    skipped: '1',
  });
  expect(suite?.children.filter(({ name }) => name === 'testcase')).toHaveLength(4);
  expect(root.attributes).toMatchObject({ tests: '6', failures: '1', errors: '1', time: '1.500' });
  const found = (name: string): XmlElement[] => all(root).filter((element) => element.name === name);
  expect(found('failure')[0]?.attributes).toEqual({ type: 'assertion', message: 'expected <1> & "2" \n50% #3' });
  expect(found('error')[0]?.attributes.message).toContain('a,b.jsonc:7: expected');
  expect(found('testcase')[1]?.attributes).toMatchObject({ classname: 'smoke.main-road', name: 'pay #1 · pay.php' });
});

test('the schema finds what is wrong', () => {
  const wrong =
    '<testsuites><testsuite name="a" tests="1" failures="0" errors="0" time="x"><testcase/></testsuite></testsuites>';
  expect(junitSchema(readXml(wrong))).toEqual([
    'testsuite/@time is not as it should be: x',
    'testcase/@name is missing',
  ]);
  expect(junitSchema(readXml('<testsuites skipped="1"><testcase name="a"/></testsuites>'))).toHaveLength(2);
});

const all = (element: XmlElement): XmlElement[] => [element, ...element.children.flatMap(all)];

test('TAP 14 is read by a parser: subtests, skips, and a diagnosis of each failure', async () => {
  const tap = readTap(await drawn('tap'));
  expect(tap.version).toBe(14);
  expect(tap.points.map(({ ok, skip, name }) => [ok, skip, name])).toEqual([
    [false, undefined, 'main-road 1'],
    [true, undefined, 'search 1 [row 2]'],
    [true, 'nobody plays the operator here', 'closed 1'],
  ]);
  const [first] = tap.points;
  expect(first?.subtest?.points.map(({ ok, skip }) => [ok, skip])).toEqual([
    [true, undefined],
    [false, undefined],
    [false, undefined],
    [true, 'nobody plays the operator here'],
  ]);
  expect(first?.subtest?.points[1]).toMatchObject({
    name: 'pay #1 · pay.php',
    diagnosis: {
      message: trouble.message,
      severity: 'fail',
      code: 'assertion',
      call: 'a.php?act=b',
      got: '2',
      rule: 'r',
      cited: '1 §4',
    },
  });
});

test('NDJSON: one event on each line', async () => {
  const events = (await drawn('ndjson'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { event: string });
  expect(events.map(({ event }) => event).join(' ')).toBe('run step step step step ran run step ran run step ran end');
  expect(events.at(-1)).toMatchObject({ ok: false, runs: 3, steps: { passed: 2, failed: 2, skipped: 2 } });
});

test('GitHub: errors with their place, escaped; at most ten, and then a count', async () => {
  const text = await drawn('github');
  expect(text).toContain('::error title=main-road 1%3A pay #1::expected <1> & "2"\u0001%0A50%25 #3%0Aa.php?act=b');
  expect(text).toContain('::error file=a%2Cb.jsonc,line=7,title=');
  const many = { ...report, runs: Array.from({ length: 7 }, () => report.runs[0]!) };
  const lines = (await drawn('github', many)).trim().split('\n');
  expect(lines.filter((line) => line.startsWith('::error'))).toHaveLength(10);
  expect(lines).toContain('::notice title=yaocang smoke::4 more failures stand in the log');
});

test('Markdown: what failed, in a table whose cells cannot be broken', () => {
  const text = markdownReport(report);
  expect(text).toContain('3 runs: 1 passed, 1 failed, 1 skipped · 6 steps: 2 passed, 2 failed, 2 skipped · 1.50 s');
  expect(text).toContain('| main-road 1 | pay #1 | a.php?act=b | expected \\<1\\> & "2"');
});

test('HTML: one page that loads nothing, runs nothing and escapes everything', async () => {
  const page = await drawn('html');
  expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(page).toContain('expected &lt;1> &amp;');
  expect(page).not.toMatch(/<script|\son\w+=|(?:src|href)=/i);
  expect(page).toContain("default-src 'none'; style-src 'unsafe-inline'");
  expect(page).toContain('<details class="failed" open>');
});
