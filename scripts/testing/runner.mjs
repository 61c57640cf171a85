import { mkdir, rm } from 'node:fs/promises';
import { ensureChromium, findChromium, HOW_TO_CHROMIUM } from '../setup/chromium.mjs';
import { mayInstall } from '../setup/debian.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';
import { ensureFirefox, findFirefox, HOW_TO_FIREFOX } from '../setup/firefox.mjs';
import { ensureLighthouse, findLighthouse, HOW_TO_LIGHTHOUSE } from '../setup/lighthouse.mjs';
import { ensureOldestChromium, findOldestChromium, HOW_TO_OLDEST } from '../setup/oldest-chromium.mjs';
import { tooFewFiles } from '../setup/open-files.mjs';
import { endWithNpm } from '../setup/parent.mjs';
import { inTop } from '../setup/places.mjs';
import { endChildrenWithUs, runNode, runTool } from '../setup/run.mjs';
import { ensureWebkit, findWebkit, HOW_TO_WEBKIT } from '../setup/webkit.mjs';
import { heeding, wordsOf } from '../setup/words.mjs';
import { countTests, lastLine, slowest } from './counts.mjs';
import { chooseSteps } from './options.mjs';

/**
 * One step of `npm test` or `npm run proof`: its name on the command line, its title, and how it runs. The step's test
 * runner writes its report to `report`. `proves` is printed at the end of a proof; `missing` says what this machine has
 * not, so that the step could not do its work ('' for nothing); `fetches`: the step installs it from npm.
 * @typedef {{ name: string, title: string, run: (report: string) => Promise<number>, counts?: 'vitest' | 'playwright', proves?: string, missing?: () => string, fetches?: boolean }} Step
 * @typedef {{ step: Step, code: number, passed: number, failed: number, seconds: number, files: import('./counts.mjs').FileTime[] }} Result
 */

/** @type {Step} The build, for steps that use it. */
export const BUILD = { name: 'build', title: 'Build', run: () => script('scripts/build.mjs') };

/**
 * Runs the steps in order and always ends with the line `N passed, N failed`.
 * @param {readonly Step[]} steps
 * @param {{ command: string, goOn: boolean }} how `command` as typed; `goOn`: continue after a failed step
 */
export async function runAll(steps, { command, goOn }) {
  const names = steps.map((step) => step.name);
  const usage = `${command}

  -- --only ${names.slice(0, 2).join()}   some of: ${names.join(', ')}`;
  const { values } = wordsOf(usage, { options: { only: { type: 'string' } } });
  const chosen = heeding(usage, () => chooseSteps(names, values.only));
  endWithNpm();
  endChildrenWithUs();
  if (!(await ensureDependencies())) process.exit(1);
  await mkdir(inTop('.cache/test'), { recursive: true });
  const wanted = steps.filter((step) => chosen.includes(step.name));
  sayWhatIsMissing(wanted);
  process.exitCode = summarise(await runSteps(wanted, goOn), wanted);
}

/** At the start, not after minutes. What a step installs by itself is not missing yet. @param {readonly Step[]} steps */
function sayWhatIsMissing(steps) {
  const few = tooFewFiles();
  if (few) console.log(few);
  for (const { name, missing, fetches } of steps)
    if (!fetches && !mayInstall() && missing?.()) console.log(`WILL NOT RUN in ${name}: ${missing()}`);
}

