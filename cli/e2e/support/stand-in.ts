/** The built stand-in as a process of its own, on a free port with a folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { STAND_IN_FLAGS } from '#cli/services/sandbox-process.ts';

/** An order by both its numbers. */
export interface Ordered {
  readonly order_id: string;
  readonly order_sn: string;
}

export interface StandIn {
  readonly base: string;
  readonly pid: number;
  /** Does something as the operator. */
  operate(action: string, body?: object): Promise<Record<string, unknown>>;
  /** An order of the member that waits for its payment: what lies in the cart, or two goods that anybody may buy. */
  unpaidOrder(member: string): Promise<Ordered>;
  end(): Promise<void>;
}

const program = fileURLToPath(new URL('../../../dist/server/main.mjs', import.meta.url));

/** A port that nobody has. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Starts a shop of a few hundred goods and waits until it answers. */
export async function startStandIn(): Promise<StandIn> {
  const folder = await mkdtemp(join(tmpdir(), 'yaocang-stand-in-'));
  const port = await freePort();
  const child = spawn(process.execPath, [...STAND_IN_FLAGS, program], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, GOODS: '300', WEB_DIR: folder },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  const operate = async (action: string, body: object = {}): Promise<Record<string, unknown>> => {
    const headers = { 'operator-key': 'yaocang-operator' };
    const asked = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await (await fetch(`${origin}/operator/${action}`, asked)).json()) as Record<string, unknown>;
  };
  await answers(`${origin}/api/common.php?act=init&device=pc&log_bs=`, child);
  return {
    base: `${origin}/api`,
    pid: child.pid ?? 0,
    operate,
    async unpaidOrder(user_name) {
      const { order_id, order_sn } = await operate('scenario', { name: 'order-unpaid', user_name });
      return { order_id: String(order_id), order_sn: String(order_sn) };
    },
    async end() {
      await ended(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const status = await fetch(url).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the stand-in ended with ${child.exitCode} before it answered`);
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
