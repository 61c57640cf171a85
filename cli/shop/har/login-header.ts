/** Whether a recorded request carried a login, whatever the environment calls the token's header. */
import type { HarRequest } from './har.ts';

const HIDDEN = '[hidden]';
/** Headers of every request, or of a site's own login, which are no token of the shop. */
const OTHERS = /^(cookie|set-cookie|authorization|proxy-authorization|if-none-match|etag|x-request-id|:.*)$/i;

/** A token has 32 letters and digits (document 1 §9); a recording of this tool hides it. */
const looksLikeToken = (value: string): boolean => value === HIDDEN || /^[0-9a-z]{32}$/i.test(value);

/** Names of the headers that carried a token, in small letters. */
export const tokenHeadersOf = (requests: Iterable<Pick<HarRequest, 'headers'>>): Set<string> =>
  new Set(
    [...requests].flatMap(({ headers }) =>
      headers.flatMap(({ name, value }) => (!OTHERS.test(name) && looksLikeToken(value) ? [name.toLowerCase()] : [])),
    ),
  );

/** True for a request of somebody who was logged in. */
export const carriedLogin = (request: Pick<HarRequest, 'headers'>): boolean => tokenHeadersOf([request]).size > 0;
