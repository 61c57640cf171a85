import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { inTop } from '../setup/places.mjs';
import { run } from '../setup/run.mjs';
import { copySources } from '../testing/named-commands.mjs';
import { installNode, publishedVersions, versionsToTry } from './versions.mjs';

/** The shop is built and served in a folder of the first name, then moved to the second, where Vite can serve sources. */
const FOLDERS = ['药 仓 #1', '药 仓 1'];
/** The user whom root lends to every second Node: as good as nobody. */
const NOBODY = 65_534;
/** What Node itself complains of: a run without a warning is part of green. */
const WARNING = /^\(node:\d+\) .*/m;
/** The shop's address is put in place of this. */
const SHOP = 'SHOP';

/** What is done while the shop is served, and after it. */
const SERVED = [
  { name: 'login', words: `node node_modules/tsx/dist/cli.mjs scripts/nodes/log-in.ts ${SHOP}` },
  {
    name: 'road',
    words: `node scripts/yaocang.mjs --base ${SHOP}/api smoke run main-road --irreversible`,
  },
];
const ALONE = [
  { name: 'check', words: 'npm run check' },
  { name: 'unit', words: 'npm test -- --only unit' },
  { name: 'cli', words: 'npm test -- --only cli' },
];

/**
 * @typedef {{ version: string, uid: number | undefined }} Turn
 * @typedef {{ cwd: string, env: NodeJS.ProcessEnv, uid: number | undefined }} Place
 * @typedef {{ name: string, problem: string | null, seconds: number }} Outcome
 */

/**
 * Walks every Node in use from a fresh clone to a paid order and through the tests. `NODES=22,26.10.0` chooses lines or
 * versions. Where we are root, every second one is an ordinary user's.
 * @returns {Promise<number>} how many Nodes failed
 */
export async function walkNodes() {
  const chosen = (process.env.NODES ?? '').split(',').filter(Boolean);
  const { engines } = JSON.parse(await readFile(inTop('package.json'), 'utf8'));
  const versions = versionsToTry(engines.node, await publishedVersions()).filter(
    (version) => chosen.length === 0 || chosen.some((each) => `${version}.`.startsWith(`${each}.`)),
  );
  const lines = [];
  for (const turn of turnsOf(versions)) {
    const outcomes = await walkNode(turn);
    const cells = outcomes.map(
      ({ name, problem, seconds }) => `${name} ${problem === null ? 'ok' : 'FAILED'} ${seconds.toFixed(0)} s`,
    );
    lines.push(`${titleOf(turn)}: ${cells.join(', ')}`);
  }
  console.log(lines.join('\n'));
  return lines.filter((line) => line.includes('FAILED')).length;
}

/** Root and an ordinary user in turns; the user of a single one is ordinary. @param {readonly string[]} versions @returns {Turn[]} */
const turnsOf = (versions) =>
  versions.map((version, at) => ({ version, uid: process.getuid?.() === 0 && at % 2 === 0 ? NOBODY : undefined }));

/** @param {Turn} turn */
function titleOf({ version, uid }) {
  const isRoot = process.getuid?.() === 0 && uid === undefined;
  return `Node ${version} as ${isRoot ? 'root' : 'an ordinary user'}`;
}

/** @param {Turn} turn @returns {Promise<Outcome[]>} */
async function walkNode(turn) {
  const top = await mkdtemp(join(tmpdir(), 'yaocang-node-'));
  const [first = '', second = ''] = FOLDERS.map((name) => join(top, name));
  try {
    const place = {
      cwd: first,
      env: environment(await installNode(turn.version, join(top, 'node')), top),
      uid: turn.uid,
    };
    await mkdir(join(top, 'home'));
    await mkdir(join(top, 'tmp'));
    await mkdir(first);
    await copySources(first);
    if (turn.uid !== undefined) await run('chown', ['-R', `${turn.uid}:${turn.uid}`, top]);
    const walk = stepsOf(titleOf(turn));
    const outcomes = await walkServed(place, walk);
    await rename(first, second);
    for (const { name, words } of ALONE)
      outcomes.push(await walk(name, () => problemOf({ ...place, cwd: second }, words)));
    return outcomes;
  } finally {
    await rm(top, { recursive: true, force: true });
  }
}

/** What belongs to the other Node, which runs this, is left out. @param {string} bin @param {string} top */
function environment(bin, top) {
  const own = Object.entries(process.env).filter(([name]) => !/^npm_|^(NODE|HOME|NODE_ENV|INIT_CWD)$/i.test(name));
  return {
    ...Object.fromEntries(own),
    PATH: `${bin}${delimiter}${process.env.PATH}`,
    HOME: join(top, 'home'),
    TMPDIR: join(top, 'tmp'),
    TZ: 'America/Los_Angeles',
    LC_ALL: 'C',
    PORT: '0',
    GOODS: '300',
  };
}

/**
 * Walks one step, and tells it.
 * @param {string} title
 * @returns {(name: string, act: () => Promise<string | null>) => Promise<Outcome>}
 */
const stepsOf = (title) => async (name, act) => {
  const started = performance.now();
  const problem = await act();
  console.log(`${problem === null ? 'ok    ' : 'FAILED'} ${title}: ${name}`);
  if (problem !== null) console.log(problem.trim().replace(/^/gm, '         '));
  return { name, problem, seconds: (performance.now() - started) / 1000 };
};

/** Starts the shop, and does what needs it. @param {Place} place @param {ReturnType<typeof stepsOf>} walk */
async function walkServed(place, walk) {
  const shop = startShop(place);
  try {
    const outcomes = [await walk('start', () => shop.started)];
    const url = shop.url();
    if (url === '') return outcomes;
    for (const { name, words } of SERVED)
      outcomes.push(await walk(name, () => problemOf(place, words.replace(SHOP, url))));
    return outcomes;
  } finally {
    await shop.stop();
  }
}

/** @param {Place} place */
function startShop(place) {
  const { child, said, ended } = spawned(place, 'npm start');
  const url = () => /药仓已开张：(http:\/\/\S+?)\/?\s/.exec(said())?.[1] ?? '';
  const serves = new Promise((resolve) => child.stdout?.on('data', () => url() && resolve(undefined)));
  return {
    url,
    started: Promise.race([serves, ended]).then(() => complaint(url() ? 0 : 1, said())),
    stop: async () => {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}

/** @param {Place} place @param {string} words */
async function problemOf(place, words) {
  const { said, ended } = spawned(place, words);
  return complaint(await ended, said());
}

/** The end of what was said by a command that failed, or the first warning of one that did not. @param {number} code @param {string} said */
const complaint = (code, said) => (code === 0 ? (WARNING.exec(said)?.[0] ?? null) : said.slice(-4000));

/** @param {Place} place @param {string} words */
function spawned({ cwd, env, uid }, words) {
  const user = uid === undefined ? {} : { uid, gid: uid };
  const child = spawn(words, { cwd, env, ...user, shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    child.on('error', (error) => {
      said += error.message;
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
  return { child, said: () => said, ended };
}
