/** The workflows that `help ci` shows: their shell steps, run as their runners run them, against the built stand-in. */
import { spawn } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Robot, startRobot } from './support/robot.ts';
import { type StandIn, startStandIn } from './support/stand-in.ts';
import { program } from './support/yaocang.ts';

// A night's run, on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const KEY = 'f2b1c0d4-robot-key-5e8d';
const SECRETS = ['Yaocang2026', '246810', KEY];

let standIn: StandIn;
let robot: Robot;
let text = '';
beforeAll(async () => {
  standIn = await startStandIn();
  robot = await startRobot();
  text = await readFile(here('../commands/topics/workflows.md'), 'utf8');
});
beforeEach(async () => {
  robot.anew();
  await standIn.operate('faults', { clear: true });
});
afterAll(async () => {
  robot.close();
  await standIn?.end();
});

/** What comes below a heading: the text of its block. */
const block = (heading: string): string => text.split(`# ${heading}\n`)[1]?.split('```')[1] ?? '';

interface Runner {
  readonly steps: (block: string) => readonly string[];
  readonly shell: readonly [command: string, ...flags: string[]];
  /** What the runner itself sets, and the names under which secrets come. */
  readonly env: (folder: string) => Record<string, string>;
}

/** Variables of the type File: the runner writes them under a umask of 0. */
function fileVariables(folder: string): Record<string, string> {
  const written = Object.entries({ SMOKE_PASSWORD_FILE: 'Yaocang2026', SMOKE_PAY_PASSWORD_FILE: '246810' });
  return Object.fromEntries(
    written.map(([name, value]) => {
      const file = join(folder, name);
      writeFileSync(file, value);
      chmodSync(file, 0o666);
      return [name, file];
    }),
  );
}

const passwords = { YAOCANG_PASSWORD: 'Yaocang2026', YAOCANG_PAY_PASSWORD: '246810' };

const runners: Readonly<Record<string, Runner>> = {
  'GitHub Actions': {
    steps: (yaml) =>
      [...yaml.matchAll(/ run: (?:\|\n((?: {10}.*\n)+)|(.*)\n)/g)].map(([, lines = '', line = '']) => lines + line),
    shell: ['bash', '-e'],
    env: (folder) => ({
      ...passwords,
      SMOKE_USER: 'yaodian',
      RUNNER_TEMP: folder,
      GITHUB_ACTIONS: 'true',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_REPOSITORY: 'a/b',
      GITHUB_RUN_ID: '7',
    }),
  },
  'GitLab CI': {
    // A folded line is one line.
    steps: (yaml) => [
      (yaml.split('script:\n')[1]?.split('  artifacts:')[0] ?? '')
        .replaceAll(/^ {4}- (?:>-\n)?/gm, '')
        .replaceAll(/\n {6}(?=--)/g, ' '),
    ],
    shell: ['sh', '-e'],
    env: (folder) => ({
      ...fileVariables(folder),
      SMOKE_USER: 'yaodian',
      YAOCANG_CONFIG_DIR: `${folder}/.yaocang`,
      CI_JOB_URL: 'https://gitlab.example/a/-/jobs/7',
    }),
  },
  Jenkins: {
    steps: (groovy) =>
      [...groovy.matchAll(/sh '(?:''([\s\S]*?)''|(.*?))'/g)].map(([, lines = '', line = '']) => lines + line),
    shell: ['sh', '-xe'],
    env: (folder) => ({
      YAOCANG_PAY_PASSWORD: '246810',
      SMOKE_USR: 'yaodian',
      SMOKE_PSW: 'Yaocang2026',
      WORKSPACE_TMP: folder,
      BUILD_URL: 'https://jenkins.example/job/smoke/7/',
    }),
  },
};

const NIGHTLY = 'all --jobs 3';
const DEPLOYED = 'visitor-home visitor-search buyer-search main-road';

