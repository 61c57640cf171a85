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
import { test as base } from '@playwright/test';

/** A running stand-in: where the shop is served, and the key that opens its operator's side. */
export interface StandIn {
  url: string;
  operatorKey: string;
}

const PROGRAM = fileURLToPath(new URL('../../../dist/server/main.mjs', import.meta.url));
const SHOP = fileURLToPath(new URL('../../../dist/web', import.meta.url));
/** How long a fresh data folder may take on a busy machine, in ms. */
const PATIENCE = 60_000;

/** Playwright's `test` with a stand-in of its own for each worker; relative addresses lead to it. */
export const test = base.extend<object, { standIn: StandIn }>({
  standIn: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names that a fixture needs from this pattern
    async ({}, use) => {
      const running = await startStandIn();
      try {
        await use(running);
      } finally {
        await running.stop();
      }
    },
    { scope: 'worker', timeout: PATIENCE + 10_000 },
  ],
  baseURL: async ({ standIn }, use) => use(standIn.url),
});

export { expect } from '@playwright/test';

/** Starts the built stand-in on a free port with an empty data folder; `stop` ends it and removes the folder. */
export async function startStandIn(env: Record<string, string> = {}): Promise<StandIn & { stop: () => Promise<void> }> {
  if (!existsSync(PROGRAM)) throw new Error('The stand-in is not built: run npm run build first.');
  const dataDir = await mkdtemp(join(tmpdir(), 'yaocang-'));
  const operatorKey = randomBytes(16).toString('hex');
  const port = await freePort();
  const child = spawn(process.execPath, [PROGRAM], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, WEB_DIR: SHOP, OPERATOR_KEY: operatorKey, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    await end(child);
    await rm(dataDir, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await untilServed(url, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, operatorKey, stop };
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

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
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
