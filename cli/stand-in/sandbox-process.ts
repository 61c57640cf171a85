/** Starts the stand-in as a process, in the foreground or background, and stops it. */
import { type SpawnOptions, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { say } from '#cli/parts/operator-words.ts';
import { makeFolder } from '#cli/shop/private-file.ts';
import { Fault } from '#cli/text/fault.ts';
import type { Words } from '#cli/text/words.ts';
import { holderOf } from '#fixtures/store/folder-lock.ts';
import { CancelledError } from '#shared/errors.ts';
import type { Clock } from '#shared/flows/clock.ts';

export interface StandInWanted {
  readonly port: number | undefined;
  readonly dataDir: string | undefined;
  readonly goods: number | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
}

/** The stand-in's exit code if its port or folder is taken. */
const TAKEN = 3;

/** ms. A first start creates the catalogue. */
const START_WAIT = 120_000;
const STOP_WAIT = 15_000;
const PAUSE = 200;

/** In the foreground; its output goes to stderr. */
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
  throw await notStarted(code, wanted, folder, say.notStarted);
}

/** One that runs on this folder already, and perhaps was left behind, is named with the way to end it. */
async function notStarted(code: number | null, { port }: StandInWanted, folder: string, otherwise: Words) {
  if (code !== TAKEN) return new Fault('internal', otherwise);
  const pid = await holderOf(folder);
  if (pid === undefined) return new Fault('usage', say.portTaken(port ?? 8080), { next: say.otherPort });
  return new Fault('usage', say.runsAlready(pid, folder), { next: say.stopIt(folder) });
}

/** In the background; returns the API base once it answers. Its output goes to a log beside its data. */
export async function startBehind(wanted: StandInWanted, clock: Clock) {
  const folder = await folderOf(wanted);
  const log = join(folder, 'stand-in.log');
  const child = startedInto(log, wanted, folder);
  child.unref();
  const until = clock.now() + START_WAIT;
  while (child.exitCode === null && clock.now() < until) {
    const [, origin] = /(http:\/\/\S+?)\/?\s/.exec(await readFile(log, 'utf8')) ?? [];
    if (origin && child.pid) return { message: `${origin}/`, base: `${origin}/api`, pid: child.pid, log };
    await clock.wait(PAUSE, wanted.signal);
  }
  child.kill('SIGTERM');
  throw await notStarted(child.exitCode, wanted, folder, say.notStartedLog(log));
}

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
  await makeFolder(folder);
  return folder;
}

/** Its output goes to a file, which we close also when it does not start. */
function startedInto(log: string, wanted: StandInWanted, folder: string) {
  const file = openSync(log, 'w', 0o600);
  try {
    return started(wanted, folder, { stdio: ['ignore', file, file], detached: true });
  } finally {
    closeSync(file);
  }
}

function started({ env, port, goods }: StandInWanted, folder: string, how: SpawnOptions) {
  const own = {
    ...(port !== undefined && { PORT: String(port) }),
    ...(goods !== undefined && { GOODS: String(goods) }),
  };
  return spawn(process.execPath, [program()], { ...how, env: { ...env, DATA_DIR: folder, ...own } });
}

/** The built stand-in is beside the built CLI, or in `dist` if the CLI runs from source. */
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
