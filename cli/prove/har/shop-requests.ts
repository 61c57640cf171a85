/** The shop's calls in a recording, apart from whatever else a browser asked for. */
import type { Exchange } from '#cli/shop/har/har.ts';
import { type ApiRequest, apiRequest } from '#cli/shop/har/known-calls.ts';
import { HIDDEN } from '#cli/shop/redaction/redactor.ts';
import type { Recording } from './har-file.ts';

/** One call of the shop, with its entry and the entry's place in the recording, from 1. */
interface ShopRequest {
  readonly at: number;
  readonly entry: Exchange;
  readonly request: ApiRequest;
}

/** The shop's own, and those of others: most declared calls go to the shop; another host may have a script of the same name. Preflights are no calls. */
export function shopRequests({ log }: Recording) {
  // The server makes up the parameters of its links to next pages, so no declaration has them all.
  const links = new Set(log.entries.flatMap(({ response }) => namesInLinks(response.content.text ?? '')));
  const all = log.entries.flatMap((entry, index) => {
    const request = entry.request.method === 'OPTIONS' ? undefined : apiRequest(entry.request, undefined, links);
    return request ? [{ at: index + 1, entry, request }] : [];
  });
  const basesOf = (some: readonly ShopRequest[]) => some.map(({ request }) => request.base);
  const base = mostOf(basesOf(all.filter(({ request }) => request.known))) ?? mostOf(basesOf(all));
  const isOwn = ({ request }: ShopRequest) => request.base === base;
  return { own: all.filter(isOwn), others: all.filter((each) => !isOwn(each)) };
}

const LINK = /"page_next"\s*:\s*"((?:[^"\\]|\\.)*)"/g;

function namesInLinks(answer: string): string[] {
  return [...answer.matchAll(LINK)].flatMap(([, link = '']) => {
    const query = link.replaceAll('\\/', '/').split('?')[1] ?? '';
    return [...new URLSearchParams(query).keys()].filter((name) => name !== 'act');
  });
}

function mostOf(all: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/** True for two requests that ask the same: script, act, parameters in any order, and the body. */
export const isSame = (one: ApiRequest, other: ApiRequest): boolean => askedBy(one) === askedBy(other);

const askedBy = ({ path, parameters, body }: ApiRequest): string =>
  JSON.stringify([path, parameters.map(({ name, value }) => `${name}=${value}`).sort(), body]);

/** True when a request carries something that the recording hid. */
export function isHidden({ parameters, body }: ApiRequest): boolean {
  const concealed = (text: string) => text.includes(HIDDEN) || /\d{3}\*{4}\d{4}/.test(text);
  return parameters.some(({ value }) => concealed(value)) || concealed(body);
}
