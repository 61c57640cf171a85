/**
 * Tests the smoke runs themselves, with the built CLI and the built stand-in. `npm run smoke` walks from a text message
 * to an order paid by a code, each time with a fresh stand-in, and reports the CPU time of both processes. Then it
 * walks the main road 200 times and counts failures. The cost of starting Node is measured in the same run. `npm run
 * smoke -- 50` walks 50 times.
 */
import './setup/closed-pipe.mjs';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { type StandIn, startStandIn } from '#cli/e2e/support/stand-in.ts';
import { createPerson, forgetPeople, program } from '#cli/e2e/support/yaocang.ts';
import { countOf, wordsOf } from './setup/words.mjs';

const HOW = 'npm run smoke -- [TIMES]: 200 times when none is named.';

const times = countOf(HOW, wordsOf(HOW, { most: 1 }).words[0], 200);
const run = promisify(execFile);

/** The limit in ms of CPU for the flow, both processes together. */
const MOST = 1000;
const COLD_STARTS = 3;
/** ms per tick of the kernel's CPU accounting. */
const TICK = 10;

/** ms of CPU (user and system) of a process from start to end. */
async function cpuOf(words: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
  const { stdout } = await run('sh', ['-c', '"$@" > /dev/null && times', 'sh', ...words], { env });
  // The second line is for the shell's children: `0m0.310s 0m0.050s`.
  const taken = [...(stdout.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
  return taken.reduce((sum, [, minutes, seconds]) => sum + (Number(minutes) * 60 + Number(seconds)) * 1000, 0);
}

/** ms of CPU that a running process has used so far in all threads; undefined where the kernel does not tell. */
async function cpuSoFar(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // After the name, which may contain anything: user and system time are fields 12 and 13.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields && (Number(fields[11]) + Number(fields[12])) * TICK;
}

/** One walk through the flow: ms of CPU of the CLI, and of the stand-in meanwhile. */
async function flow({ base, pid }: StandIn): Promise<{ tool: number; shop: number | undefined }> {
  const person = createPerson(base);
  // A login needs a text message, and two to one phone must be a minute apart.
  await person.run(['sandbox', 'do', 'settings', 'chit_login=true']);
  await person.run(['sandbox', 'clock', '--advance', '2m']);
  const { dir } = person;
  const env = { ...process.env, HOME: dir, YAOCANG_CONFIG_DIR: dir };
  const before = await cpuSoFar(pid);
  const tool = await cpuOf(
    [process.execPath, program, '--base', base, 'smoke', 'run', 'pay-code', '--irreversible', '--settle', 'sandbox'],
    env,
  );
  const after = await cpuSoFar(pid);
  return { tool, shop: before === undefined || after === undefined ? undefined : after - before };
}

async function byTheClock(): Promise<boolean> {
  console.log('from the text message to the paid order: ms of CPU');
  console.log(`  floor: starting node ${Math.min(...(await thrice(() => cpuOf([process.execPath, '-e', '0']))))}`);
  const sums: number[] = [];
  for (let start = 1; start <= COLD_STARTS; start += 1) {
    const standIn = await startStandIn();
    const [cold, warm] = [await flow(standIn), await flow(standIn)];
    await standIn.end();
    sums.push(cold.tool + (cold.shop ?? 0));
    for (const [name, { tool, shop }] of Object.entries({ 'fresh stand-in': cold, 'once more': warm })) {
      console.log(`  ${name}: terminal tool ${tool}, stand-in ${shop ?? '?'}, together ${tool + (shop ?? 0)}`);
    }
  }
  const least = Math.min(...sums);
  console.log(`  least with a fresh stand-in: ${least} (target < ${MOST})`);
  return least < MOST;
}

const thrice = async (measure: () => Promise<number>) => [await measure(), await measure(), await measure()];

async function again(): Promise<boolean> {
  const standIn = await startStandIn();
  const person = createPerson(standIn.base);
  const began = performance.now();
  const { exit, out } = await person.run([
    'smoke',
    'run',
    'main-road',
    '--irreversible',
    '--repeat',
    String(times),
    '--json',
  ]);
  const took = performance.now() - began;
  const { runs } = (JSON.parse(out) as { data: { runs: readonly { ok: boolean; left: readonly string[] }[] } }).data;
  const failed = runs.filter(({ ok }) => !ok).length;
  const left = runs.flatMap((run) => run.left).length;
  await standIn.end();
  forgetPeople();
  console.log(
    `main road ${runs.length} times: ${failed} failed, ${left} left behind, exit ${exit}, ${(took / runs.length).toFixed(0)} ms each`,
  );
  return exit === 0 && failed === 0 && left === 0 && runs.length === times;
}

const all = [await byTheClock(), await again()];
process.exitCode = all.every(Boolean) ? 0 : 1;
