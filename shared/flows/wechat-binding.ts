/** Binds and unbinds the official account. A lost answer is settled by reading the binding. */
import { wechat } from '#shared/contract/wechat.ts';
import { type ActPorts, type ActState, actOnce } from './act-once.ts';
import type { Flow } from './flow.ts';

/** Reads the binding; undefined when the server does not tell it. */
async function settled({ client }: ActPorts, wanted: boolean, signal: AbortSignal) {
  const { bound, other = false } = await client.send(wechat.openid, {}, { signal });
  // Bound to another WeChat is not bound to this one.
  return bound === undefined ? undefined : { happened: (bound && !other) === wanted };
}

/** Binds the WeChat account of this browser, which the server knows from a cookie. */
export const bindWechat = (ports: ActPorts): Flow<ActState<unknown>> =>
  actOnce(ports, {
    send: (signal) => ports.client.send(wechat.bind, {}, { signal }),
    settle: (signal) => settled(ports, true, signal),
  });

export const unbindWechat = (ports: ActPorts): Flow<ActState<unknown>> =>
  actOnce(ports, {
    send: (signal) => ports.client.send(wechat.unbind, {}, { signal }),
    settle: (signal) => settled(ports, false, signal),
  });
