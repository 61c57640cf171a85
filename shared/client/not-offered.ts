/** How a server shows that it does not have a call that no document names. */
import type { Call } from '#shared/contract/call.ts';
import type { NetworkError } from '#shared/errors.ts';

/** Not found, method not allowed, not implemented. */
const MISSING: readonly (number | undefined)[] = [404, 405, 501];

/** Text that starts as HTML. A PHP warning above the JSON of an act is none: the act is there. */
const isPage = (text: string): boolean => /^\s*</.test(text) && !/\}\s*$/.test(text);

/**
 * True when the shop does not have this assumed call. A page in place of the answer proves it for calls that read only: after
 * a call that acts, it may come from a proxy in between, and what was done is settled by reading.
 */
export function isMissing(call: Call, error: NetworkError, text: string): boolean {
  if (!call.assumed) return false;
  if (error.failure === 'status') return MISSING.includes(error.status);
  return error.failure === 'not-json' && call.effect === 'read' && isPage(text);
}
