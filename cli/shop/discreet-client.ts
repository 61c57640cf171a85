/** Whatever is sent under a secret's name is learned before it goes: no service has to remember. */
import type { Client } from '#shared/client/create.ts';
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