/** Runs the steps of a runner in a folder of their own, so many times, until one fails. */
async function job(name: string, scenarios: string, times = 1) {
  const { steps, shell, env } = runners[name]!;
  const folder = await mkdtemp(join(tmpdir(), 'yaocang-job-'));
  await mkdir(join(folder, 'bin'));
  // `npm ci && npx vite build cli` made dist/cli before these tests began; here it is brought.
  for (const [tool, does] of Object.entries({
    npm: 'test "$*" = ci',
    npx: 'test "$*" = "vite build cli" && cp -R "$BUILT" dist',
  })) {
    await writeFile(join(folder, 'bin', tool), `#!/bin/sh\n${does}\n`);
    await chmod(join(folder, 'bin', tool), 0o755);
  }
  await mkdir(join(folder, 'dist'));
  const around = {
    PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter),
    HOME: folder,
    LANG: 'zh_CN.UTF-8',
    BUILT: dirname(program),
    STAGE_API: standIn.base,
    SCENARIOS: scenarios,
    YAOCANG_NOTIFY: robot.at(`/robot/send?access_token=${KEY}`),
    ...env(folder),
  };
  let [exit, said] = [0, ''];
  for (const step of Array.from({ length: times }, () => steps(block(name))).flat()) {
    const ended = await spawned([...shell, '-c', step], folder, around);
    [exit, said] = [ended.exit, said + ended.said];
    if (exit !== 0) break;
  }
  const read = (file: string) => readFile(join(folder, file), 'utf8').catch(() => '');
  const [junit, html] = [await read('smoke.xml'), await read('smoke.html')];
  await rm(folder, { recursive: true, force: true });
  return { exit, said, junit, html };
}

function spawned([command = '', ...flags]: readonly string[], cwd: string, env: NodeJS.ProcessEnv) {
  return new Promise<{ exit: number; said: string }>((resolve, reject) => {
    const child = spawn(command, flags, { cwd, env });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (part: string) => {
        said += part;
      });
    }
    child.once('error', reject);
    child.once('close', (exit) => resolve({ exit: exit ?? 1, said }));
  });
}

const cases = [
  ['GitHub Actions', NIGHTLY],
  ['GitLab CI', DEPLOYED],
  ['Jenkins', DEPLOYED],
] as const;

test.each(cases)('%s: %s', async (name, scenarios) => {
  expect(block(name)).toContain(scenarios);
  const { exit, said, junit, html } = await job(name, scenarios);
  expect(exit, said).toBe(0);
  expect(junit).toContain('<testsuite name="main-road 1"');
  expect(html).toContain('main-road');
  expect(robot.received).toHaveLength(1);
  expect(robot.received[0]?.body).toMatch(/✅ 药仓冒烟测试：通过 · staging（预发布）.*\(https:\/\/[^)]*7\/?\)/);
  // GitHub's runner takes these lines for itself, and hides what they name.
  const log = said.replaceAll(/^::add-mask::.*\n/gm, '');
  const seen = [log, junit, html, robot.received[0]?.body].join();
  expect(SECRETS.filter((secret) => seen.includes(secret))).toEqual([]);
});

test.each(Object.keys(runners))('%s: both occasions are there, and the install step is the build', (name) => {
  expect(block(name)).toContain(NIGHTLY);
  expect(block(name)).toContain(DEPLOYED);
  expect(runners[name]?.steps(block(name))[0]?.split('\n')[0]).toBe('npm ci && npx vite build cli');
});

test('a shop that fails ends the job with its exit code, with the reports written and the robot told', async () => {
  await standIn.operate('faults', { call: 'search.php?act=search', kind: 'wrong_types', times: 0 });
  const { exit, said, junit, html } = await job('GitLab CI', DEPLOYED);
  expect(exit, said).toBe(9);
  expect([junit, html]).toEqual([
    expect.stringContaining('<error type="drift"'),
    expect.stringContaining('visitor-search'),
  ]);
  expect(robot.received[0]?.body).toMatch(/❌ .*visitor-search 1/);
});

test('a runner that keeps its workspace runs again', async () => {
  const { exit, said } = await job('Jenkins', 'visitor-home', 2);
  expect([exit, robot.received.length], said).toEqual([0, 2]);
});

test('a robot that takes nothing changes nothing', async () => {
  robot.answer = [500, ''];
  const { exit, said } = await job('Jenkins', 'visitor-home');
  expect([exit, said]).toEqual([0, expect.stringContaining('群机器人没有收到通知：HTTP 500')]);
});

test('the README shows the same workflows', async () => {
  const readme = await readFile(here('../README.md'), 'utf8');
  for (const name of Object.keys(runners)) expect(readme).toContain(block(name));
});
