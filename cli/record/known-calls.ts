/** Which declared call a recorded request is. */
import type { Call } from '#shared/contract/call.ts';
import { calls } from '#shared/contract/calls.ts';
import type { HarRequest, Pair } from './har.ts';

/** A declared call with its name, such as `cart.list`. */
export interface KnownCall {
  readonly name: string;
  readonly call: Call;
}

const all: readonly KnownCall[] = Object.entries(calls).flatMap(([script, acts]) =>
  Object.entries(acts).map(([act, call]) => ({ name: `${script}.${act}`, call: call as Call })),
);
const byPath = new Map(all.map((known) => [known.call.path, known]));
const byName = new Map(all.map((known) => [known.name, known]));

/** The call by its name (`cart.list`) or by script and act (`cart.php?act=list`). */
export const knownCall = (name: string): KnownCall | undefined => byName.get(name) ?? byPath.get(name);

/** Names of calls that are spelled alike, for a hint. */
export const callsLike = (name: string): string[] => {
  const word = name.toLowerCase().split('.')[0] ?? '';
  return all.map((known) => known.name).filter((known) => known.toLowerCase().startsWith(word));
};

/** A request of the shop's API, taken apart. */
export interface ApiRequest {
  /** Address of the API base. */
  readonly base: string;
  /** Script and act. */
  readonly path: string;
  /** Undefined for an act that is not declared, which counts as money. */
  readonly known: KnownCall | undefined;
  /** Parameters without act and cache-buster. */
  readonly parameters: readonly Pair[];
  readonly body: string;
}

/** Takes a request apart; undefined for one that is no call of a PHP script. */
export function apiRequest(
  request: Pick<HarRequest, 'url' | 'postData'>,
  busters: readonly string[],
): ApiRequest | undefined {
  const url = URL.canParse(request.url) ? new URL(request.url) : undefined;
  const act = url?.searchParams.get('act');
  const [, base = '', script] = /^(.*?)\/((?:pay\/)?[\w-]+\.php)$/.exec(url?.pathname ?? '') ?? [];
  if (!url || !act || !script) return undefined;
  const path = `${script}?act=${act}`;
  const parameters = [...url.searchParams]
    .filter(([name]) => name !== 'act' && !busters.includes(name))
    .map(([name, value]) => ({ name, value }));
  const body = request.postData?.text ?? '';
  return { base: `${url.origin}${base}`, path, known: byPath.get(path), parameters, body };
}
