/** Who pays a code in a smoke run: a person who is asked, a command, or the stand-in's gateway. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Fault } from '#cli/text/fault.ts';
import type { Settle, Unsettled } from './ports.ts';

export interface SettlePorts {
  readonly signal: AbortSignal;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Shows the code to a person, and resolves when they say that they paid. */
  readonly prompt: (payment: Unsettled, signal: AbortSignal) => Promise<unknown>;
  /** A stand-in's gateway; absent where there is none. */
  readonly sandbox: Settle | undefined;
}

/** How sources are written. */
export const SETTLE_SOURCES = 'prompt|sandbox|cmd:COMMAND';

/** ms that a command may take to pay. */
const PATIENCE = 180_000;

/** The source of a written one, or undefined where nothing is written and nobody could pay; a usage fault names the ways. */
export function settleSourceOf(written: string | undefined, ports: SettlePorts): Settle | undefined {
  const { sandbox, prompt, signal } = ports;
  const source = written ?? (sandbox ? 'sandbox' : undefined);
  if (source === undefined) return undefined;
  const command = /^cmd:(.+)$/s.exec(source)?.[1];
  if (command !== undefined) return (payment) => paidBy(command, payment, ports);
  if (source === 'prompt') return async (payment) => void (await prompt(payment, signal));
  if (source === 'sandbox' && sandbox) return sandbox;
  throw new Fault('usage', [`--settle 应为 ${SETTLE_SOURCES}`, `--settle takes ${SETTLE_SOURCES}`]);
}

/** The command is told number, code and yuan of the payment; it ends with 0 once it has paid. */
async function paidBy(command: string, { order_sn, code, amount }: Unsettled, { env, signal }: SettlePorts) {
  const told = { YAOCANG_PAY_ORDER: order_sn, YAOCANG_PAY_CODE: code, YAOCANG_PAY_AMOUNT: (amount / 100).toFixed(2) };
  const around = { env: { ...env, ...told }, signal, timeout: PATIENCE };
  await promisify(execFile)('/bin/sh', ['-c', command], around).catch((cause: unknown) => {
    throw new Fault('pending', ['付款的命令失败', 'the command that pays failed'], { cause });
  });
}
