/** Handing in what a pharmacy proves itself with: its licences, the papers of a business scope. A lost answer is settled by reading. */
import { userLicences, type VerificationForm } from '#shared/contract/user-licences.ts';
import { VERIFYING } from '#shared/rules/verification-form.ts';
import { type ActPorts, type ActState, actOnce } from './act-once.ts';
import type { Flow } from './flow.ts';

/** Hands in a verification; its state becomes 2 (verifying). */
export const handInVerification = ({ client, clock }: ActPorts, form: VerificationForm): Flow<ActState<unknown>> =>
  actOnce<unknown>(
    { clock },
    {
      send: (signal) => client.send(userLicences.yzSubmit, form, { signal }),
      settle: async (signal) => {
        const { yz } = await client.send(userLicences.yzInfo, {}, { signal });
        return { happened: yz === VERIFYING };
      },
    },
  );

/** State of a scope that was asked for and waits. */
const ASKED_FOR = 2;

/** Asks for a business scope; its state becomes 2 (asked for). */
export const askForScope = (
  { client, clock }: ActPorts,
  { type_id, images }: { readonly type_id: string; readonly images: readonly string[] },
): Flow<ActState<unknown>> =>
  actOnce<unknown>(
    { clock },
    {
      send: (signal) => client.send(userLicences.rangeSubmit, { type_id, images: [...images] }, { signal }),
      settle: async (signal) => {
        const { data } = await client.send(userLicences.rangeInfo, {}, { signal });
        return { happened: data.find((each) => each.type_id === type_id)?.state === ASKED_FOR };
      },
    },
  );
