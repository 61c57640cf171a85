/** `page_next`: a link to the next page, absolute, relative to the API base, or only a query; "end" ends the list. */
import type { Call } from '#shared/contract/call.ts';
import { ShapeError } from '#shared/errors.ts';
import type { ClientOptions } from './options.ts';
import { address, headers, type KeyedRequest } from './request.ts';

const ANYWHERE = 'http://same.origin';

/**
 * The request of the next page; undefined at the end. It carries the token, so it always goes to this API. A link with the same
 * path on another scheme or host, as a server behind a proxy may send, is requested from our own base. Throws ShapeError for
 * any other link.
 */
export function pageUrl(call: Call, link: string, options: ClientOptions): KeyedRequest | undefined {
  if (link === '' || link === 'end') return undefined;
  const base = new URL(`${options.base.replace(/\/$/, '')}/`, ANYWHERE);
  const target = resolve(link.replaceAll('&amp;', '&'), call, base);
  if (!target?.pathname.startsWith(base.pathname)) {
    throw new ShapeError('page_next', 'a link to the next page of this list', 'a link that leads elsewhere', call.path);
  }
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
