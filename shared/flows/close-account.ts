/** Requests and withdraws closing the account. A lost answer is settled by reading whether the account is being closed. */
import { userOff } from '#shared/contract/user-off.ts';
import { type ActPorts, type ActState, actOnce } from './act-once.ts';
import type { Flow } from './flow.ts';

export const closeAccount = (ports: ActPorts, reason: string): Flow<ActState<unknown>> =>
  change(ports, (signal) => ports.client.send(userOff.off, { reason: reason.trim() }, { signal }), true);

export const withdrawClosing = (ports: ActPorts): Flow<ActState<unknown>> =>
  change(ports, (signal) => ports.client.send(userOff.offCancel, {}, { signal }), false);

const change = (
  { client, clock }: ActPorts,
  send: (signal: AbortSignal) => Promise<unknown>,
  closing: boolean,
): Flow<ActState<unknown>> =>
  actOnce<unknown>(
    { clock },
    {
      send,
      settle: async (signal) => {
        const { deleted } = await client.send(userOff.offInfo, {}, { signal });
        return deleted === undefined ? undefined : { happened: deleted === closing };
      },
    },
  );
