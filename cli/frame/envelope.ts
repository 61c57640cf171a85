/** The frame's own output: the JSON envelope, the profile line, failures, dry-run plans. */
import type { Failure } from '#cli/shop/failure.ts';
import type { SavedLogin } from '#cli/shop/logins.ts';
import type { Plan, PlannedStep } from '#cli/shop/plan.ts';
import type { Profile } from '#cli/shop/profile.ts';
import { type ExitName, exitCodes } from '#cli/text/fault.ts';
import { price } from '#cli/text/money.ts';
import type { TextStyle } from '#cli/text/style.ts';
import { clean, shortened, wrapped } from '#cli/text/width.ts';
import { inLanguage, type Language, type Words } from '#cli/text/words.ts';

/** The output of `--json`. Fields may be added, never changed or removed. */
export interface Envelope {
  readonly v: 1;
  readonly ok: boolean;
  readonly code: ExitName;
  readonly exit: number;
  readonly data: unknown;
  readonly error: EnvelopeError | null;
  /** The profile; null when none was used. */
  readonly env: Pick<Profile, 'name' | 'kind' | 'base'> | null;
  /** The member whose login was sent; null for a visitor. */
  readonly member: Member | null;
  /** ms */
  readonly ms: number;
}

export interface EnvelopeError {
  readonly kind: string;
  readonly message: string;
  readonly next: string | null;
  readonly call: string | null;
  readonly detail: string | null;
}

type Member = Pick<SavedLogin, 'user_name' | 'name'>;

interface Circumstances {
  readonly profile: Profile | undefined;
  readonly member?: Member | undefined;
  readonly ms: number;
  readonly language: Language;
}

export function success(data: unknown, { profile, member: login, ms }: Circumstances): Envelope {
  const env = profile ? { name: profile.name, kind: profile.kind, base: profile.base } : null;
  const member = login ? { user_name: login.user_name, name: login.name } : null;
  return { v: 1, ok: true, code: 'ok', exit: 0, data: data ?? null, error: null, env, member, ms: Math.round(ms) };
}

export function refusal(failure: Failure, around: Circumstances): Envelope {
  const { code, kind, words, next, call = null, detail, data } = failure;
  const told = (text: Words | undefined) => (text ? inLanguage(text, around.language) : null);
  const error = { kind, message: inLanguage(words, around.language), next: told(next), call, detail: told(detail) };
  return { ...success(data, around), ok: false, code, exit: exitCodes[code].exit, error };
}

/** `member` is null for a visitor, undefined where no login is sent. */
export function whereLine(
  { name, kind, base }: Pick<Profile, 'name' | 'kind' | 'base'>,
  member: Member | null | undefined,
  { columns, ink, say }: TextStyle,
) {
  const visitor = member === null ? say('未登录', 'not logged in') : '';
  const who = member ? clean(`${member.user_name} ${member.name}`) : visitor;
  const lines = wrapped([`yaocang · ${name} (${kind}) · ${base}`, who].filter(Boolean).join(' · '), columns);
  return lines.map((line) => (kind === 'production' ? ink.bold(ink.yellow(line)) : line)).join('\n');
}

/** Characters of a message, or of a detail, in a terminal; `--json` has all. */
const MOST = 4000;

export function failureLines({ message, next, call, detail }: Omit<EnvelopeError, 'kind'>, style: TextStyle): string {
  const short = (text: string) =>
    shortened(text, MOST, (count) => style.say(`（略去 ${count} 个字符）`, `(${count} characters left out)`));
  const lines = message.includes('\n');
  const from = call !== null && lines ? style.say(`接口：${call}`, `call: ${call}`) : call;
  const where = short([from, detail].filter((each) => each !== null).join(' · '));
  const [head = '', ...list] = short(message)
    .split('\n')
    .map((line) => clean(line));
  const [first = '', ...more] = wrapped(`✗ ${head}`, style.columns - 2);
  const rest = [...more, ...list.flatMap((line) => wrapped(line, style.columns - 2))];
  return [
    style.ink.red(first),
    ...rest.map((line) => style.ink.red(`  ${line}`)),
    ...(where === '' ? [] : where.split('\n').flatMap((line) => indented(clean(line), style))),
    ...(next === null ? [] : wrapped(`→ ${clean(next)}`, style.columns - 2).map((line) => `  ${line}`)),
  ].join('\n');
}

const indented = (text: string, { columns, ink }: TextStyle): string[] =>
  wrapped(text, columns - 2).map((line) => ink.dim(`  ${line}`));

export function planLines({ reads, steps, goes_on }: Omit<Plan, 'dry_run'>, style: TextStyle): string {
  const { say, ink } = style;
  const head = say(
    `演练，未发送任何操作（只读取了 ${reads} 次）`,
    `dry run: nothing was sent (${reads} calls were read)`,
  );
  const lines = steps.flatMap((step, at) => {
    const lacks = step.missing.length === 0 ? [] : [`   ${say('还需', 'still needs')} ${step.missing.join(' ')}`];
    return [...wrapped(`${at + 1}. ${what(step, style)}`, style.columns), ...lacks.map(ink.yellow)];
  });
  const after = say('之后的步骤取决于它的应答。', 'What comes after that depends on its answer.');
  return [ink.bold(head), ...lines, ...(goes_on ? [ink.dim(after)] : [])].join('\n');
}

function what(step: PlannedStep, { say }: TextStyle): string {
  if (step.does === 'spend') return `${step.by ? say('动用金额', 'move') : say('付款', 'spend')} ${price(step.amount)}`;
  if (step.does === 'write') return `${say('写入文件', 'write')} ${clean(step.file)}`;
  const args = clean(written(step.args));
  if (step.does === 'operate') return `${say('运营操作', 'as the operator')} ${step.call} ${args}`;
  return `${step.method} ${step.call} (${step.effect}) ${args}`.trim();
}

function written(args: unknown): string {
  if (typeof args !== 'object' || args === null || Array.isArray(args)) return JSON.stringify(args) ?? '';
  return Object.entries(args)
    .map(([name, value]) => `${name}=${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join(' ');
}
