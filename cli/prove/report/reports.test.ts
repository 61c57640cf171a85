import { expect, test } from 'vitest';
import { budgetOf, budgetRun } from '#cli/prove/smoke/budget.ts';
import { compare, readEarlier } from './compare.ts';
import type { SmokeReport } from './findings.ts';
import { githubMasks } from './github.ts';
import { reportKinds } from './report-option.ts';
import { stepSummary } from './step-summary.ts';
import { junitSchema } from './testing/junit-schema.ts';
import { drawn, report, steps } from './testing/sample.ts';
import { readXml } from './testing/xml.ts';
import { timesOf } from './times.ts';

test.each(reportKinds)('%s tells the trouble and keeps the error itself to the program', async (kind) => {
  const text = await drawn(kind);
  expect(text).toMatch(/expected/i);
  expect(text).not.toContain('not for the report');
  expect(text).toMatch(/nobody plays the operator here|2 skipped|"skipped":2/);
});

test('GitHub: errors with their place, escaped; warnings of what was left behind', async () => {
  const text = await drawn('github');
  expect(text).toContain('::error title=main-road 1%3A pay #1::expected <1> & "2"\u0001%0A50%25 #3%0Aa/b');
  expect(text).toContain('::error file=a%2Cb.jsonc,line=7,title=');
  const left = await drawn('github', { ...report, runs: [{ ...report.runs[0]!, left: ['order 1', 'order 2'] }] });
  expect(left.split('\n').filter((line) => line.startsWith('::warning'))).toHaveLength(2);
});

test('GitHub: nothing that a server says ends a command, a property or a line, and so begins none', async () => {
  const odd = 'a%0A::error::x\r\n::set-env name=y::z,b:c';
  const step = {
    ...steps[2]!,
    name: odd,
    trouble: { ...steps[2]!.trouble!, message: odd, at: { file: odd, line: 1 } },
  };
  const text = await drawn('github', { ...report, runs: [{ ...report.runs[0]!, steps: [step], left: [odd] }] });
  const property = 'a%250A%3A%3Aerror%3A%3Ax%0D%0A%3A%3Aset-env name=y%3A%3Az%2Cb%3Ac';
  const message = 'a%250A::error::x%0D%0A::set-env name=y::z,b:c';
  expect(text.split('\n').slice(0, 2)).toEqual([
    `::error file=${property},line=1,title=main-road 1%3A ${property}::${message}%0Aa/b`,
    `::warning title=main-road 1%3A left behind::${message}`,
  ]);
  expect(text.split('\n').filter((line) => !line.startsWith('::') && line !== '')).toEqual([]);
  expect(text).not.toContain('\r');
});

test('GitHub: a secret is told to the runner alone, escaped, so that it hides the secret itself', () => {
  expect(githubMasks(['p%0A,q:r', 'two\r\nlines'])).toBe('::add-mask::p%250A,q:r\n::add-mask::two%0D%0Alines\n');
  expect(githubMasks([])).toBe('');
});

test('HTML: one page that loads nothing, runs nothing and escapes everything', async () => {
  const page = await drawn('html');
  expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(page).toContain('expected &lt;1&gt; &amp;');
  expect(page).not.toMatch(/<script|\son\w+=|(?:src|href)=/i);
  expect(page).toContain("default-src 'none'; style-src 'unsafe-inline'");
  expect(page).toContain('<details class="failed" open>');
});

test('CTRF: a test for each run, with its numbers', async () => {
  const { reportFormat, results } = JSON.parse(await drawn('ctrf'));
  expect([reportFormat, results.summary]).toEqual([
    'CTRF',
    {
      tests: 3,
      passed: 1,
      failed: 1,
      skipped: 1,
      pending: 0,
      other: 0,
      start: report.started,
      stop: report.started + 1500,
    },
  ]);
  expect(results.tests[0]).toMatchObject({ name: 'main-road 1', status: 'failed', duration: 1500, suite: 'main-road' });
  expect(results.tests[2].message).toBe('nobody plays the operator here');
});

