/** `page_next`: a link to the next page, absolute, relative to the API base, or only a query; "end" ends the list. */
import type { Call } from '#shared/contract/call.ts';
import type { ClientOptions } from './options.ts';
import { address, headers } from './request.ts';
import type { Sendable } from './send.ts';

/** A request and the key by which its twin is known. */
export interface Page {
  readonly key: string;
  readonly request: Sendable;
}

const ANYWHERE = 'http://same.origin';

/** The request of the next page, or undefined: at the end, and for a link that leaves the API (the token goes with it). */
export function pageUrl(call: Call, link: string, options: ClientOptions): Page | undefined {
  if (link === '' || link === 'end') return undefined;
  const base = new URL(`${options.base.replace(/\/$/, '')}/`, ANYWHERE);
  const target = resolve(link, call, base);
  if (target?.origin !== base.origin || !target.pathname.startsWith(base.pathname)) return undefined;
  const script = target.pathname.slice(base.pathname.length);
  const act = target.searchParams.get('act') ?? '';
  const rest = [...target.searchParams].filter(([name]) => name !== 'act');
  return {
    key: JSON.stringify([call.path, script, act, rest]),
    request: {
      url: address(options, `${script}?act=${encodeURIComponent(act)}`, rest),
      method: 'GET',
      headers: headers(options),
    },
  };
}

function resolve(link: string, call: Call, base: URL): URL | undefined {
  try {
    const script = call.path.slice(0, call.path.indexOf('?'));
    const target = link.startsWith('?') ? new URL(`${script}${link}`, base) : new URL(link, base);
    if (!target.searchParams.has('act')) target.searchParams.set('act', call.path.slice(call.path.indexOf('act=') + 4));
    return target;
  } catch {
    return undefined;
  }
}
