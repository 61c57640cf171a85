/** Clients that stand around the one that sends: one hides secrets, one ends with the run. */
import type { Client } from '#shared/client/create.ts';
import { chit } from '#shared/contract/chit.ts';
import { CancelledError, ShapeError } from '#shared/errors.ts';
import { isSecretName } from '#shared/rules/secret-names.ts';
import { around } from './around.ts';
import { effectOf } from './guard.ts';

/** The same client, telling `learn` of every secret that it sends, and of the token of a text message, which has no name of its own. */
export function discreet(client: Client, learn: (secret: string) => void): Client {
  return {
    async send(call, args, options) {
      for (const secret of secretsIn(args)) learn(secret);
      const answer = await client.send(call, args, options);
      if (call.path === chit.sendChitCode.path && 'data' in answer) learn(String(answer.data));
      return answer;
    },
    next: client.next.bind(client),
  };
}

function secretsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || value instanceof Blob) return [];
  return Object.entries(value).flatMap(([name, each]) => {
    if (typeof each !== 'string') return secretsIn(each);
    if (!isSecretName(name)) return [];
    // `enc:` stands before a password in Base64 (document 1 §9).
    return each.startsWith('enc:') ? [each, Buffer.from(each.slice(4), 'base64').toString('utf8')] : [each];
  });
}

/** The same client, whose reading calls fail where letters were lost to another charset, or where a list breaks off without its "end". */
export const legible = (client: Client): Client =>
  around(client, async (call, options, ask) => {
    const answer = await ask(options);
    if (effectOf(call) !== 'read') return answer;
    const lost = lostLetters(answer);
    if (lost !== undefined) throw new ShapeError(lost, 'UTF-8', 'U+FFFD', call.path);
    if ((answer as { page_next?: unknown } | undefined)?.page_next === '') {
      throw new ShapeError('page_next', 'text', 'nothing', call.path);
    }
    return answer;
  });

/** Where a text holds the sign that stands for letters which could not be read. */
export function lostLetters(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return value.includes('\uFFFD') ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, each] of Object.entries(value)) {
    const found = lostLetters(each, path === '' ? name : `${path}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The same client, whose reading calls end with the signal, and which starts no payment after it. */
export const interruptible = (client: Client, signal: AbortSignal): Client =>
  around(client, (call, { signal: own, ...options }, ask) => {
    if (signal.aborted && effectOf(call) === 'money') throw new CancelledError(call.path);
    if (effectOf(call) !== 'read') return ask(options);
    // A signal of its own for each call: the client never takes its listener off, and the run's signal lives long.
    return ask({ ...options, signal: AbortSignal.any(own ? [own, signal] : [signal]) });
  });
