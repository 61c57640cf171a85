import './setup/node-version.mjs';
import './setup/closed-pipe.mjs';
import { inTop } from './setup/places.mjs';
import { runNode, runTool } from './setup/run.mjs';
import { wordsOf } from './setup/words.mjs';

wordsOf('npm run check: format, lint, types and import rules; it takes no words.');

// A fresh machine has no browser, and no check may need one: this hides any browser from them.
process.env.CHROME_PATH = '/nowhere';

/**
 * Each checker thread repeats shared work. One thread saves a fourth, and other checks run at the same time. What was
 * found is kept: the next check looks at what changed since, and at what depends on it.
 * @param {string} room
 */
const typesOf = (room) => {
  const kept = inTop(`.cache/types/${room === '.' ? 'all' : room}.tsbuildinfo`);
  const how = ['--noEmit', '--checkers', '1', '--incremental', '--tsBuildInfoFile', kept];
  return runTool('tsc', ['-p', room, ...how], { capture: true });
};
const colors = process.stdout.isTTY ? '--colors=force' : '--colors=off';

/**
 * Type checks each room with the libraries that it may use: web and shared with those of the oldest browsers, cli and
 * fixtures without a DOM.
 */
async function typesOfRooms() {
  const outcomes = [];
  for (const room of ['shared', 'web', 'cli', 'fixtures']) outcomes.push(await typesOf(room));
  return {
    code: outcomes.some(({ code }) => code !== 0) ? 1 : 0,
    output: outcomes.map(({ output }) => output).join(''),
  };
}

/** A class that no sheet knows, a rule that nothing uses, a layout word that a page's sheet writes again. */
async function classNames() {
  const { code, output } = await runNode(['scripts/unit.mjs', 'web/ui/class-names'], { capture: true });
  return { code, output: code === 0 ? '' : output };
}

/** The checks run in parallel; their output is printed whole, in this order. */
const checks = [
  { name: 'format and lint', outcome: runTool('biome', ['ci', '--error-on-warnings', colors, '.'], { capture: true }) },
  // The rules of React's own compiler: no clock, ref or change of a prop while a component renders.
  { name: 'rules of React', outcome: runTool('oxlint', ['web', 'shared/react', 'cli'], { capture: true }) },
  { name: 'types', outcome: typesOf('.') },
  { name: 'types of each room', outcome: typesOfRooms() },
  { name: 'floor', outcome: runNode(['--import', 'tsx', 'scripts/floor/main.ts'], { capture: true }) },
  { name: 'unused', outcome: runTool('knip', ['--no-progress', '--no-config-hints'], { capture: true }) },
  // A rule that only its test uses is worse than none: the screen runs on something else.
  {
    name: 'unused but by tests',
    outcome: runTool('knip', ['--no-progress', '--no-config-hints', '--production'], { capture: true }),
  },
  { name: 'arrows', outcome: runNode(['--import', 'tsx', 'scripts/arrows/main.ts'], { capture: true }) },
  { name: 'prose', outcome: runNode(['--import', 'tsx', 'scripts/prose/main.ts'], { capture: true }) },
  { name: 'table of calls', outcome: runNode(['--import', 'tsx', 'scripts/calls/main.ts'], { capture: true }) },
  { name: 'class names', outcome: classNames() },
];

for (const { name, outcome } of checks) {
  const { code, output } = await outcome;
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  if (output.trim()) console.log(output.trim().replace(/^/gm, '         '));
  if (code !== 0) process.exitCode = 1;
}
