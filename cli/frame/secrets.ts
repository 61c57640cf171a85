/** Sources of secrets: stdin, a file, the environment, or a prompt. Never the command line, which every process can read. */
import { bytesOfInput, readPrivate } from '#cli/shop/private-file.ts';
import { Fault } from '#cli/text/fault.ts';
import type { Words } from '#cli/text/words.ts';
import { enterPassword } from '#shared/messages/login.ts';
import type { Message } from '#shared/messages/message.ts';
import { emptyPaymentPassword } from '#shared/messages/payment.ts';
import { isBlank } from '#shared/rules/login/blank.ts';
import { say } from './dictionary.ts';
import { type Given, word, yes } from './parameters.ts';
import { askHidden } from './prompt.ts';
import { canAsk, type InStream, type Terminal } from './terminal.ts';

export interface SecretKind {
  readonly about: Words;
  readonly variable: string;
  /** For `--<flag>-stdin` and `--<flag>-file`. */
  readonly flag: string;
  /** The shop's own message for an empty field. */
  readonly empty?: Message | undefined;
}

export type SecretFlags = Partial<Given<ReturnType<typeof secretOptions>>>;

export const secretKind = (flag: string, variable: string, about: Words, empty?: Message): SecretKind => {
  return { flag, variable, about, empty };
};

export const loginPassword = secretKind('password', 'YAOCANG_PASSWORD', ['登录密码', 'Password'], enterPassword);
const paying: Words = ['支付密码', 'Payment password'];
export const paymentPassword = secretKind('pay-password', 'YAOCANG_PAY_PASSWORD', paying, emptyPaymentPassword);

/** Of the web server in front of a shop, such as staging's. */
export const gatePassword = secretKind('gate-password', 'YAOCANG_GATE_PASSWORD', ['网关密码', 'Gate password']);

interface Asking {
  readonly terminal: Terminal;
  say(zh: string, en: string): string;
}

/** Reads a secret: from the flags, the environment, `otherwise`, or a prompt. A usage fault names the ways. */
export async function readSecret(
  kind: SecretKind,
  flags: SecretFlags,
  { terminal, say: tell }: Asking,
  otherwise = '',
) {
  const secret = (await fromFlags(flags, terminal.stdin)) ?? firstLine(terminal.env[kind.variable] || otherwise);
  if (!isBlank(secret)) return secret;
  if (!canAsk(terminal) || flags.stdin || flags.file !== undefined) throw nowhere(kind);
  const asked = await askHidden(tell(...kind.about), terminal);
  if (!isBlank(asked)) return asked;
  throw nowhere(kind);
}

/** The ways to give a secret, where it is neither given nor can be asked for. `flags` has those that the command knows. */
export function missingSecret(
  { about: [zh, en], ...kind }: SecretKind,
  flags: SecretFlags,
  terminal: Terminal,
  otherwise = '',
): Words | undefined {
  const isGiven = flags.stdin || flags.file !== undefined || !isBlank(terminal.env[kind.variable] || otherwise);
  if (isGiven || canAsk(terminal)) return undefined;
  const ways = [...Object.keys(flags).map((way) => `--${kind.flag}-${way}`), kind.variable];
  return [`${zh}（${ways.join('、')}）`, `${en.toLowerCase()} (${ways.join(', ')})`];
}

async function fromFlags({ stdin, file }: SecretFlags, input: InStream): Promise<string | undefined> {
  if (stdin) return firstLine((await bytesOfInput(input)).toString());
  if (file === undefined) return undefined;
  const kept = await readPrivate(file);
  if (kept === undefined) throw new Fault('usage', say.noFile(file));
  return firstLine(kept);
}

/**
 * The first line of a secret, from wherever it came: without the byte order mark of Windows' editors and a line end. UTF-16 and
 * other bytes that are no text are refused: sent, they would cost the member a try.
 */
export function firstLine(text: string): string {
  const line = text.replace(/^\uFEFF+/, '').split(/\r\n|\r|\n/, 1)[0] ?? '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a NUL shows UTF-16
  if (/[\u0000\uFFFD]/.test(line)) throw new Fault('usage', say.noText, { next: say.saveAsUtf8 });
  return line;
}

function nowhere({ about: [zh, en], flag, variable, empty }: SecretKind): Fault {
  return new Fault('usage', [empty?.text ?? `缺少${zh}`, `${en.toLowerCase()} is missing`], {
    next: [
      `请在终端中输入，或使用 --${flag}-stdin、--${flag}-file、环境变量 ${variable}`,
      `type it in a terminal, or use --${flag}-stdin, --${flag}-file or ${variable}`,
    ],
  });
}

export const secretOptions = ({ about: [zh, en], flag }: SecretKind) => ({
  stdin: yes(`--${flag}-stdin`, [`从标准输入读取${zh}`, `${en.toLowerCase()} from stdin`]),
  file: word(`--${flag}-file <file>`, [`从文件读取${zh}（须 0600）`, `${en.toLowerCase()} from a file (0600)`]),
});
