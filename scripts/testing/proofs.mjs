import { walkNodes } from '../nodes/walk.mjs';
import { findServers, HOW_TO_SERVERS } from '../servers/programs.mjs';
import { walkNamedCommands } from './named-commands.mjs';
import {
  BUILD,
  chromiumMissing,
  firefox,
  firefoxMissing,
  lighthouse,
  lighthouseMissing,
  oldestChromium,
  oldestMissing,
  playwright,
  runAll,
  typescript,
  vitest,
  webkitMissing,
  withWebkit,
} from './runner.mjs';

/**
 * Long tests beyond `npm test`, to be green before a piece of work counts as done.
 * @type {readonly import('./runner.mjs').Step[]}
 */
const PROOFS = [
  {
    name: 'long',
    title: 'The long unit tests',
    counts: 'vitest',
    run: (report) => vitest(['long'], report),
    proves: 'crowds of buyers, all calls under all faults, and long random walks leave the books right',
  },
  {
    name: 'postgres',
    title: 'Store and trade on PostgreSQL',
    counts: 'vitest',
    run: (report) => vitest(['postgres'], report),
    proves: 'the store and the trade on a second engine, two processes on one database (where PostgreSQL is installed)',
  },
  {
    name: 'loose',
    title: 'All roads over loosely spelt answers',
    counts: 'vitest',
    run: (report) => vitest(['loose', 'spare'], report),
    proves:
      'clients and terminal tool read answers in PHP’s loose spellings and without any undocumented field, beyond the main road',
  },
  BUILD,
  {
    name: 'servers',
    title: 'A release on nginx and Apache, with PHP',
    counts: 'vitest',
    run: (report) => vitest(['servers'], report),
    missing: () => (findServers() ? '' : HOW_TO_SERVERS),
    proves:
      'what a release writes for nginx and Apache serves pages, files, API and uploads on Debian’s (where installed); home gets its goods, a phone’s first visit is as small as npm start’s, and code that came broken heals',
  },
  {
    name: 'terminal',
    title: 'The terminal tool in a pseudo-terminal',
    counts: 'vitest',
    run: (report) => vitest(['terminal'], report),
    proves:
      'the interactive screens of the built terminal tool, key by key; each signal, and the window closed, at each stage of what acts leave balance, orders, cart and login as before',
  },
  {
    name: 'browser',
    title: 'Every bad day and lost login on every page, phone and desk',
    counts: 'playwright',
    run: (report) => playwright(report, { PROOF: '1' }),
    missing: chromiumMissing,
    proves:
      'every page stands every bad day, a lost login, lost files and a hostile server; ten lossy roads end paid; layouts repeated at desk size',
  },
  {
    name: 'webkit',
    title: 'Every page in WebKit, the engine of every iPhone, and each of its files lost',
    counts: 'vitest',
    run: (report) => withWebkit(['webkit-pages'], report),
    missing: webkitMissing,
    proves:
      'every page shows its data in WebKit, and nothing of it overlaps, breaks or makes an iPhone zoom; a file lost on the way comes again',
  },
  {
    name: 'oldest',
    title: 'Every page in the oldest Chromium',
    counts: 'vitest',
    run: oldestChromium,
    missing: oldestMissing,
    fetches: true,
    proves:
      'every page shows its data in Chromium 87, the floor, without a failing script, and nothing overlaps or breaks',
  },
  {
    name: 'firefox',
    title: 'Every page in Firefox, with scrollbars that take their room',
    counts: 'vitest',
    run: firefox,
    missing: firefoxMissing,
    proves:
      'every page shows its data in Firefox at a phone’s and a desk’s size, without an error, and nothing overlaps',
  },
  {
    name: 'lighthouse',
    title: 'Lighthouse on nine pages, phone and desk',
    counts: 'vitest',
    run: lighthouse,
    missing: lighthouseMissing,
    fetches: true,
    proves: 'Lighthouse finds nothing to mend in the accessibility of the main road’s nine pages, phone and desk',
  },
  {
    name: 'crawl',
    title: 'Every link and button of the shop pressed',
    counts: 'playwright',
    run: (report) => playwright(report, { PROOF: 'crawl' }),
    missing: chromiumMissing,
    proves:
      'no dead end, no closed door and no error behind any link or button, for a visitor and in each verification state',
  },
  {
    name: 'nodes',
    title: 'Every Node in use, from a fresh clone; root and an ordinary user in turns',
    run: walkNodes,
    missing: chromiumMissing,
    proves:
      'the lowest and the newest Node of each line start the shop in a folder with spaces, Chinese and #, log in and pay an order, and pass check, unit tests and terminal tool, without a warning, in another time zone and locale',
  },
  {
    name: 'commands',
    title: 'Every command that a README names',
    run: walkNamedCommands,
    proves: 'each command that a README names does what it says, in a copy of the sources',
  },
  {
    name: 'crash',
    title: 'kill -9 in the middle of orders, payments and claims, fifty times',
    run: () => typescript('scripts/crash.ts'),
    proves: 'nothing confirmed is lost, nothing is done by half when the server is killed',
  },
  {
    name: 'smoke',
    title: 'The main road 200 times',
    run: () => typescript('scripts/smoke.ts'),
    proves: 'the main road runs 200 times without a stumble',
  },
];

/** `npm run proof`: continues after a failure, because each part takes long. */
export const proveEverything = () => runAll(PROOFS, { command: 'npm run proof', goOn: true });
