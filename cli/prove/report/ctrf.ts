/** The report as CTRF (ctrf.io), which many CI viewers read. A test is a run of a scenario, with its steps. */
import { isFlaky, nameOfRun, type RunReport, type SmokeReport, stateOf, troubleText } from './findings.ts';

export function ctrfReport({ tool = 'smoke', runs, started, ms, env }: SmokeReport): string {
  const tests = runs.map(testOf);
  const count = (status: string) => tests.filter((each) => each.status === status).length;
  const [passed, failed, skipped] = [count('passed'), count('failed'), count('skipped')];
  const times = { start: started, stop: started + Math.round(ms) };
  const summary = { tests: tests.length, passed, failed, skipped, pending: 0, other: 0, ...times };
  const environment = env && { testEnvironment: env.name, extra: { kind: env.kind, base: env.base } };
  const results = { tool: { name: `yaocang ${tool}` }, summary, tests, ...(environment && { environment }) };
  return `${JSON.stringify({ reportFormat: 'CTRF', specVersion: '0.0.0', results }, null, 2)}\n`;
}

function testOf(run: RunReport) {
  const { scenario, steps, ms, earlier = [], left } = run;
  const trouble = steps.find((step) => step.trouble)?.trouble;
  const because = steps.find((step) => step.because)?.because;
  const message = trouble ? troubleText(trouble) : because;
  return {
    name: nameOfRun(run),
    status: stateOf(run),
    duration: Math.round(ms),
    suite: scenario,
    ...(message !== undefined && { message }),
    ...(trouble && { trace: [trouble.call, trouble.code].filter(Boolean).join(' · ') }),
    retries: earlier.length,
    flaky: isFlaky(run),
    ...(left.length > 0 && { stderr: left }),
    steps: steps.map(({ name, id, state }) => ({ name: `${name} · ${id}`, status: state })),
  };
}
