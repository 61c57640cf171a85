/** The declared call of a recorded request. */
import { defaultNames } from '#shared/client/options.ts';
import { everyCall, type NamedCall } from '../find-call.ts';
import type { Exchange, Pair } from './har.ts';

const byPath = new Map(everyCall.map((known) => [known.call.path, known]));

export interface ApiRequest {
  readonly base: string;
  readonly path: string;
  /** Undefined for an undeclared act, which counts as money. */
  readonly known: NamedCall | undefined;
  /** Parameters without act. Of a declared call: those it takes, and those of links to a next page. */
  readonly parameters: readonly Pair[];
  readonly body: string;
}

/** Undefined for a request that is not to a PHP script. `links` are parameters of links to next pages. */
export function apiRequest(
  request: Pick<Exchange['request'], 'url' | 'postData'>,
  links: ReadonlySet<string> = new Set(),
): ApiRequest | undefined {
  const url = URL.canParse(request.url) ? new URL(request.url) : undefined;
  const act = url?.searchParams.get('act');
  const [, base = '', script] = /^(.*?)\/((?:pay\/)?[\w-]+\.php)$/.exec(url?.pathname ?? '') ?? [];
  if (!url || !act || !script) return undefined;
  const path = `${script}?act=${act}`;
  const known = byPath.get(path);
  const isTaken = (name: string) =>
    known ? name in known.call.query.fields || links.has(name) : name !== defaultNames.bust;
  const parameters = [...url.searchParams]
    .filter(([name]) => name !== 'act' && isTaken(name))
    .map(([name, value]) => ({ name, value }));
  const body = request.postData?.text ?? '';
  return { base: `${url.origin}${base}`, path, known, parameters, body };
}

/** What stands in place of a token: ours is `[hidden]`; browsers, proxies and people write other words. */
const HIDDEN = /^\W*(\w+\W)?(hidden|redacted|removed|masked|filtered|sanitized)\W*$|^[*•x]{3,}$/i;
/** Headers that are never the token. */
const OTHERS = /^(cookie|set-cookie|authorization|proxy-authorization|if-none-match|etag|x-request-id|:.*)$/i;

/** A token is 32 letters and digits (document 1 §9); a recording may hide it. */
const looksLikeToken = (value: string): boolean => HIDDEN.test(value) || /^[0-9a-z]{32}$/i.test(value);

/** Lower-case names of the headers that carried a token. */
export const tokenHeadersOf = (requests: Iterable<Pick<Exchange['request'], 'headers'>>): Set<string> =>
  new Set(
    [...requests].flatMap(({ headers }) =>
      headers.flatMap(({ name, value }) => (!OTHERS.test(name) && looksLikeToken(value) ? [name.toLowerCase()] : [])),
    ),
  );

export const carriedLogin = (request: Pick<Exchange['request'], 'headers'>): boolean =>
  tokenHeadersOf([request]).size > 0;
