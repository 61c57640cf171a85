/** Sources of SMS codes: a file, a command, the environment, the stand-in. */
import { readFile, stat } from 'node:fs/promises';
import { own } from '#cli/shop/json.ts';
import { Fault } from '#cli/text/fault.ts';
import type { Words } from '#cli/text/words.ts';
import type { Clock } from '#shared/flows/clock.ts';
import { outputOf } from '../shell-command.ts';

export interface SmsSourcePorts {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Tells a person what is waited for. */
  readonly note: (words: Words) => void;
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
  if (kind === 'env' && what !== '') return async () => codeIn(own(ports.env, what) ?? '') ?? nothing(written);
  if (kind === 'file' && what !== '') return () => codeInFile(what, ports);
  if (kind === 'cmd' && what !== '') return (phone) => codeOfCommand(what, phone, ports, written);
  throw new Fault('usage', [`--sms 应为 ${SMS_SOURCES}`, `--sms takes ${SMS_SOURCES}`]);
}

/** A code has 4 to 8 digits. */
const codeIn = (text: string): string | undefined => /(?<!\d)\d{4,8}(?!\d)/.exec(text)?.[0];

/** The first code that `look` finds; undefined when the patience is over. */
async function keepLooking(
  look: () => Promise<string>,
  { clock, signal }: SmsSourcePorts,
): Promise<string | undefined> {
  const end = clock.now() + PATIENCE;
  for (;;) {
    const code = codeIn(await look());
    if (code !== undefined || clock.now() + PAUSE > end) return code;
    await clock.wait(PAUSE, signal);
  }
}

/** Files older than the run hold an old code: it is said what is waited for. */
async function codeInFile(file: string, ports: SmsSourcePorts): Promise<string> {
  const since = ports.clock.now();
  const written = async () => (await stat(file).catch(() => undefined))?.mtimeMs;
  const isFresh = (at: number | undefined) => at !== undefined && at >= since;
  const before = await written();
  const seconds = PATIENCE / 1000;
  if (!isFresh(before)) {
    const state = stateOf(file, before, since);
    ports.note([
      `${state[0]}，等待新的验证码写入（最多 ${seconds} 秒）`,
      `${state[1]}: waiting for a new code in it (up to ${seconds} s)`,
    ]);
  }
  const code = await keepLooking(async () => (isFresh(await written()) ? readFile(file, 'utf8') : ''), ports);
  if (code !== undefined) return code;
  const after = await written();
  const [zh, en] = stateOf(file, after, ports.clock.now());
  if (isFresh(after))
    throw new Fault('login', [`${file} 里没有 4 到 8 位的验证码`, `${file} holds no code of 4 to 8 digits`]);
  throw new Fault('login', [
    `没有取得短信验证码：${zh}；文件须在发送之后写入`,
    `no code of a text message came: ${en}; the file must be written after the message was sent`,
  ]);
}

function stateOf(file: string, written: number | undefined, now: number): Words {
  if (written === undefined) return [`还没有文件 ${file}`, `there is no file ${file} yet`];
  const [zh, en] = ageOf(now - written);
  return [`${file} 是 ${zh}前写的`, `${file} was written ${en} ago`];
}

/** In the largest unit of which there are at least two. */
function ageOf(ms: number): Words {
  const units = [
    [86_400_000, '天', 'days'],
    [3_600_000, '小时', 'hours'],
    [60_000, '分钟', 'minutes'],
  ] as const;
  const [size, zh, en] = units.find(([each]) => ms >= 2 * each) ?? ([1000, '秒', 'seconds'] as const);
  const many = Math.max(0, Math.floor(ms / size));
  return [`${many} ${zh}`, `${many} ${en}`];
}

async function codeOfCommand(command: string, phone: string, ports: SmsSourcePorts, written: string): Promise<string> {
  const around = { env: { ...ports.env, YAOCANG_SMS_PHONE: phone }, signal: ports.signal, timeout: PATIENCE };
  const look = () =>
    outputOf(command, around).catch((cause: unknown) => {
      throw new Fault('login', ['取验证码的命令失败', 'the command that brings the code failed'], { cause });
    });
  return (await keepLooking(look, ports)) ?? nothing(written);
}

const nothing = (written: string): never => {
  const kind = written.split(':', 1)[0] ?? '';
  throw new Fault('login', [`没有取得短信验证码（${kind}）`, `no code of a text message came (${kind})`]);
};
