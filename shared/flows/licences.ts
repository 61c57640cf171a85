/** Submits licences for the verification and for business scopes. A lost answer is settled by reading the state. */
import { userLicences, type VerificationForm } from '#shared/contract/user-licences.ts';
import { VERIFYING } from '#shared/rules/member/verification-form.ts';
import { type ActPorts, type ActState, actOnce } from './act-once.ts';
import type { Flow } from './flow.ts';

/** Submits a verification. Its state becomes 2 (verifying). */
export const submitVerification = ({ client, clock }: ActPorts, form: VerificationForm): Flow<ActState<unknown>> =>
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

/** State of a requested scope. */
const REQUESTED = 2;

/** Requests a business scope. Its state becomes 2 (requested). */
export const requestScope = (
  { client, clock }: ActPorts,
  { type_id, images }: { readonly type_id: string; readonly images: readonly string[] },
): Flow<ActState<unknown>> =>
  actOnce<unknown>(
    { clock },
    {
      send: (signal) => client.send(userLicences.rangeSubmit, { type_id, images: [...images] }, { signal }),
      settle: async (signal) => {
        const { data } = await client.send(userLicences.rangeInfo, {}, { signal });
        return { happened: data.find((each) => each.type_id === type_id)?.state === REQUESTED };
      },
    },
  );
