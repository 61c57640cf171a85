/** The facts at the end of the settings' rows. Each is read separately; a failed one is left out. */

import { type BusinessScope, userLicences } from '#shared/contract/user-licences.ts';
import { userSecurity } from '#shared/contract/user-security.ts';
import { readOptional } from '#shared/flows/trouble.ts';
import { soonestEnd } from '#shared/rules/member/verification-form.ts';
import { serverNow } from '#web/state/clock.ts';
import { api } from '#web/state/loading/api.ts';
import { createPart } from '#web/state/loading/part.ts';

export interface AccountFacts {
  /** Masked by the server. */
  readonly phone: string | undefined;
  /** The licence that expires next, if soon; `days` is 0 when it has expired. */
  readonly ending: { readonly kind: string; readonly days: number } | undefined;
  /** The number of held business scopes; undefined when it is not known. */
  readonly scopes: number | undefined;
}

const HELD = 1;

export const createAccountFacts = () =>
  createPart(async (signal): Promise<AccountFacts> => {
    const [owner, licences, scopes] = await Promise.all([
      readOptional(() => api.send(userSecurity.reYz, {}, { signal })),
      readOptional(() => api.send(userLicences.yzInfo, {}, { signal })),
      readOptional(() => api.send(userLicences.rangeInfo, {}, { signal })),
    ]);
    return {
      phone: owner?.phone,
      ending: licences && soonestEnd(licences.licences, serverNow()),
      scopes: scopes && heldOf(scopes.data),
    };
  });

/** Undefined while the state of one of them is unknown. */
const heldOf = (scopes: readonly BusinessScope[]): number | undefined =>
  scopes.some(({ state }) => state === undefined) ? undefined : scopes.filter(({ state }) => state === HELD).length;
