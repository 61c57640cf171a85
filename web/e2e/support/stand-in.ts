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

/** The shop's URL, and the operator's key. */
export interface StandIn {
  readonly url: string;
  readonly operatorKey: string;
}

/** A stand-in that we started. */
export interface RunningStandIn extends StandIn {
  /** Ends it and removes its data folder. */
  stop(): Promise<void>;
  /** Kills it; the data folder stays, if there is one. */
  kill(): Promise<void>;
  /** Restarts it after `kill`, on the same port and with the same data. */
  restart(): Promise<void>;
}

const PROGRAM = fileURLToPath(new URL('../../../dist/server/main.mjs', import.meta.url));
const SHOP = fileURLToPath(new URL('../../../dist/web', import.meta.url));
/** ms that a fresh shop may take on a busy machine. */
export const PATIENCE = 120_000;

/** Starts the built stand-in on a free port, in memory; with `IN_MEMORY: ''` in a folder, which survives `kill`. */
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
    child = spawn(process.execPath, [PROGRAM], {
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
