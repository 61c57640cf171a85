import { BUILD, chromiumMissing, playwright, runAll, script, vitest, webkitMissing, withWebkit } from './runner.mjs';

/**
 * What every change must pass. Long tests are in proofs.mjs.
 * @type {readonly import('./runner.mjs').Step[]}
 */
const STEPS = [
  { name: 'check', title: 'Format, lint, types and arrows', run: () => script('scripts/check.mjs') },
  {
    name: 'unit',
    title: 'Unit and property tests',
    counts: 'vitest',
    run: (report) => vitest(['unit', 'sloppy', 'bare'], report),
  },
  BUILD,
  {
    name: 'cli',
    title: 'The built terminal tool, and a buyer’s road in WebKit, the engine of every iPhone',
    counts: 'vitest',
    run: (report) => withWebkit(['cli', 'webkit'], report),
    missing: webkitMissing,
  },
  {
    name: 'e2e',
    title: 'Journeys in a real browser, phone and desk',
    counts: 'playwright',
    run: (report) => playwright(report),
    missing: chromiumMissing,
  },
];

/** `npm test`: stops at the first step that fails. */
export const testEverything = () => runAll(STEPS, { command: 'npm test', goOn: false });
