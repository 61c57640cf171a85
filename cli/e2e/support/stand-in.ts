/** The built stand-in as a process of its own, on a free port with a folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

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
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder, GOODS: '300', WEB_DIR: folder },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const origin = await opened(child);
  const operate = async (action: string, body: object = {}): Promise<Record<string, unknown>> => {
    const headers = { 'operator-key': 'yaocang-operator' };
    const asked = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(`${origin}/operator/${action}`, asked);
    if (!answer.ok) throw new Error(`the operator's ${action} was refused: ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  };
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

/** Where it listens: it says so as soon as it answers. */
function opened(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const origin = /(http:\/\/\S+?)\/?\s/.exec(said)?.[1];
      if (origin) resolve(origin);
    });
    child.once('exit', (code) => reject(new Error(`the stand-in ended with ${code} before it answered: ${said}`)));
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
