/** Clients around the sending client. */
import type { Client } from '#shared/client/create.ts';
import { chit } from '#shared/contract/chit.ts';
import { CancelledError, ShapeError } from '#shared/errors.ts';
import { isSecretName } from '#shared/rules/secret-names.ts';
import { around, effectOf } from './guard.ts';

/** The same client. It tells `learn` every secret that it sends, and the token that answers a text message. */
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
    // A password is `enc:` and its Base64 (document 1 §9).
    return each.startsWith('enc:') ? [each, Buffer.from(each.slice(4), 'base64').toString('utf8')] : [each];
  });
}

/** The same client. Reading calls fail on undecodable characters, and on a list page without "end" or a next page. */
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

/** The path of a text with the replacement character of undecodable bytes. */
export function lostLetters(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return value.includes('\uFFFD') ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, each] of Object.entries(value)) {
    const found = lostLetters(each, path === '' ? name : `${path}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The same client. The signal ends reading calls; after it no payment starts. */
export const interruptible = (client: Client, signal: AbortSignal): Client =>
  around(client, (call, { signal: own, ...options }, ask) => {
    if (signal.aborted && effectOf(call) === 'money') throw new CancelledError(call.path);
    if (effectOf(call) !== 'read') return ask(options);
    // The client keeps its listener on the signal, so each call gets a short-lived one.
    return ask({ ...options, signal: AbortSignal.any(own ? [own, signal] : [signal]) });
  });
