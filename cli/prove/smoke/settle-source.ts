/** Who pays a code in a smoke run: a person who is asked, a command, or the stand-in's gateway. */

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Cli } from '#cli/frame/cli.ts';
import { askShown } from '#cli/frame/prompt.ts';
import { canAsk } from '#cli/frame/terminal.ts';
import { Fault } from '#cli/text/fault.ts';
import type { Settle, Unsettled } from './ports.ts';

const SOURCES = 'prompt|sandbox|cmd:COMMAND';

/** ms that a command may take to pay. */
const PATIENCE = 180_000;

/** A code of so many lines is drawn; its address stands below it in any case. */
const MOST_ROWS = 40;

/**
 * The source of a written one, or undefined where nothing is written and nobody could pay; a usage fault names the ways.
 * `sandbox` is a stand-in's gateway, where there is one.
 */
export function settleSourceOf(written: string | undefined, cli: Cli, sandbox: Settle | undefined): Settle | undefined {
  if (written === undefined) return sandbox;
  const command = /^cmd:(.+)$/s.exec(written)?.[1];
  if (command !== undefined) return (payment) => paidBy(command, payment, cli);
  if (written === 'prompt') return (payment) => paidByPerson(payment, cli);
  if (written === 'sandbox' && sandbox) return sandbox;
  throw new Fault('usage', [`--settle 应为 ${SOURCES}`, `--settle takes ${SOURCES}`]);
}

/** The command is told number, code and yuan of the payment; it ends with 0 once it has paid. */
async function paidBy(command: string, { order_sn, code, amount }: Unsettled, { terminal: { env }, signal }: Cli) {
  const told = { YAOCANG_PAY_ORDER: order_sn, YAOCANG_PAY_CODE: code, YAOCANG_PAY_AMOUNT: yuan(amount) };
  const around = { env: { ...env, ...told }, signal, timeout: PATIENCE };
  await promisify(execFile)('/bin/sh', ['-c', command], around).catch((cause: unknown) => {
    throw new Fault('pending', ['付款的命令失败', 'the command that pays failed'], { cause });
  });
}

/** Shows the code to a person, who says that they paid. */
async function paidByPerson({ order_sn, code, amount }: Unsettled, { terminal, json, output, say, signal }: Cli) {
  if (!canAsk(terminal) || json) {
    throw new Fault('usage', ['--settle prompt 需要终端', '--settle prompt needs a terminal']);
  }
  const { qrLines } = await import('#cli/text/qr-code.ts');
  const { columns = 80 } = terminal.stdout;
  output.err([...(qrLines(code, columns, MOST_ROWS) ?? []), code].join('\n'));
  const asked = say(
    `请支付 ¥${yuan(amount)}（${order_sn}），完成后按回车`,
    `Pay ¥${yuan(amount)} (${order_sn}), then press Enter`,
  );
  await askShown(asked, terminal, signal);
}

const yuan = (fen: number): string => (fen / 100).toFixed(2);
