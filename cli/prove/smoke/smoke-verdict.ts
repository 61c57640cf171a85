/** The outcome of a smoke run: all failures, and one exit code that does not depend on their order. */
import {
  bare,
  isSkipped,
  nameOfRun,
  type RunReport,
  type SmokeReport,
  skipsOf,
  troubleText,
} from '#cli/prove/report/findings.ts';
import { besideLines, translatorOf } from '#cli/prove/report/report-text.ts';
import { failureOf } from '#cli/shop/failure.ts';
import { type ExitName, Fault } from '#cli/text/fault.ts';
import { bracketed, inLanguage, type Language, plainly, type Words } from '#cli/text/words.ts';
import { CancelledError } from '#shared/errors.ts';

/**
 * Of several failures the exit code is the first of these: first what may have cost money or is our bug, then what the shop
 * does wrong, then what kept the run from checking.
 */
export const SEVERITY = [
  ...(['unknown', 'internal', 'assertion', 'drift', 'server', 'pending'] as const),
  ...(['login', 'closed', 'guard', 'network', 'usage'] as const),
] satisfies readonly ExitName[];

type Ending = 'interrupted' | 'terminated';

/** The fault of the run: its worst failure, an interruption, or skips; undefined if it passed. */
export function judged(report: SmokeReport, noSkips: boolean, ending?: Ending): Fault | undefined {
  const { runs } = report;
  const failed = runs.filter(({ ok }) => !ok);
  // Interrupted between two walks, or within one.
  if (runs.some(({ thrown }) => thrown instanceof CancelledError) || (failed.length === 0 && !report.ok)) {
    return new Fault(ending ?? 'interrupted', ['已中断', 'interrupted'], { data: failedData(report) });
  }
  if (failed.length > 0) return failures(report, failed);
  if (runs.every(isSkipped)) return unproved(report, ['没有执行任何场景', 'nothing was run']);
  const skipped = skipsOf(runs).reduce((sum, { scenarios }) => sum + scenarios.length, 0);
  if (noSkips && skipped > 0)
    return unproved(report, [`${skipped} 处被跳过（--no-skips）`, `${skipped} skipped (--no-skips)`]);
  return undefined;
}

function failures(report: SmokeReport, failed: readonly RunReport[]): Fault {
  const codes = failed.map(codeOf);
  const code = SEVERITY.find((each) => codes.includes(each)) ?? codes[0] ?? 'internal';
  // One call below several failures would seem to be the cause of all.
  const call = failed.length === 1 ? troubleOf(failed[0])?.call || undefined : undefined;
  const beside = { ...report, runs: report.runs.filter((run) => !isSkipped(run)) };
  const lines = (language: Language) =>
    [
      ...failed.map((run, at) => `  ${at + 1}. ${toldFailure(run, language, call === undefined)}`),
      ...besideLines(beside, translatorOf(language)).map((line) => `  - ${line}`),
    ].join('\n');
  const { length } = report.runs;
  const words: Words = [
    `${length} 次运行中 ${failed.length} 次未通过：\n${lines('zh')}`,
    `${failed.length} of ${length} runs failed:\n${lines('en')}`,
  ];
  return new Fault(code, words, { data: failedData(report), ...(call ? { call } : {}) });
}

/** What the run found, which is no success even if every scenario passed. */
const failedData = (report: SmokeReport): SmokeReport => ({ ...bare(report), ok: false });

function codeOf({ steps, thrown }: RunReport): ExitName {
  const trouble = steps.find((each) => each.trouble)?.trouble;
  return trouble?.kind === 'failure' ? 'assertion' : failureOf(thrown).code;
}

const troubleOf = (run: RunReport | undefined) => run?.steps.find(({ trouble }) => trouble)?.trouble;

function toldFailure(run: RunReport, language: Language, withCall: boolean): string {
  const step = run.steps.find(({ trouble }) => trouble);
  const { trouble } = step ?? {};
  const told = [nameOfRun(run), step?.name ?? '', trouble ? troubleText(trouble) : ''].join(colons[language]);
  return withCall && trouble?.call ? inLanguage(bracketed(plainly(told), plainly(trouble.call)), language) : told;
}

const colons: Readonly<Record<Language, string>> = { zh: '：', en: ': ' };

const unproved = (report: SmokeReport, words: Words): Fault => {
  const reasons = skipsOf(report.runs).map(({ because, scenarios }) => `  ${scenarios.length} × ${because}`);
  const [zh, en] = words.map((each) => [each, ...reasons].join('\n'));
  return new Fault('assertion', [zh ?? '', en ?? ''], { data: failedData(report) });
};
