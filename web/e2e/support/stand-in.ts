import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** Where the shop is served, and the key that opens its operator's side. */
export interface StandIn {
  readonly url: string;
  readonly operatorKey: string;
}

/** A stand-in that we started. */
export interface RunningStandIn extends StandIn {
  /** Ends it and removes its data folder. */
  stop(): Promise<void>;
  /** Ends it the hard way, in the middle of whatever it does; the data folder stays, where there is one. */
  kill(): Promise<void>;
  /** Starts it again after `kill`, on the same port and with what it kept. */
  restart(): Promise<void>;
}

const PROGRAM = fileURLToPath(new URL('../../../dist/server/main.mjs', import.meta.url));
const SHOP = fileURLToPath(new URL('../../../dist/web', import.meta.url));
/** WebAssembly is not compiled a second time: for the life of a worker that costs more than it saves. */
const FLAGS = ['--liftoff-only'];
/** How long a fresh shop may take on a busy machine, in ms. */
export const PATIENCE = 120_000;

/** Starts the built stand-in on a free port, its shop in memory; with `IN_MEMORY: ''` in a folder, which outlives `kill`. */
export async function startStandIn(env: Record<string, string> = {}): Promise<RunningStandIn> {
  if (!existsSync(PROGRAM)) throw new Error('The stand-in is not built: run npm run build first.');
  const dataDir = await mkdtemp(join(tmpdir(), 'yaocang-'));
  const operatorKey = randomBytes(16).toString('hex');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    PORT: String(port),
    DATA_DIR: dataDir,
    WEB_DIR: SHOP,
    OPERATOR_KEY: operatorKey,
    IN_MEMORY: '1',
    ...env,
  };
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    child = spawn(process.execPath, [...FLAGS, PROGRAM], {
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    await untilServed(url, child);
  }
  async function stop(): Promise<void> {
    if (child) await end(child);
    await rm(dataDir, { recursive: true, force: true });
  }
  async function kill(): Promise<void> {
    if (child) await end(child, 'SIGKILL');
  }

  try {
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, operatorKey, stop, kill, restart: start };
}

async function untilServed(url: string, child: ChildProcess): Promise<void> {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-4000);
    });
  }
  const giveUp = Date.now() + PATIENCE;
  while (Date.now() < giveUp) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The stand-in ended at once:\n${said}`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await pause(50);
  }
  throw new Error(`The stand-in did not answer within ${PATIENCE / 1000} s:\n${said}`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await gone;
  clearTimeout(timer);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port could be reserved.');
  return address.port;
}
