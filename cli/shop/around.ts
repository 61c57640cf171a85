import type { Client, SendOptions } from '#shared/client/create.ts';
import type { Call } from '#shared/contract/call.ts';

type Around = <A>(call: Call, options: SendOptions, ask: (options: SendOptions) => Promise<A>) => Promise<A>;

/** The same client, with a function around each request. */
export const around = (client: Client, each: Around): Client => ({
  send: async (call, args, options = {}) => each(call, options, (own) => client.send(call, args, own)),
  next: async (call, link, options = {}) => each(call, options, (own) => client.next(call, link, own)),
});