/** Passed at its second try, with times, beside an earlier run. */
const again: SmokeReport = {
  ...report,
  ok: true,
  runs: [
    {
      scenario: 'search',
      run: 1,
      ok: true,
      ms: 3,
      left: [],
      steps: steps.slice(0, 1),
      earlier: [[{ ...steps[1]!, id: 'common.php' }]],
      times: [{ call: 'common.php', count: 2, p50: 10, p95: 40, max: 40 }],
    },
  ],
  times: [{ call: 'common.php', count: 2, p50: 10, p95: 40, max: 40 }],
  compared: { since: 0, newly: ['a 1'], mended: ['b 1'], slower: [{ call: 'common.php', before: 10, now: 400 }] },
};

test.each([...reportKinds, 'summary'] as const)(
  '%s says what is flaky, and how long calls took or what changed',
  async (kind) => {
    const text = kind === 'summary' ? stepSummary(again) : await drawn(kind, again);
    expect(text).toMatch(/flaky/i);
    if (kind === 'junit') {
      expect(junitSchema(readXml(text))).toEqual([]);
      expect(text).toMatch(/<property name="p95 common.php" value="40"\/>/);
      expect(text).toMatch(/name="init · common.php" time="0.012"><flakyFailure type="assertion"/);
    } else if (kind !== 'ctrf') expect(text).toMatch(/a 1[\s\S]*b 1[\s\S]*400/);
    if (kind === 'html')
      expect(text).toContain('<td><code>common.php</code></td><td>2</td><td>10</td><td>40</td><td>40</td>');
  },
);

test('a summary in Markdown holds a server’s words as text', () => {
  const odd = { ...report, runs: [{ ...report.runs[0]!, scenario: 'a|<b>`[x](y)' }] };
  expect(stepSummary(odd)).toContain('a\\|\\<b\\>\\`\\[x\\](y) 1');
});

test('times: the nearest rank, the slowest call first', () => {
  const asked = [...Array.from({ length: 20 }, (_, at) => ({ call: 'a', ms: at + 1 })), { call: 'b', ms: 70 }];
  expect(timesOf(asked)).toEqual([
    { call: 'b', count: 1, p50: 70, p95: 70, max: 70 },
    { call: 'a', count: 20, p50: 10, p95: 19, max: 20 },
  ]);
});

test('beside an earlier run: what fails anew, what is mended, what is slower by more than the factor and the noise', async () => {
  const time = (call: string, p95: number) => ({ call, count: 1, p50: p95, p95, max: p95 });
  const earlier = readEarlier(
    'last.json',
    await drawn('json', { ...report, times: [time('a', 100), time('b', 100), time('c', 1)] }),
  );
  const flipped = report.runs.map((run) => ({ ...run, ok: !run.ok }));
  const now = { ...report, runs: flipped, times: [time('a', 190), time('b', 250), time('c', 30), time('d', 9)] };
  expect(compare(earlier, now, 2)).toEqual({
    since: report.started,
    newly: ['search 1', 'closed 1'],
    mended: ['main-road 1'],
    slower: [{ call: 'b', before: 100, now: 250 }],
  });
  expect(() => readEarlier('x', '{"a":1}')).toThrow('x is no json report');
});

test('a budget is a run of its own: every call above it, or one step that says there is none', () => {
  const times = [
    { call: 'a', count: 1, p50: 5, p95: 900, max: 900 },
    { call: 'b', count: 1, p50: 5, p95: 10, max: 10 },
  ];
  const over = budgetRun(budgetOf({ p95: '800ms', p50: '1s' }), times, 'en');
  expect(over).toMatchObject({
    ok: false,
    steps: [{ id: 'p95 a', trouble: { kind: 'failure', field: 'p95', got: '900 ms' } }],
  });
  expect(budgetRun(budgetOf({ max: '1s' }), times, 'en')).toMatchObject({ ok: true, steps: [{ state: 'passed' }] });
  expect(budgetRun([], times, 'en')).toBeUndefined();
  for (const wrong of [{ p99: '1s' }, { p95: 'fast' }, { p95: '800' }])
    expect(() => budgetOf(wrong as never)).toThrow('--budget takes');
});
