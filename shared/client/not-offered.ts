/** Recognises that a shop does not have an assumed call. */
import type { Call } from '#shared/contract/call.ts';
import type { NetworkError } from '#shared/errors.ts';

/** Statuses: not found, method not allowed, not implemented. */
const MISSING: readonly (number | undefined)[] = [404, 405, 501];

/** True for HTML. A PHP warning above the JSON does not count, because the call exists. */
const isPage = (text: string): boolean => /^\s*</.test(text) && !/\}\s*$/.test(text);

/** True when the shop seems not to have this assumed call: after such a status, or HTML in place of JSON. */
export function isMissing(call: Call, error: NetworkError, text: string): boolean {
  if (!call.assumed) return false;
  if (error.failure === 'status') return MISSING.includes(error.status);
  return error.failure === 'not-json' && isPage(text);
}
