/** `page_next`: a link to the next page, absolute, relative to the API base, or only a query; "end" ends the list. */
import type { Call } from '#shared/contract/call.ts';
import { ShapeError } from '#shared/errors.ts';
import { address, headers } from './address.ts';
import type { ClientOptions } from './options.ts';
import type { KeyedRequest } from './request.ts';

const ANYWHERE = 'http://same.origin';

/**
 * The request of the next page; undefined at the end. A next page is the same call: the script and act of its list, below this
 * API's own base. A link with the same path and host on another scheme or port, as a server behind a proxy may send, is
 * requested from our own base. Throws ShapeError for any other link, which could act in the member's name.
 */
export function pageUrl(call: Call, link: string, options: ClientOptions): KeyedRequest | undefined {
  if (link === '' || link === 'end') return undefined;
  const rest = nextParameters(call, link, options.base);
  if (!rest) {
    throw new ShapeError('page_next', 'the next page', 'another link', call.path);
  }
  return {
    key: JSON.stringify([call.path, rest]),
    args: Object.fromEntries(rest),
    request: { url: address(options, call.path, rest), method: 'GET', headers: headers(options) },
  };
}

/** True for a link to the next page of this list, below this API's base. */
export const leadsOn = (call: Call, link: string, base: string): boolean =>
  nextParameters(call, link, base) !== undefined;

type Pairs = readonly (readonly [name: string, value: string])[];

/** The parameters of a next page, without `act`. Undefined for a link to anything but the next page of this list. */
export function nextParameters(call: Call, link: string, base: string): Pairs | undefined {
  const [script = '', act = ''] = call.path.split('?act=');
  const below = new URL(`${base.replace(/\/$/, '')}/`, ANYWHERE);
  const written = link.replaceAll('&amp;', '&');
  const from = written.startsWith('?') ? `${script}${written}` : written;
  const target = resolved(from, below);
  if (target?.pathname !== `${below.pathname}${script}` || target.hostname !== below.hostname) return undefined;
  const pairs = [...target.searchParams];
  const acts = pairs.filter(([name]) => name === 'act');
  const rest = pairs.filter(([name]) => name !== 'act');
  const isSame = call.method === 'GET' && acts.every(([, value]) => value === act) && acts.length <= 1;
  return isSame && rest.every(([name, value]) => mayCarry(call, name, value)) ? rest : undefined;
}

function resolved(link: string, base: URL): URL | undefined {
  try {
    return new URL(link, base);
  } catch {
    return undefined;
  }
}

/** A number, or a cursor. */
const POSITION = /^[\w.,:+/=-]{0,200}$/;

/**
 * A next page may carry the parameters of its list, and where in the list it begins, whose name no document gives. PHP reads
 * ` act`, `act[]` and `act.x` as other names than they look, so only plain names pass.
 */
export const mayCarry = (call: Call, name: string, value: string): boolean =>
  Object.keys(call.query.fields).includes(name) || (isPlainName(name) && POSITION.test(value));

/** PHP takes it as it is written, and it names no act. */
export const isPlainName = (name: string): boolean => /^[a-z_]\w*$/i.test(name) && name.toLowerCase() !== 'act';
