/** Findings with everything in them that a report can stumble over. */
import { drawingOf } from '#cli/prove/smoke/smoke-reports.ts';
import type { SmokeReport, StepReport } from '../findings.ts';
import type { ReportKind } from '../report-option.ts';

/** What both failed steps say. */
export const trouble = {
  call: 'a/b',
  field: 'f',
  rule: 'r',
  cited: '1 §4',
  message: 'expected <1> & "2"\u0001\n50% #3',
};
/** One that passed, one that failed, one that could not run, one that was skipped. */
export const steps: readonly StepReport[] = [
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
/** Three runs of them. */
export const report: SmokeReport = {
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
    { scenario: 'search', run: 1, ok: true, ms: 3, left: [], steps: steps.slice(0, 1) },
    { scenario: 'closed', run: 1, ok: true, ms: 0, left: [], steps: steps.slice(3) },
  ],
};

/** A report of the sample, or of other findings. */
export const drawn = async (kind: ReportKind, of: SmokeReport = report) => (await drawingOf(kind))(of);
