/** The guard stands in front of the client itself: no service can go around it. */
import type { Client } from '#shared/client/create.ts';
import type { Guard } from './guard.ts';

/** The same client, behind the guard. */
export function guarded(client: Client, guard: Guard): Client {
  return {
    async send(call, args, options) {
      guard.admit(call);
      return client.send(call, args, options);
    },
    async next(call, link, options) {
      guard.admit(call);
      return client.next(call, link, options);
    },
  };
}
