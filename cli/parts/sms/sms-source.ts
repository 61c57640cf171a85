/** Where the code of a text message comes from when no person types it: a file, a command, the environment, the stand-in. */
import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { Fault } from '#cli/text/fault.ts';
import type { Clock } from '#shared/flows/clock.ts';

export interface SmsSourcePorts {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly prompt: (signal: AbortSignal) => Promise<string>;
  /** Reads what the stand-in sent. */
  readonly sandbox: (phone: string) => Promise<string>;
}

/** Brings the code of the message that was sent to a phone. */
export type SmsSource = (phone: string) => Promise<string>;

/** How sources are written. */
export const SMS_SOURCES = 'prompt|sandbox|file:PATH|cmd:COMMAND|env:NAME';

/**
 * ms that a file or a command may take to have the code, and the pause between two looks. The shop is asked for a minute
 * before a message counts as undeliverable, and what then is not for the source to decide.
 */
const PATIENCE = 90_000;
const PAUSE = 1000;

/** The source of a written one; a usage fault names the ways. */
export function smsSourceOf(written: string, ports: SmsSourcePorts): SmsSource {
  const [, kind, what = ''] = /^(prompt|sandbox|file|cmd|env)(?::(.+))?$/s.exec(written) ?? [];
  if (kind === 'prompt' && what === '') return () => ports.prompt(ports.signal);
  if (kind === 'sandbox' && what === '') return ports.sandbox;
  if (kind === 'env' && what !== '') return async () => codeIn(ports.env[what] ?? '') ?? nothing(written);
  if (kind === 'file' && what !== '') return () => keepLooking(freshFile(what, ports.clock.now()), ports, written);
  if (kind === 'cmd' && what !== '') return (phone) => keepLooking(() => outputOf(what, phone, ports), ports, written);
  throw new Fault('usage', [`--sms 应为 ${SMS_SOURCES}`, `--sms takes ${SMS_SOURCES}`]);
}

/** A code is four to eight digits that stand alone. */
const codeIn = (text: string): string | undefined => /(?<!\d)\d{4,8}(?!\d)/.exec(text)?.[0];

async function keepLooking(look: () => Promise<string>, ports: SmsSourcePorts, written: string): Promise<string> {
  const end = ports.clock.now() + PATIENCE;
  for (;;) {
    const code = codeIn(await look());
    if (code !== undefined) return code;
    if (ports.clock.now() + PAUSE > end) return nothing(written);
    await ports.clock.wait(PAUSE, ports.signal);
  }
}

/** Whatever is older than the run is an old code. */
const freshFile = (file: string, since: number) => async (): Promise<string> => {
  const found = await stat(file).catch(() => undefined);
  return found && found.mtimeMs >= since ? readFile(file, 'utf8') : '';
};

async function outputOf(command: string, phone: string, { env, signal }: SmsSourcePorts): Promise<string> {
  const words = ['-c', command];
  const around = { env: { ...env, YAOCANG_SMS_PHONE: phone }, signal, timeout: PATIENCE };
  const { stdout } = await promisify(execFile)('/bin/sh', words, around).catch((cause: unknown) => {
    throw new Fault('login', ['取验证码的命令失败', 'the command that brings the code failed'], { cause });
  });
  return stdout;
}

const nothing = (written: string): never => {
  const kind = written.split(':', 1)[0] ?? '';
  throw new Fault('login', [`没有取得短信验证码（${kind}）`, `no code of a text message came (${kind})`]);
};
