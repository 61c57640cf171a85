/** Who pays a code in a smoke run: a command, or the stand-in's gateway. */
import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import type { Cli } from '#cli/frame/cli.ts';
import { Fault } from '#cli/text/fault.ts';
import type { Settle, Unsettled } from './ports.ts';

/** The longest that a command may take to pay, in ms. */
const PATIENCE = 180_000;

/**
 * The source that `--settle` names; without it the stand-in's gateway, or undefined where nobody could pay. `sandbox` is that
 * gateway. A usage fault names the ways.
 */
export function settleSourceOf(written: string | undefined, cli: Cli, sandbox: Settle | undefined): Settle | undefined {
  if (written === undefined || (written === 'sandbox' && sandbox)) return sandbox;
  const command = /^cmd:(.+)$/s.exec(written)?.[1];
  if (command !== undefined) return (payment) => paidBy(command, payment, cli);
  throw new Fault('usage', ['--settle 应为 sandbox 或 cmd:命令', '--settle takes sandbox or cmd:COMMAND']);
}

/** The command gets the number, the code and the yuan of the payment; it ends with 0 once it has paid. */
async function paidBy(command: string, { order_sn, code, amount }: Unsettled, { terminal: { env }, signal }: Cli) {
  const told = {
    YAOCANG_PAY_ORDER: order_sn,
    YAOCANG_PAY_CODE: code,
    YAOCANG_PAY_AMOUNT: (amount / 100).toFixed(2),
  };
  const around = { env: { ...env, ...told }, signal, timeout: PATIENCE };
  await promisify(exec)(command, around).catch((cause: unknown) => {
    throw new Fault('pending', ['付款的命令失败', 'the command that pays failed'], { cause });
  });
}
