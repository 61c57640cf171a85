/** Clients that stand around the one that sends: one hides secrets, one ends with the run. */
import type { Client, SendOptions } from '#shared/client/create.ts';
import type { Call } from '#shared/contract/call.ts';
import { CancelledError } from '#shared/errors.ts';
import { effectOf } from './guard.ts';
import { isSecretName } from './redaction/names.ts';

/** The same client, telling `learn` of every secret that it sends. */
export function discreet(client: Client, learn: (secret: string) => void): Client {
  return {
    async send(call, args, options) {
      for (const secret of secretsIn(args)) learn(secret);
      return client.send(call, args, options);
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

/** The same client, whose reading calls end with the signal, and which starts no payment after it. */
export function interruptible(client: Client, signal: AbortSignal): Client {
  const heed = (call: Call, { signal: own, ...options }: SendOptions = {}): SendOptions => {
    if (signal.aborted && effectOf(call) === 'money') throw new CancelledError(call.path);
    if (effectOf(call) !== 'read') return options;
    // A signal of its own for each call: the client never takes its listener off, and the run's signal lives long.
    return { ...options, signal: AbortSignal.any(own ? [own, signal] : [signal]) };
  };
  return {
    send: async (call, args, options) => client.send(call, args, heed(call, options)),
    next: async (call, link, options) => client.next(call, link, heed(call, options)),
  };
}
