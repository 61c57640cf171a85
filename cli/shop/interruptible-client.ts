/** Ctrl-C ends what reads at once; what writes or pays is heard out, because giving up would not undo it. */
import type { Client, SendOptions } from '#shared/client/create.ts';
import type { Call } from '#shared/contract/call.ts';
import { CancelledError } from '#shared/errors.ts';
import { effectOf } from './effect.ts';

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
