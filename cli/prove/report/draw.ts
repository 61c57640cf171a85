/** The reports, each a drawing of the same findings. A kind is loaded when it is asked for. */
import { bare, type SmokeReport } from './findings.ts';
import type { ReportKind } from './report-option.ts';

type Draw = (report: SmokeReport) => string;

const drawings: Readonly<Record<ReportKind, () => Promise<Draw>>> = {
  human: async () => (await import('./human.ts')).humanReport,
  json: async () => (report) => `${JSON.stringify({ v: 1, ...report }, null, 2)}\n`,
  junit: async () => (await import('./junit.ts')).junitReport,
  github: async () => (await import('./github.ts')).githubReport,
  html: async () => (await import('./html.tsx')).htmlReport,
};

/** Brings the drawing of a kind; it takes findings whose secrets are gone already. */
export async function drawingOf(kind: ReportKind): Promise<Draw> {
  const draw = await drawings[kind]();
  return (report) => draw(bare(report));
}
