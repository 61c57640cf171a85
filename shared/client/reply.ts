/** Decodes an answer or throws the right error: the generic response contract (documents 1 and 2, §8). */
import type { Call } from '#shared/contract/call.ts';
import { type At, count, flag, html, shown, startAt } from '#shared/contract/wire.ts';
import { LoginLostError, NetworkError, RefusedError, ShapeError } from '#shared/errors.ts';
import { byFlags, flagsIn } from '#shared/rules/app/by-flags.ts';
import { type Arrived, cameOf, excerptOf } from './came.ts';
import { jsonIn } from './json-in.ts';
import type { ClientOptions } from './options.ts';

/** The envelope of an answer. */
export interface Envelope {
  /** The server's message, which may hold HTML; empty when there is none. */
  readonly content: string;
  /** The message is not to be shown (`no_mes`). */
  readonly silent: boolean;
  /** The answer came as error 3, which counts as success. */
  readonly byErrorThree: boolean;
}

/** An answer with its envelope. */
export type Reply<A> = A & { readonly envelope: Envelope };

/** Reads an answer; throws LoginLostError, RefusedError, NetworkError 'not-json' or ShapeError. */
export function readReply(
  call: Call,
  body: string,
  options: Pick<ClientOptions, 'strict' | 'onDeviation' | 'token' | 'flags'>,
  from?: Arrived,
): Reply<object> {
  const { raw, around } = parse(call, body, from);
  const loose = startAt(false);
  if (shown(flag, false).read(raw.need_login, loose)) throw new LoginLostError(call.path, options.token() === '');
  const code = shown(count, 0).read(raw.error ?? 0, loose);
  const envelope: Envelope = {
    content: html.read(raw.content ?? '', loose),
    silent: shown(flag, false).read(raw.no_mes, loose),
    byErrorThree: code === 3,
  };
  if (!proceeds(call, raw.success) && code !== 3) {
    throw new RefusedError(call.path, code, envelope.content, envelope.silent);
  }
  // Only reading calls are decoded strictly: an action that succeeded must not fail because of its answer.
  const at = startAt(options.strict === true && call.effect === 'read' && code !== 3);
  const told = decode(call, raw, at);
  const own = flagsIn(told);
  const known = options.flags?.();
  const flags = own || known ? { ...known, ...own } : undefined;
  const answer = flags ? (byFlags(call.answer, told, flags) as object) : told;
  if (around !== '') at.noted.push({ path: '', expected: 'nothing but JSON', got: `“${excerptOf(around)}”` });
  const reply = { ...answer, envelope };
  if (at.noted.length > 0) options.onDeviation?.(call, at.noted, reply);
  return reply;
}

function proceeds(call: Call, success: unknown): boolean {
  if (success === true || success === 1 || success === '1') return true;
  return 'success' in call.answer.fields && [2, 3].includes(Number(success));
}

/** The one object in the text; what stands around it is put aside. */
function parse(call: Call, body: string, from?: Arrived) {
  const found = jsonIn(body);
  if (!found) throw new NetworkError(call.path, 'not-json', undefined, { came: cameOf(body, from) });
  return { raw: found.json, around: found.around };
}

function decode(call: Call, raw: Readonly<Record<string, unknown>>, at: At): object {
  try {
    return call.answer.read(raw, at) as object;
  } catch (error) {
    if (!(error instanceof ShapeError)) throw error;
    throw new ShapeError(error.path, error.expected, error.got, call.path, at.noted);
  }
}
