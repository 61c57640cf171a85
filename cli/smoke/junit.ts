/** The JUnit report: a failure is an assertion that did not hold, an error is a step that could not run. */
import type { RunReport, SmokeReport, StepReport } from './scenario.ts';

/** Draws the report as JUnit XML; one suite for each run. */
export function junitReport(report: SmokeReport): string {
  const suites = report.runs.map((run) => suite(report, run));
  const totals = counts(report.runs.flatMap(({ steps }) => steps));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="yaocang smoke" ${totals} time="${seconds(report.ms)}">`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}

function suite({ scenario, started }: SmokeReport, { run, steps, ms, left }: RunReport): string {
  const name = `${scenario} ${run}`;
  const head = `name="${name}" ${counts(steps)} time="${seconds(ms)}" timestamp="${new Date(started).toISOString()}"`;
  const out = left.length > 0 ? [`    <system-out>${escaped(left.join('\n'))}</system-out>`] : [];
  return [
    `  <testsuite ${head}>`,
    ...steps.map((step) => testcase(`smoke.${scenario}`, step)),
    ...out,
    '  </testsuite>',
  ].join('\n');
}

function testcase(classname: string, { name, call, ms, state, trouble }: StepReport): string {
  const head = `    <testcase classname="${classname}" name="${escaped(`${name} · ${call}`)}" time="${seconds(ms)}"`;
  if (state === 'skipped') return `${head}><skipped/></testcase>`;
  if (!trouble) return `${head}/>`;
  const type = escaped(trouble.rule || trouble.kind);
  const told = escaped(trouble.message);
  return `${head}><${trouble.kind} type="${type}" message="${told}">${told}</${trouble.kind}></testcase>`;
}

function counts(steps: readonly StepReport[]): string {
  const failures = steps.filter(({ trouble }) => trouble?.kind === 'failure').length;
  const errors = steps.filter(({ trouble }) => trouble?.kind === 'error').length;
  const skipped = steps.filter(({ state }) => state === 'skipped').length;
  return `tests="${steps.length}" failures="${failures}" errors="${errors}" skipped="${skipped}"`;
}

const seconds = (ms: number): string => (ms / 1000).toFixed(3);

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no place for them
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string =>
  text.replace(UNWRITABLE, ' ').replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
