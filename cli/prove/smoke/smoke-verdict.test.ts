import { expect, test } from 'vitest';
import type { RunReport, SmokeReport } from '#cli/prove/report/findings.ts';
import { Fault } from '#cli/text/fault.ts';
import { CancelledError, LoginLostError, NetworkError, ShapeError } from '#shared/errors.ts';
import { judged as judge } from './smoke-verdict.ts';

function judged(report: SmokeReport, ending?: 'interrupted' | 'terminated', noSkips = false): SmokeReport {
  const fault = judge(report, noSkips, ending);
  if (fault) throw fault;
  return report;
}

const run: RunReport = {
  scenario: 'a',
  run: 1,
  ok: true,
  ms: 1,
  left: [],
  steps: [{ id: 'x', name: 'x', call: '', state: 'passed', ms: 1 }],
};
const trouble = {
  code: 'assertion',
  call: 'a.php?act=b',
  field: 'f',
  rule: 'r',
  message: 'a.php?act=b f: expected 1, got 2 (r)',
};
const step = { id: 'a', name: 's', call: 'a.php?act=b', state: 'failed' as const, ms: 1 };
const report = (ok: boolean, ...runs: RunReport[]): SmokeReport => ({
  language: 'zh',
  scenario: 'a',
  ok,
  started: 0,
  ms: 1,
  runs,
});

test('what passed is given on', () => {
  const passed = report(true, run);
  expect(judged(passed)).toBe(passed);
});

test.each([
  [new NetworkError('a', 'dropped'), 'network'],
  [new NetworkError('a', 'status', 500), 'server'],
  [new LoginLostError('a'), 'login'],
  [new ShapeError('f', 'text', 'list', 'a'), 'drift'],
  [new Fault('guard', ['', '']), 'guard'],
  [new Error('bug'), 'internal'],
])('an error ends with its own code: %s', (thrown, code) => {
  const failed = { ...run, ok: false, thrown, steps: [{ ...step, trouble: { kind: 'error' as const, ...trouble } }] };
  expect(() => judged(report(false, run, failed))).toThrow(expect.objectContaining({ code, call: 'a.php?act=b' }));
});

test('an assertion ends with 3, whatever was thrown, and names the place in the file', () => {
  const at = { file: 'x.jsonc', line: 7 };
  const steps = [{ ...step, trouble: { kind: 'failure' as const, ...trouble, at } }];
  const failed = { ...run, ok: false, thrown: new Error('x'), steps };
  expect(() => judged(report(false, failed))).toThrow(
    expect.objectContaining({
      code: 'assertion',
      message: expect.stringContaining('s: x.jsonc:7: a.php?act=b f: expected 1'),
    }),
  );
});

test('ended from outside, between two walks or within one, is no success: the code of the signal, with what was found', () => {
  const within = { ...run, ok: false, thrown: new CancelledError('a') };
  for (const ended of [report(false, run), report(false, within)]) {
    expect(() => judged(ended, 'terminated')).toThrow(
      expect.objectContaining({ code: 'terminated', data: expect.anything() }),
    );
    expect(() => judged(ended)).toThrow(expect.objectContaining({ code: 'interrupted' }));
  }
});

const failing = (scenario: string, thrown: unknown): RunReport => {
  const told = { ...trouble, kind: 'error' as const, message: scenario };
  return { ...run, scenario, ok: false, thrown, steps: [{ ...step, trouble: told }] };
};

test('all failures are named with their number, and their order does not matter to the exit code', () => {
  const all = [failing('a', new NetworkError('a', 'dropped')), failing('b', new ShapeError('f', 'x', 'y', 'a'))];
  for (const runs of [all, all.toReversed()]) {
    expect(() => judged(report(false, run, ...runs))).toThrow(
      expect.objectContaining({
        code: 'drift',
        message: expect.stringMatching(/^2 of 3 runs failed:\n {2}1\. .*\n {2}2\. /),
      }),
    );
  }
});

test('a run that failed tells what changed since an earlier one, too', () => {
  const compared = { newly: ['b 1'], mended: ['a 1'], slower: [{ call: 'c', before: 10, now: 90 }] };
  const failed = { ...report(false, run, failing('b', new NetworkError('b', 'dropped'))), compared };
  expect(() => judged(failed as never)).toThrow(/new[^\n]*b 1\n.*a 1\n.*c /);
});

const skipped = (because: string): RunReport => ({
  ...run,
  steps: [{ id: 'all', name: 'all', call: '', state: 'skipped', ms: 0, because }],
});

test('nothing run is no success, and a skip is told by its reason', () => {
  const nothing = report(true, skipped('no member'), skipped('no member'), skipped('nobody pays'));
  expect(() => judged(nothing)).toThrow(
    expect.objectContaining({ code: 'assertion', message: 'nothing was run\n  2 × no member\n  1 × nobody pays' }),
  );
  const some = report(true, run, skipped('no member'));
  expect(judged(some)).toBe(some);
  expect(() => judged(some, undefined, true)).toThrow(expect.objectContaining({ code: 'assertion' }));
});

test('what is no success is told as none', () => {
  const told = expect.objectContaining({ data: expect.objectContaining({ ok: false }) });
  expect(() => judged(report(true, skipped('no member')))).toThrow(told);
  expect(() => judged(report(true, run, skipped('no member')), undefined, true)).toThrow(told);
});
