/** Running the stand-in for the operator's servers, as a program of its own: in front of us, or behind until it is stopped. */
import { type SpawnOptions, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, open, readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { say } from '#cli/parts/operator-words.ts';
import { Fault } from '#cli/text/fault.ts';
import { holderOf } from '#fixtures/store/lock.ts';
import { CancelledError } from '#shared/errors.ts';
import type { Clock } from '#shared/flows/clock.ts';

export interface StandInWanted {
  readonly port: number | undefined;
  readonly dataDir: string | undefined;
  /** Goods of a fresh shop. */
  readonly goods: number | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
}

/**
 * Flags of Node for a stand-in that is started for a few walks. WebAssembly is not compiled a second time, and a function
 * counts as hot some seven times later than usual (Node 20: 67,584; tried there alone): compiling for speed spends more CPU in other threads than it saves in so short
 * a life (measured by `npm run smoke`: a fourth of what a first walk takes; a hundred walks take as long as before). A shop
 * that serves many for long is started without.
 */
export const STAND_IN_FLAGS: readonly string[] = ['--liftoff-only', '--interrupt-budget=500000'];

/** The exit code of a stand-in whose port or folder somebody else has. */
const TAKEN = 3;

/** ms that a start or a stop may take; a first start makes the catalogue. */
const START_WAIT = 120_000;
const STOP_WAIT = 15_000;
const PAUSE = 200;

/** Runs the stand-in until it ends or the signal ends it; what it says goes to stderr. */
export async function runStandIn(wanted: StandInWanted): Promise<{ message: string }> {
  const { signal } = wanted;
  const folder = await folderOf(wanted);
  const child = started(wanted, folder, { stdio: ['ignore', process.stderr, process.stderr] });
  const end = () => child.kill('SIGTERM');
  signal.addEventListener('abort', end, { once: true });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  }).finally(() => signal.removeEventListener('abort', end));
  if (signal.aborted) throw new CancelledError('stand-in');
  if (code === 0) return { message: say.stopped[0] };
  throw new Fault(code === TAKEN ? 'usage' : 'internal', say.notStarted);
}

/** Starts the stand-in behind, and answers with the address of its API base as soon as it does; what it says goes into a log beside its data. */
export async function startBehind(wanted: StandInWanted, clock: Clock) {
  const folder = await folderOf(wanted);
  const log = join(folder, 'stand-in.log');
  const file = await open(log, 'w', 0o600);
  const child = started(wanted, folder, { stdio: ['ignore', file.fd, file.fd], detached: true });
  await file.close();
  child.unref();
  const until = clock.now() + START_WAIT;
  while (child.exitCode === null && clock.now() < until) {
    const [, origin] = /(http:\/\/\S+?)\/?\s/.exec(await readFile(log, 'utf8')) ?? [];
    if (origin && child.pid) return { message: `${origin}/`, base: `${origin}/api`, pid: child.pid, log };
    await clock.wait(PAUSE, wanted.signal);
  }
  child.kill('SIGTERM');
  throw new Fault(child.exitCode === TAKEN ? 'usage' : 'internal', say.notStartedLog(log));
}

/** Stops the stand-in that holds a folder, and waits until it has let go. */
export async function stopStandIn({ dataDir, env, signal }: Omit<StandInWanted, 'port' | 'goods'>, clock: Clock) {
  const folder = dataDir ?? defaultFolder(env);
  const pid = await holderOf(folder);
  if (pid === undefined) throw new Fault('server', say.noneRuns(folder));
  process.kill(pid, 'SIGTERM');
  const until = clock.now() + STOP_WAIT;
  while ((await holderOf(folder)) === pid) {
    if (clock.now() > until) throw new Fault('server', say.doesNotStop(pid));
    await clock.wait(PAUSE, signal);
  }
  return { message: say.stopped[0], pid };
}

async function folderOf({ dataDir, env }: StandInWanted): Promise<string> {
  const folder = dataDir ?? defaultFolder(env);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

function started({ env, port, goods }: StandInWanted, folder: string, how: SpawnOptions) {
  const own = {
    ...(port !== undefined && { PORT: String(port) }),
    ...(goods !== undefined && { GOODS: String(goods) }),
  };
  return spawn(process.execPath, [...STAND_IN_FLAGS, program()], { ...how, env: { ...env, DATA_DIR: folder, ...own } });
}

/** The built stand-in lies beside the built tool, or below `dist` when the tool runs from its sources. */
function program(): string {
  const places = ['../server/main.mjs', '../../dist/server/main.mjs'];
  const found = places
    .map((place) => fileURLToPath(new URL(place, import.meta.url)))
    .find((place) => existsSync(place));
  if (found) return found;
  throw new Fault('usage', say.notBuilt, { next: say.build });
}

const defaultFolder = (env: StandInWanted['env']): string =>
  join(env.XDG_STATE_HOME || join(env.HOME || homedir(), '.local', 'state'), 'yaocang', 'sandbox');
