import { mkdir, rm } from 'node:fs/promises';
import { ensureChromium } from '../setup/chromium.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';
import { endWithNpm } from '../setup/parent.mjs';
import { inTop } from '../setup/places.mjs';
import { endChildrenWithUs, runNode, runTool } from '../setup/run.mjs';
import { countTests } from './counts.mjs';
import { chooseSteps } from './options.mjs';

/**
 * One step of `npm test`: its name on the command line, what a person reads, what it needs, and how it runs.
 * `report` is the path where the step's test runner leaves its figures.
 * @typedef {{ name: string, title: string, run: (report: string) => Promise<number>, counts?: 'vitest' | 'playwright' }} Step
 * @typedef {{ step: Step, code: number, passed: number, failed: number, seconds: number }} Result
 */

/** @type {readonly Step[]} */
const STEPS = [
  { name: 'check', title: 'Format, lint, types and arrows', run: () => exitCode(runNode(['scripts/check.mjs'])) },
  {
    name: 'unit',
    title: 'Unit and property tests',
    counts: 'vitest',
    run: (report) => vitest(['unit', 'postgres', 'sloppy', 'bare'], report),
  },
  { name: 'build', title: 'Build', run: () => exitCode(runNode(['scripts/build.mjs'])) },
  {
    name: 'cli',
    title: 'The built terminal tool',
    counts: 'vitest',
    run: (report) => vitest(['cli'], report),
  },
  { name: 'e2e', title: 'Journeys in a real browser, phone and desk', counts: 'playwright', run: playwright },
];

/**
 * Runs the steps in order, stops at the first that fails, and always ends with the line `N passed, N failed`.
 * @param {readonly string[]} args `--only check,unit` picks steps
 */
export async function testEverything(args) {
  const names = STEPS.map((step) => step.name);
  const chosen = chooseSteps(names, args);
  if (typeof chosen === 'string') {
    console.error(chosen);
    process.exit(2);
  }
  endWithNpm();
  endChildrenWithUs();
  if (!(await ensureDependencies())) process.exit(1);
  await mkdir(inTop('.cache/test'), { recursive: true });
  process.exitCode = summarise(await runSteps(STEPS.filter((step) => chosen.includes(step.name))));
}

/** @param {readonly Step[]} steps */
async function runSteps(steps) {
  /** @type {Result[]} */
  const results = [];
  for (const [index, step] of steps.entries()) {
    console.log(`\n=== ${index + 1}/${steps.length} ${step.title} (${step.name}) ===`);
    const result = await runStep(step);
    results.push(result);
    console.log(`--- ${describe(result)}`);
    if (result.code !== 0) break;
  }
  return results;
}

/**
 * @param {Step} step
 * @returns {Promise<Result>}
 */
async function runStep(step) {
  const started = performance.now();
  const report = inTop(`.cache/test/${step.name}.json`);
  await rm(report, { force: true });
  const code = await step.run(report);
  const { passed, failed } = step.counts ? await countTests(step.counts, report) : { passed: 0, failed: 0 };
  const seconds = (performance.now() - started) / 1000;
  // A step that fails without a failed test (a type error, a crash) counts as one, or the last line would look green.
  return { step, code: failed > 0 ? 1 : code, passed, failed: code !== 0 && failed === 0 ? 1 : failed, seconds };
}

/** @param {readonly Result[]} results */
function summarise(results) {
  console.log('\n=== Summary ===');
  for (const result of results) console.log(describe(result));
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** @param {Result} result */
function describe({ step, code, passed, failed, seconds }) {
  const counted = step.counts ? `, ${passed} passed, ${failed} failed` : '';
  return `${step.name}: ${code === 0 ? 'ok' : 'FAILED'}${counted}, ${seconds.toFixed(1)} s`;
}

/** @param {readonly ('unit' | 'postgres' | 'sloppy' | 'bare' | 'cli')[]} projects @param {string} report */
function vitest(projects, report) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return exitCode(
    runTool('vitest', [
      'run',
      '-c',
      'scripts/vitest.config.ts',
      ...projects.flatMap((name) => ['--project', name]),
      ...reporters,
    ]),
  );
}

/** @param {string} report */
async function playwright(report) {
  const chromium = await ensureChromium();
  if (!chromium) return 1;
  const env = { CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return exitCode(runTool('playwright', ['test', '-c', 'scripts/playwright.config.ts'], { env }));
}

/** @param {Promise<import('../setup/run.mjs').Outcome>} outcome */
async function exitCode(outcome) {
  return (await outcome).code;
}
