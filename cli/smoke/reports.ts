/** The reports, each a drawing of the same findings. */
import { junitReport } from './junit.ts';
import type { ReportKind } from './report-kinds.ts';
import type { SmokeReport } from './scenario.ts';

/** The report without what only the program itself needs. */
const bare = (report: SmokeReport) => ({ ...report, runs: report.runs.map(({ thrown: _, ...run }) => run) });

/** Draws a report. */
export const drawReport: Readonly<Record<ReportKind, (report: SmokeReport) => string>> = {
  junit: junitReport,
  json: (report) => `${JSON.stringify({ v: 1, ...bare(report) }, null, 2)}\n`,
};
