/**
 * The payments that are under way on this machine, in `payments.json`. Two payments of one order at once would share a code, and
 * each would clear the other's.
 */
import { hostname } from 'node:os';
import { join } from 'node:path';
import { isRunning } from '#cli/shop/file-lock.ts';
import { changeFields } from '#cli/shop/private-file.ts';
import { Fault } from '#cli/text/fault.ts';
import type { Words } from '#cli/text/words.ts';

/** What is paid, where and by whom. */
export interface Paying {
  readonly base: string;
  readonly user_name: string;
  /** 1 is a goods order, 2 a top-up. */
  readonly type: string;
  readonly order_id: string;
}

/** A process, its machine and when it began to pay, in ms. */
type Payer = readonly [pid: number, host: string, since: number];

type UnderWay = Readonly<Record<string, Payer>>;

/** ms. No payment waits so long: the number of its process belongs to another one by then. */
const LONG = 3_600_000;

const ALREADY: Words = ['这笔付款正在另一个终端进行', 'this payment is under way in another terminal'];
const WAIT: Words = ['请在那里完成或结束它', 'complete it there, or end it'];

/** Runs a payment. Throws a fault where another process pays the same. */
export async function oneAtATime<T>(dir: string, { base, user_name, type, order_id }: Paying, pay: () => Promise<T>) {
  const key = `${base} ${user_name} ${type} ${order_id}`;
  const change = (next: (others: UnderWay) => UnderWay) =>
    changeFields(join(dir, 'payments.json'), (fields) => ({ under_way: next(runningIn(fields)) }));
  const begin = (running: UnderWay): UnderWay => {
    if (running[key]) throw new Fault('pending', ALREADY, { next: WAIT });
    return { ...running, [key]: [process.pid, hostname(), Date.now()] };
  };
  await change(begin).catch(unlessUnwritable);
  try {
    return await pay();
  } finally {
    await change(({ [key]: _over, ...others }) => others).catch(unlessUnwritable);
  }
}

/** A folder that cannot be written may still be read: there nobody pays at once. */
function unlessUnwritable(error: unknown): void {
  if (error instanceof Fault) throw error;
}

/** Without those whose process has ended. Of another machine nothing can be told. */
function runningIn(fields: Record<string, unknown> | undefined): UnderWay {
  const all = Object.entries((fields?.under_way ?? {}) as UnderWay);
  const isOver = ([pid, host, since]: Payer) => Date.now() - since > LONG || (host === hostname() && !isRunning(pid));
  return Object.fromEntries(all.filter(([, payer]) => Array.isArray(payer) && !isOver(payer)));
}
