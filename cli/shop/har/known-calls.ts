/** Which declared call a recorded request is. */
import { defaultNames } from '#shared/client/options.ts';
import { everyCall, type NamedCall } from '../find-call.ts';
import type { Exchange, HarRequest, Pair } from './har.ts';

const byPath = new Map(everyCall.map((known) => [known.call.path, known]));

/** A request of the shop's API, taken apart. */
export interface ApiRequest {
  /** Address of the API base. */
  readonly base: string;
  /** Script and act. */
  readonly path: string;
  /** Undefined for an act that is not declared, which counts as money. */
  readonly known: NamedCall | undefined;
  /**
   * Parameters without act; of a declared call those that it takes and those of a link to a next page, which leaves out
   * the cache-buster, whatever it is called.
   */
  readonly parameters: readonly Pair[];
  readonly body: string;
}

/**
 * Takes a request apart; undefined for one that is no call of a PHP script. `busters` name what an act that is not
 * declared does not take either, `links` what the shop's links to next pages carry and no declaration knows.
 */
export function apiRequest(
  request: Pick<Exchange['request'], 'url' | 'postData'>,
  busters: readonly string[] = [defaultNames.bust],
  links: ReadonlySet<string> = new Set(),
): ApiRequest | undefined {
  const url = URL.canParse(request.url) ? new URL(request.url) : undefined;
  const act = url?.searchParams.get('act');
  const [, base = '', script] = /^(.*?)\/((?:pay\/)?[\w-]+\.php)$/.exec(url?.pathname ?? '') ?? [];
  if (!url || !act || !script) return undefined;
  const path = `${script}?act=${act}`;
  const known = byPath.get(path);
  const isTaken = (name: string) =>
    known ? name in known.call.query.fields || links.has(name) : !busters.includes(name);
  const parameters = [...url.searchParams]
    .filter(([name]) => name !== 'act' && isTaken(name))
    .map(([name, value]) => ({ name, value }));
  const body = request.postData?.text ?? '';
  return { base: `${url.origin}${base}`, path, known, parameters, body };
}

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
