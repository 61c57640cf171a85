/** Writes the reports, to files or to stdout. */
import { appendFile } from 'node:fs/promises';
import type { FailedLine } from '#cli/frame/command.ts';
import type { Output } from '#cli/frame/output.ts';
import { bare, isFlaky, type SmokeReport, type Tool } from '#cli/prove/report/findings.ts';
import { type ReportKind, type ReportWanted, reportsIn, STDOUT } from '#cli/prove/report/report-option.ts';
import { unwritable } from '#cli/shop/private-file.ts';
import { Fault } from '#cli/text/fault.ts';
import { safeText } from '#cli/text/safe-text.ts';
import type { Language } from '#cli/text/words.ts';
import { say } from './dictionary.ts';
import { createStepReporter } from './step-reporter.ts';

type Wanted = readonly ReportWanted[];

/** Writes the files anew, so that none of an earlier run stays, whatever ends this one. */
export const startReports = (output: Output, wanted: Wanted, unended: SmokeReport): Promise<void> =>
  writeReports(
    output,
    wanted.filter(({ file }) => file !== STDOUT),
    unended,
  );

/** A failed line gets its error into the reports that it names and has not written, so that none of an earlier run stays. */
export async function reportFailure({ name, words, error, output, language }: FailedLine): Promise<void> {
  const wanted = reportsIn(words).filter(({ file }) => file !== STDOUT && !output.reported.has(file));
  if (wanted.length > 0) await writeReports(output, wanted, failedReport(language, name, error)).catch(() => undefined);
}

/** The report of a run that has not begun: one error. */
export function failedReport(
  language: Language,
  scenario: string,
  thrown: unknown,
  around: Pick<SmokeReport, 'env' | 'started'> = { started: Date.now() },
): SmokeReport {
  const step = createStepReporter(language).failed({ name: say.start, call: '', id: 'start' }, 0, thrown);
  const run = { scenario, run: 1, ok: false, ms: 0, steps: [step], left: [], thrown };
  return { language, scenario, tool: toolOf(scenario), ok: false, ms: 0, ...around, runs: [run] };
}

const toolOf = (command: string): Tool => (command === 'contract diff' ? command : 'smoke');

/** Writes what can be written; throws a usage fault for the first file that cannot. */
export async function writeReports(output: Output, wanted: Wanted, found: SmokeReport): Promise<void> {
  const written = await Promise.allSettled(
    wanted.map(async ({ kind, file }) => {
      const draw = await drawingOf(kind);
      if (file === STDOUT) output.document(draw(output.redactor.data(found) as SmokeReport).trimEnd());
      else await output.report(file, found, draw).catch(unwritable(file));
    }),
  );
  for (const each of written) if (each.status === 'rejected') throw each.reason;
}

/** Adds to the summary of a GitHub job, where its runner names a file for it. */
export async function addSummary(
  { output, terminal: { env } }: Pick<FailedLine, 'output' | 'terminal'>,
  found: SmokeReport,
) {
  if (!env.GITHUB_STEP_SUMMARY) return;
  const { stepSummary } = await import('#cli/prove/report/step-summary.ts');
  await appendFile(
    env.GITHUB_STEP_SUMMARY,
    safeText(stepSummary(output.redactor.data(bare(found)) as SmokeReport)),
  ).catch(() => undefined);
}

/** Mask commands, if a `github` report goes to stdout. */
export async function masksFor(wanted: Wanted) {
  if (!wanted.some(({ kind, file }) => kind === 'github' && file === STDOUT)) return undefined;
  return (await import('#cli/prove/report/github.ts')).githubMasks;
}

/** Whether a report goes to stdout, which holds either one report or the JSON envelope. */
export function takesStdout(wanted: Wanted, json: boolean): boolean {
  const many = wanted.filter(({ file }) => file === STDOUT).length;
  if (many + (json ? 1 : 0) < 2) return many > 0;
  throw new Fault('usage', [
    '标准输出只能有一种：--json 或一份报告，其余请加 =文件',
    'stdout takes one of --json and a report: add =FILE to the others',
  ]);
}

type Draw = (report: SmokeReport) => string;

const drawings: Readonly<Record<ReportKind, () => Promise<Draw>>> = {
  json: async () => (report) => {
    const runs = report.runs.map((run) => (isFlaky(run) ? { ...run, flaky: true } : run));
    return `${JSON.stringify({ v: 1, ...report, runs }, null, 2)}\n`;
  },
  junit: async () => (await import('#cli/prove/report/junit.ts')).junitReport,
  github: async () => (await import('#cli/prove/report/github.ts')).githubReport,
  ctrf: async () => (await import('#cli/prove/report/ctrf.ts')).ctrfReport,
  html: async () => (await import('#cli/prove/report/html.ts')).htmlReport,
};

/** Loads the writer of a kind. It takes redacted findings. */
export async function drawingOf(kind: ReportKind): Promise<Draw> {
  const draw = await drawings[kind]();
  return (report) => draw(bare(report));
}
