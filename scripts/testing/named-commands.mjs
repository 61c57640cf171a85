import { execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inTop, TOP } from '../setup/places.mjs';

/**
 * A command that a README names, in the shortest form that still does its work. `until`: what it prints once it serves;
 * then it is ended. `by`: the test that walks it, which needs no second run.
 * @typedef {{ run: string, until?: RegExp } | { by: string }} Walk
 */

/** Stands for the address of the shop that `npm start` serves meanwhile. */
const SHOP = 'SHOP';

/** Every command that a README names, by its first words. @type {Readonly<Record<string, readonly Walk[]>>} */
export const NAMED_COMMANDS = {
  'npm start': [{ by: 'serves while the others run' }],
  'npm test': [{ by: 'npm test' }],
  'npm run build': [{ run: 'npm run build' }],
  'npm run dev': [{ by: 'web/e2e/develop.spec.ts' }],
  'npm run unit': [
    { run: 'npm run unit -- scripts/prose' },
    { run: 'npm run unit -- scripts/prose -t path' },
    { run: 'npm run unit -- --watch scripts/prose', until: /Waiting for file changes/ },
  ],
  'npm run journey': [
    { run: 'npm run journey -- back-top' },
    { run: 'npm run journey -- desk-looks --desk' },
    { run: 'npm run journey -- back-top --trace on' },
  ],
  'npm run check': [{ by: 'npm test' }],
  'npm run calls': [{ run: 'npm run calls' }],
  'npm run proof': [{ by: 'npm run proof' }],
  'npm run release': [
    {
      run: 'npm run release -- --site https://shop.example --base /shop/ --api https://shop.example/api --out dist/released',
    },
  ],
  'npm run snapshot': [{ run: `npm run snapshot -- --api ${SHOP}/api` }],
  'npm run sizes': [{ run: 'npm run sizes' }],
  'npm run measure': [{ run: 'npm run measure -- --rounds 1 --only home' }],
  'npm run pictures': [{ run: 'npm run pictures -- dist/pictures' }],
  'npm run bench:cli': [{ run: 'npm run bench:cli -- 1' }],
  'npm run bench:list': [{ run: 'npm run bench:list' }],
  'npm run crash': [{ run: 'npm run crash -- 1' }],
  'npm run smoke': [{ run: 'npm run smoke -- 1' }],
  'npx yaocang': [{ by: 'cli/tests/shown-lines/shown-lines.test.ts' }, { run: 'npx yaocang --help' }],
  'npx vite build': ['web', 'cli', 'fixtures'].map((room) => ({ run: `npx vite build ${room}` })),
  'npx vite web': [{ run: 'npx vite web', until: /Local:/ }],
  'npx vitest': [{ run: 'npx vitest run -c scripts/vitest.config.ts --project unit scripts/prose' }],
  'npx playwright test': [{ run: 'npx playwright test -c web --list' }],
  'npx playwright show-trace': [{ run: 'npx playwright show-trace --help' }],
  'npm run format': [{ run: 'npm run format' }],
  'npx biome check': [{ run: 'npx biome check' }],
  'npx oxlint': [{ run: 'npx oxlint web' }],
  'npx knip': [{ run: 'npx knip' }],
  'npx tsc': [{ run: 'npx tsc' }, { run: 'npx tsc -p web' }],
  'npx drizzle-kit generate': [
    { run: 'npx drizzle-kit generate --config fixtures/store/drizzle.config.ts --name nothing' },
  ],
};

/**
 * Runs every command in a copy of the sources, so that nothing in this folder changes.
 * @returns {Promise<number>} how many failed
 */
export async function walkNamedCommands() {
  const copy = await copyOfSources();
  let failed = 0;
  /** @param {string} what @param {string | null} problem */
  const note = (what, problem) => {
    console.log(`${problem === null ? 'ok    ' : 'FAILED'} ${what}`);
    if (problem === null) return;
    console.log(problem.trim().replace(/^/gm, '         '));
    failed += 1;
  };
  const shop = await startShop(copy);
  try {
    note('npm start', shop.problem);
    for (const walk of Object.values(NAMED_COMMANDS).flat())
      if ('run' in walk) note(walk.run, await runAs(copy, { ...walk, run: walk.run.replace(SHOP, shop.url) }));
  } finally {
    shop.stop();
    await rm(copy, { recursive: true, force: true });
  }
  return failed;
}

/** @param {string} cwd @returns {Promise<{ url: string, problem: string | null, stop: () => void }>} */
async function startShop(cwd) {
  const env = { ...process.env, PORT: '0', GOODS: '300', DATA_DIR: join(cwd, '.data') };
  const child = spawn('npm start', { cwd, shell: true, detached: true, env });
  const stop = () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  };
  let said = '';
  return new Promise((resolve) => {
    /** @param {Buffer} chunk */
    const hear = (chunk) => {
      said = `${said}${chunk}`.slice(-4000);
      const [, url] = /药仓已开张：(http:\/\/\S+?)\/?\s/.exec(said) ?? [];
      if (url) resolve({ url, problem: null, stop });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('close', () => resolve({ url: '', problem: said, stop }));
  });
}

/** The files of the working tree in a new folder, with this folder's packages. */
async function copyOfSources() {
  const copy = await mkdtemp(join(tmpdir(), 'yaocang 副本-'));
  await copySources(copy);
  await symlink(inTop('node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
}

/** The files of the working tree, as a fresh clone has them. @param {string} copy the new folder */
export async function copySources(copy) {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await promisify(execFile)('git', listed, { cwd: TOP, maxBuffer: 2 ** 24 });
  // A file that git lists may be deleted in the working tree.
  for (const file of stdout.split('\0').filter(Boolean))
    await cp(inTop(file), join(copy, file)).catch((error) => {
      if (error.code !== 'ENOENT') throw error;
    });
  await promisify(execFile)('git', ['init', '--quiet'], { cwd: copy });
}

/**
 * @param {string} cwd
 * @param {{ run: string, until?: RegExp }} walk
 * @returns {Promise<string | null>} the end of its output when it failed
 */
function runAs(cwd, { run, until }) {
  return new Promise((resolve) => {
    const child = spawn(run, { cwd, shell: true, detached: true });
    let said = '';
    let serves = false;
    /** @param {Buffer} chunk */
    const hear = (chunk) => {
      said = `${said}${chunk}`.slice(-4000);
      if (!until?.test(said) || serves) return;
      serves = true;
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('close', (code) => resolve(serves || code === 0 ? null : said));
  });
}
