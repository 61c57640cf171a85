/** Asking one call for the answer that stands on the wire, before anybody decodes it. */

import type { UnaskedShop } from '#cli/shop/open.ts';
import { buildRequest } from '#shared/client/request.ts';
import { fetchText } from '#shared/client/send.ts';
import type { Call } from '#shared/contract/call.ts';
import { NetworkError } from '#shared/errors.ts';

export type RawAnswer = Readonly<Record<string, unknown>>;

/** Unanswered calls are asked once more. */
const TRIES = 2;

/** The answer as it came; throws NetworkError. */
export async function askRaw(shop: UnaskedShop, call: Call, args: unknown): Promise<RawAnswer> {
  const { profile, login, fetch, signal } = shop;
  const options = {
    base: profile.base,
    names: profile.names,
    fetch,
    token: () => login?.token ?? '',
    agencyId: () => login?.agency_id || profile.agencyId,
  };
  for (let tried = 1; ; tried += 1) {
    try {
      const { request } = buildRequest(call, args, options);
      return object(call, await fetchText(call.path, request, { fetch, deadline: profile.timeout, signal }));
    } catch (error) {
      const passes = error instanceof NetworkError && (error.failure === 'dropped' || error.failure === 'timeout');
      if (!passes || tried >= TRIES || signal.aborted) throw error;
    }
  }
}

function object(call: Call, text: string): RawAnswer {
  try {
    const raw: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (typeof raw === 'object' && raw !== null && !Array.isArray(raw)) return raw as RawAnswer;
  } catch {
    // Told below: text that is no JSON is like JSON that is no object.
  }
  throw new NetworkError(call.path, 'not-json');
}
