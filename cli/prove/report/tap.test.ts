import { expect, test } from 'vitest';
import type { StepReport } from './findings.ts';
import { drawn, report, steps, trouble } from './testing/sample.ts';
import { readTap } from './testing/tap.ts';

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
      call: 'a/b',
      got: '2',
      rule: 'r',
      cited: '1 §4',
    },
  });
});

test('TAP 14: whatever stands in a name, a reason or a message, the lines and their ends stay the report’s', async () => {
  const odd = 'a\u2028b\u0085c\u007f\ufeff\ud800 \\ # TODO \\# x\n1..9\nnot ok 1\r    ok';
  const failed: StepReport = { ...steps[1]!, name: odd, trouble: { ...steps[1]!.trouble!, message: odd, got: odd } };
  const skipped: StepReport = { ...steps[3]!, because: odd };
  const runs = [
    { ...report.runs[0]!, scenario: odd, left: [odd], steps: [failed, skipped] },
    { ...report.runs[2]!, steps: [skipped] },
  ];
  const [first, second] = readTap(await drawn('tap', { ...report, runs })).points;
  const told = 'a b c \ufffd \\ # TODO \\# x 1..9 not ok 1 ok';
  expect(first?.name).toBe(`${told} 1`);
  expect(first?.subtest?.points.map(({ name, skip }) => [name, skip])).toEqual([
    [`${told} · pay.php`, undefined],
    ['ship · x', told],
  ]);
  expect(first?.subtest?.points[0]?.diagnosis?.message).toBe(odd.replace('\ud800', '\ufffd'));
  expect(second?.skip).toBe(told);
});

test.each([
  ['no version', (tap: string) => tap.replace(/.*\n/, ''), /no version 14/],
  ['another version', (tap: string) => tap.replace('14', '13'), /no version 14/],
  ['cut off', (tap: string) => tap.slice(0, -40), /cut off/],
  ['lines lost at the end', (tap: string) => tap.replace(/# Subtest: closed[\s\S]*$/, ''), /planned 3, found 2/],
  ['no plan', (tap: string) => tap.replace('1..3\n', ''), /0 plans/],
  ['two plans', (tap: string) => `${tap}1..3\n`, /2 plans/],
  [
    'a plan among the points',
    (tap: string) => tap.replace('1..3\n', '').replace('\nok 3', '\n1..3\nok 3'),
    /between|among/,
  ],
  ['a point lost', (tap: string) => tap.replace(/ {4}ok 1 .*\n/, ''), /out of order/],
  ['a verdict that its parts deny', (tap: string) => tap.replace('\nnot ok 1', '\nok 1'), /and its parts/],
  ['another name than announced', (tap: string) => tap.replace('ok 2 - search', 'ok 2 - find'), /announced/],
  ['a # that is not escaped', (tap: string) => tap.replace('\\#', '#'), /not TAP/],
  ['a diagnosis without an end', (tap: string) => tap.replace('\n      ...', ''), /without an end|not YAML/],
  ['a diagnosis that is no YAML', (tap: string) => tap.replace('severity: "fail"', 'severity: "fail'), /JSON|string/],
  ['a line end inside a line', (tap: string) => tap.replace('pay', 'pa\u2028y'), /unprintable/],
])('a damaged TAP report is found out: %s', async (_, damage, because) => {
  const whole = await drawn('tap');
  const damaged = damage(whole);
  expect(damaged).not.toBe(whole);
  expect(() => readTap(damaged)).toThrow(because);
});
