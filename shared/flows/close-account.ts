/** Closing an account and taking it back; a lost answer is settled by whether the account is being closed now. */
import { userOff } from '#shared/contract/user-off.ts';
import { type ActPorts, type ActState, actOnce } from './act-once.ts';
import type { Flow } from './flow.ts';

/** Asks for the account to be closed. */
export const closeAccount = (ports: ActPorts, reason: string): Flow<ActState<unknown>> =>
  change(ports, (signal) => ports.client.send(userOff.off, { reason: reason.trim() }, { signal }), true);

/** Takes the closing back. */
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
      settle: async (signal) => ({
        happened: (await client.send(userOff.offInfo, {}, { signal })).deleted === closing,
      }),
    },
  );
