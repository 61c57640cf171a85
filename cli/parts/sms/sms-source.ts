/** Sources of SMS codes: a file, a command, the environment, the stand-in. */
import { exec } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { Fault } from '#cli/text/fault.ts';
import type { Clock } from '#shared/flows/clock.ts';

export interface SmsSourcePorts {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly prompt: (signal: AbortSignal) => Promise<string>;
  readonly sandbox: (phone: string) => Promise<string>;
}

/** Gets the code sent to a phone. */
export type SmsSource = (phone: string) => Promise<string>;

export const SMS_SOURCES = 'prompt|sandbox|file:PATH|cmd:COMMAND|env:NAME';

/** ms. It is longer than the minute after which a message counts as undeliverable. */
const PATIENCE = 90_000;
const PAUSE = 1000;

export function smsSourceOf(written: string, ports: SmsSourcePorts): SmsSource {
  const [, kind, what = ''] = /^(prompt|sandbox|file|cmd|env)(?::(.+))?$/s.exec(written) ?? [];
  if (kind === 'prompt' && what === '') return () => ports.prompt(ports.signal);
  if (kind === 'sandbox' && what === '') return ports.sandbox;
  if (kind === 'env' && what !== '') return async () => codeIn(ports.env[what] ?? '') ?? nothing(written);
  if (kind === 'file' && what !== '') return () => keepLooking(freshFile(what, ports.clock.now()), ports, written);
  if (kind === 'cmd' && what !== '') return (phone) => keepLooking(() => outputOf(what, phone, ports), ports, written);
  throw new Fault('usage', [`--sms 应为 ${SMS_SOURCES}`, `--sms takes ${SMS_SOURCES}`]);
}

/** A code has 4 to 8 digits. */
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

/** Files older than the run hold an old code. */
const freshFile = (file: string, since: number) => async (): Promise<string> => {
  const found = await stat(file).catch(() => undefined);
  return found && found.mtimeMs >= since ? readFile(file, 'utf8') : '';
};

async function outputOf(command: string, phone: string, { env, signal }: SmsSourcePorts): Promise<string> {
  const around = { env: { ...env, YAOCANG_SMS_PHONE: phone }, signal, timeout: PATIENCE };
  const { stdout } = await promisify(exec)(command, around).catch((cause: unknown) => {
    throw new Fault('login', ['取验证码的命令失败', 'the command that brings the code failed'], { cause });
  });
  return stdout;
}

const nothing = (written: string): never => {
  const kind = written.split(':', 1)[0] ?? '';
  throw new Fault('login', [`没有取得短信验证码（${kind}）`, `no code of a text message came (${kind})`]);
};
