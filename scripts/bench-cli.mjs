/**
 * Measures how fast the built CLI starts and makes a call, beside a floor measured in the same run: `npm run
 * bench:cli`. Rounds are interleaved and the minimum counts, because a shared machine adds noise.
 */
import './setup/node-version.mjs';
import './setup/closed-pipe.mjs';
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inTop } from './setup/places.mjs';
import { countOf, wordsOf } from './setup/words.mjs';

const HOW = 'npm run bench:cli -- [ROUNDS]: 12 rounds when none is named.';

const ROUNDS = countOf(HOW, wordsOf(HOW, { most: 1 }).words[0], 12);
const REQUESTS = 200;
const program = inTop('dist/cli/main.mjs');
const dir = mkdtempSync(join(tmpdir(), 'yaocang-bench-'));

/** @type {number[]} */
let arrivals = [];
let connections = 0;
const init = { success: 1, log_bs: '', version: '1', booklet_type: '', title: '', company: '', data: ['a'] };
const server = createServer((_, response) => {
  arrivals.push(performance.now());
  response.end(JSON.stringify(init));
});
server.on('connection', () => {
  connections += 1;
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
const address = server.address();
const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/api`;
const env = { PATH: process.env.PATH, YAOCANG_CONFIG_DIR: dir, LANG: 'en_US.UTF-8' };

const scenario = join(dir, 'asking.jsonc');
const step = { call: 'common.searchKeywords', expect: ['data.length>=1', 'data[0]=a'] };
writeFileSync(
  scenario,
  JSON.stringify({ scenario: 'asking', about: 'so many readings', role: null, steps: Array(REQUESTS).fill(step) }),
);

/** ms of one run, which must succeed. @param {readonly string[]} words */
async function timed(words) {
  const began = performance.now();
  const child = spawn(process.execPath, words, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let told = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    told += text;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}: ${told}`);
  return performance.now() - began;
}

/** @type {Readonly<Record<string, () => Promise<number>>>} */
const measured = {
  floor: () => timed(['-e', '0']),
  '--version': () => timed([program, '--version']),
  '--help': () => timed([program, '--help']),
  'first JSON': () => timed([program, 'call', 'common', 'search_keywords', '--json', '--base', base]),
  asking: async () => {
    arrivals = [];
    connections = 0;
    await timed([program, 'smoke', 'run', scenario, '--report', `json=${join(dir, 'r.json')}`, '--base', base]);
    return ((arrivals.at(-1) ?? 0) - (arrivals.at(-REQUESTS) ?? 0)) / (REQUESTS - 1);
  },
};

/** @type {Record<string, number[]>} */
const found = {};
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [name, measure] of Object.entries(measured)) found[name] = [...(found[name] ?? []), await measure()];
}
server.close();
server.closeAllConnections();
rmSync(dir, { recursive: true, force: true });

/** @param {string} name */
const least = (name) => Math.min(...(found[name] ?? []));
/** @param {string} name */
const median = (name) => [...(found[name] ?? [])].sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
const floor = least('floor');
const bytes = readdirSync(inTop('dist/cli')).reduce((sum, file) => sum + statSync(inTop(`dist/cli/${file}`)).size, 0);
let failed = false;

/** @param {string} what @param {number} got @param {number} most @param {string} unit @param {string} [more] */
function onProgress(what, got, most, unit, more = '') {
  failed ||= got > most;
  const verdict = got > most ? 'OVER' : 'ok';
  console.log(`${what.padEnd(34)}${got.toFixed(2).padStart(9)} ${unit.padEnd(3)} at most ${most}  ${verdict}  ${more}`);
}

console.log(
  `Node ${process.version}, ${ROUNDS} rounds; floor (node -e 0) ${floor.toFixed(0)} ms least, ${median('floor').toFixed(0)} median\n`,
);
for (const [name, most] of /** @type {const} */ ([
  ['--version', 30],
  ['--help', 70],
  ['first JSON', 300],
])) {
  onProgress(
    `${name}, over the floor`,
    least(name) - floor,
    most,
    'ms',
    `median ${(median(name) - median('floor')).toFixed(0)}`,
  );
}
onProgress(
  `one of ${REQUESTS} readings`,
  least('asking'),
  1,
  'ms',
  `median ${median('asking').toFixed(2)}, with assertions, redaction, JSON report`,
);
onProgress('connections for all of them', connections, 1, '');
onProgress('size of dist/cli', bytes / 1e6, 2.5, 'MB');
const asked = readdirSync(inTop('dist/cli')).flatMap((file) =>
  [...readFileSync(inTop(`dist/cli/${file}`), 'utf8').matchAll(/(?:from|import)\s*\(?"([^".][^"]*)"/g)].map(
    ([, name = '']) => name,
  ),
);
// Ink loads React DevTools only with DEV=true.
const outside = [...new Set(asked)].filter((name) => !isBuiltin(name) && name !== 'react-devtools-core');
onProgress('packages at run time', outside.length, 0, '', outside.join(' '));
process.exitCode = failed ? 1 : 0;
