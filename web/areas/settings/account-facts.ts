/** What the rows of the settings say at their end. Each is read by itself; what cannot be read leaves its row without. */
import { userLicences } from '#shared/contract/user-licences.ts';
import { userSecurity } from '#shared/contract/user-security.ts';
import { readOptional } from '#shared/flows/trouble.ts';
import { soonestEnd } from '#shared/rules/verification-form.ts';
import { api } from '#web/state/loading/api.ts';
import { createPart } from '#web/state/loading/part.ts';

export interface AccountFacts {
  /** With stars, as the server gives it. */
  readonly phone: string | undefined;
  /** The licence that ends next, where that is soon; `days` is 0 when it has expired. */
  readonly ending: { readonly kind: string; readonly days: number } | undefined;
  /** Business scopes that the member has. */
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
      ending: licences && soonestEnd(licences.licences, Date.now()),
      scopes: scopes?.data.filter(({ state }) => state === HELD).length,
    };
  });
