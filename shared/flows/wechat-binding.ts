/** Binding a member to the official account, and ending it; each is sent once, and the state that can be read settles a lost answer. */
import { wechat } from '#shared/contract/wechat.ts';
import { type ActPorts, type ActState, actOnce } from './act-once.ts';
import type { Flow } from './flow.ts';

/** What the server says of the binding; undefined where it does not. */
async function settled({ client }: ActPorts, wanted: boolean, signal: AbortSignal) {
  const { bound } = await client.send(wechat.openid, {}, { signal });
  return bound === undefined ? undefined : { happened: bound === wanted };
}

/** Binds the WeChat account of this browser, which the server knows from its own cookie. */
export const bindWechat = (ports: ActPorts): Flow<ActState<unknown>> =>
  actOnce(ports, {
    send: (signal) => ports.client.send(wechat.bind, {}, { signal }),
    settle: (signal) => settled(ports, true, signal),
  });

/** Ends the binding. */
export const unbindWechat = (ports: ActPorts): Flow<ActState<unknown>> =>
  actOnce(ports, {
    send: (signal) => ports.client.send(wechat.unbind, {}, { signal }),
    settle: (signal) => settled(ports, false, signal),
  });
