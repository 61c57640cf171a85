/** The declared call of a recorded request. */
import { defaultNames } from '#shared/client/options.ts';
import { isParameter } from '../door.ts';
import { everyCall, type NamedCall } from '../find-call.ts';
import type { Exchange, Pair } from './har.ts';

const byPath = new Map(everyCall.map((known) => [known.call.path, known]));

export interface ApiRequest {
  readonly base: string;
  readonly path: string;
  /** Undefined for an undeclared act, which counts as money. */
  readonly known: NamedCall | undefined;
  /** Without act and cache-buster; of a declared call those that it may carry. */
  readonly parameters: readonly Pair[];
  readonly body: string;
}

/** Undefined for a request that is not to a PHP script. */
export function apiRequest(request: Pick<Exchange['request'], 'url' | 'postData'>): ApiRequest | undefined {
  const url = URL.canParse(request.url) ? new URL(request.url) : undefined;
  const act = url?.searchParams.get('act');
  const [, base = '', script] = /^(.*?)\/((?:pay\/)?[\w-]+\.php)$/.exec(url?.pathname ?? '') ?? [];
  if (!url || !act || !script) return undefined;
  const path = `${script}?act=${act}`;
  const known = byPath.get(path);
  const isTaken = ([name, value]: readonly [string, string]) =>
    name !== 'act' && name !== defaultNames.bust && (!known || isParameter(known.call, name, value));
  const parameters = [...url.searchParams].filter(isTaken).map(([name, value]) => ({ name, value }));
  const body = request.postData?.text ?? '';
  return { base: `${url.origin}${base}`, path, known, parameters, body };
}

/** What stands in place of a token: ours is `[hidden]`; browsers, proxies and people write other words. */
const HIDDEN = /^\W*(\w+\W)?(hidden|redacted|removed|masked|filtered|sanitized)\W*$|^[*•x]{3,}$/i;
/** Headers that are never the token. */
const OTHERS = /^(cookie|set-cookie|authorization|proxy-authorization|if-none-match|etag|x-request-id|:.*)$/i;

/** A token is 32 letters and digits (document 1 §9); a recording may hide it. */
const looksLikeToken = (value: string): boolean => HIDDEN.test(value) || /^[0-9a-z]{32}$/i.test(value);

export const carriedLogin = ({ headers }: Pick<Exchange['request'], 'headers'>): boolean =>
  headers.some(({ name, value }) => !OTHERS.test(name) && looksLikeToken(value));