/** @param {readonly Step[]} steps @param {boolean} goOn */
async function runSteps(steps, goOn) {
  /** @type {Result[]} */
  const results = [];
  for (const [index, step] of steps.entries()) {
    console.log(`\n=== ${index + 1}/${steps.length} ${step.title} (${step.name}) ===`);
    const result = await runStep(step);
    results.push(result);
    console.log(`--- ${describe(result)}`);
    if (result.code !== 0 && (!goOn || step === BUILD)) break;
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
  const none = { passed: 0, failed: 0, files: [] };
  const { passed, failed, files } = step.counts ? await countTests(step.counts, report) : none;
  const seconds = (performance.now() - started) / 1000;
  // A step that fails without a failed test (a type error, a crash) counts as one, or the last line would look green.
  return { step, code: failed > 0 ? 1 : code, passed, failed: code !== 0 && failed === 0 ? 1 : failed, seconds, files };
}

/** @param {readonly Result[]} results @param {readonly Step[]} wanted */
function summarise(results, wanted) {
  console.log('\n=== Summary ===');
  for (const result of results) console.log(describe(result));
  for (const { step, code } of results)
    if (step.proves) console.log(`${code === 0 ? 'Proved' : 'NOT PROVED'}: ${step.proves}`);
  for (const { step } of results) if (step.missing?.()) console.log(`NOT RUN in ${step.name}: ${step.missing()}`);
  const slow = slowest(
    results.flatMap(({ files }) => files),
    10,
  );
  if (slow.length > 0) console.log('The slowest files, each with the time of its tests:');
  for (const { file, ms } of slow) console.log(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${file}`);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(lastLine({ passed, failed }, notProved(results, wanted)));
  return failed === 0 ? 0 : 1;
}

/** The steps that did not run, or not whole. @param {readonly Result[]} results @param {readonly Step[]} wanted */
function notProved(results, wanted) {
  const ran = results.map(({ step }) => step);
  return wanted.filter((step) => !ran.includes(step) || step.missing?.()).map(({ name }) => name);
}

/** @param {Result} result */
function describe({ step, code, passed, failed, seconds }) {
  const counted = step.counts ? `, ${passed} passed, ${failed} failed` : '';
  return `${step.name}: ${code === 0 ? 'ok' : 'FAILED'}${counted}, ${seconds.toFixed(1)} s`;
}

/**
 * @param {readonly string[]} projects of scripts/vitest.config.ts @param {string} report
 * @param {'default' | 'verbose'} [lines] `verbose`: a line for each test, where a file takes minutes
 */
export function vitest(projects, report, lines = 'default') {
  const reporters = [`--reporter=${lines}`, '--reporter=json', `--outputFile.json=${report}`];
  const named = projects.flatMap((name) => ['--project', name]);
  return exitCode(runTool('vitest', ['run', '-c', 'scripts/vitest.config.ts', ...named, ...reporters]));
}

/** What this machine lacks for journeys. */
export const chromiumMissing = () => (findChromium() ? '' : HOW_TO_CHROMIUM);

/** @param {string} report @param {Record<string, string>} [more] */
export async function playwright(report, more = {}) {
  const chromium = await ensureChromium();
  if (!chromium) return 1;
  const env = { CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...more };
  return exitCode(runTool('playwright', ['test', '-c', 'web'], { env }));
}

/**
 * Tests of which some need WebKit. Without it the report says so; the summary as well.
 * @param {readonly string[]} projects of scripts/vitest.config.ts @param {string} report
 */
export async function withWebkit(projects, report) {
  await ensureWebkit();
  return vitest(projects, report, 'verbose');
}

/** What this machine lacks for WebKit. */
export const webkitMissing = () => (findWebkit() ? '' : HOW_TO_WEBKIT);

/** Tests in the oldest Chromium. Without it the report says so; the summary as well. @param {string} report */
export async function oldestChromium(report) {
  await ensureOldestChromium();
  return vitest(['oldest'], report, 'verbose');
}

/** What this machine lacks for the oldest Chromium. */
export const oldestMissing = () => (findOldestChromium() ? '' : HOW_TO_OLDEST);

/** Tests in Firefox. Without it the report says so; the summary as well. @param {string} report */
export async function firefox(report) {
  await ensureFirefox();
  return vitest(['firefox'], report, 'verbose');
}

/** What this machine lacks for Firefox. */
export const firefoxMissing = () => (findFirefox() ? '' : HOW_TO_FIREFOX);

/** Lighthouse. Without it the report says so; the summary as well. @param {string} report */
export async function lighthouse(report) {
  await ensureChromium();
  await ensureLighthouse();
  return vitest(['lighthouse'], report, 'verbose');
}

/** What this machine lacks for Lighthouse. */
export const lighthouseMissing = () => (findLighthouse() ? '' : HOW_TO_LIGHTHOUSE);

/** @param {string} path of a script for Node */
export const script = (path) => exitCode(runNode([path]));

/** @param {string} path of a script in TypeScript @param {...string} args */
export const typescript = (path, ...args) => exitCode(runTool('tsx', [path, ...args]));

/** @param {Promise<import('../setup/run.mjs').Outcome>} outcome */
async function exitCode(outcome) {
  return (await outcome).code;
}
