/** Running the stand-in for the operator's servers, as a program of its own in front of which we wait. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CancelledError } from '#shared/errors.ts';
import { Fault } from './fault.ts';

export interface StandInWanted {
  readonly port: number | undefined;
  readonly dataDir: string | undefined;
  /** Goods of a fresh shop. */
  readonly goods: number | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
}

/** The exit code of a stand-in whose port or folder somebody else has. */
const TAKEN = 3;

/** Runs the stand-in until it ends or the signal ends it; what it says goes to stderr. */
export async function runStandIn({ port, dataDir, goods, env, signal }: StandInWanted): Promise<{ message: string }> {
  const folder = dataDir ?? defaultFolder(env);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const child = spawn(process.execPath, [program()], {
    stdio: ['ignore', process.stderr, process.stderr],
    env: {
      ...env,
      DATA_DIR: folder,
      ...(port === undefined ? {} : { PORT: String(port) }),
      ...(goods === undefined ? {} : { GOODS: String(goods) }),
    },
  });
  const end = () => child.kill('SIGTERM');
  signal.addEventListener('abort', end, { once: true });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  }).finally(() => signal.removeEventListener('abort', end));
  if (signal.aborted) throw new CancelledError('stand-in');
  if (code === 0) return { message: '替身商城已停止。' };
  const words = ['替身商城未能启动，原因见上', 'the stand-in did not start; the reason stands above'] as const;
  throw new Fault(code === TAKEN ? 'usage' : 'internal', words);
}

/** The built stand-in lies beside the built tool, or below `dist` when the tool runs from its sources. */
function program(): string {
  const places = ['../server/main.mjs', '../../dist/server/main.mjs'];
  const found = places
    .map((place) => fileURLToPath(new URL(place, import.meta.url)))
    .find((place) => existsSync(place));
  if (found) return found;
  throw new Fault('usage', ['替身商城尚未构建', 'the stand-in is not built'], {
    next: ['请先运行 npm run build', 'run: npm run build'],
  });
}

const defaultFolder = (env: StandInWanted['env']): string =>
  join(env.XDG_STATE_HOME || join(env.HOME || homedir(), '.local', 'state'), 'yaocang', 'sandbox');
