/** The door: each request is judged by what leaves (method, script, act, parameters, body, address), not by what was meant. */
import { Fault } from '#cli/text/fault.ts';
import { readForm } from '#shared/client/form-body.ts';
import { isPlainName, mayCarry } from '#shared/client/page-link.ts';
import type { Call, Effect } from '#shared/contract/call.ts';
import { redirects } from '#shared/contract/wechat.ts';
import type { Codec, Fields } from '#shared/contract/wire.ts';
import { UnsentError } from '#shared/errors.ts';
import { knownCall } from './find-call.ts';
import { effectOf, type Guard } from './guard.ts';
import { isStandIn, type Profile } from './profile.ts';

type Fetch = typeof globalThis.fetch;
type Request = Pick<RequestInit, 'method' | 'body'>;

/** `path` is script and act of a call, or the address. */
export interface Judged {
  readonly path: string;
  readonly effect: Effect;
}

/** The same fetch. A request that the guard does not let out throws UnsentError. */
export const door =
  (fetch: Fetch, profile: Pick<Profile, 'base' | 'names' | 'kind' | 'near'>, guard: Pick<Guard, 'letOut'>): Fetch =>
  async (input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input);
    const sent = judge(url, init, profile);
    try {
      guard.letOut(sent);
    } catch (cause) {
      throw new UnsentError(sent.path, cause as Error);
    }
    // What the machine's own settings forbid was not sent either, and asking again does not help.
    return fetch(input, init).catch((error: unknown) => {
      throw error instanceof Fault ? new UnsentError(sent.path, error) : error;
    });
  };

/** What a request does. Whatever differs from its declaration counts as money: a PHP script may read it from anywhere. */
export function judge(
  address: string,
  init: Request,
  { base, names, kind, near = [] }: Pick<Profile, 'base' | 'names' | 'kind' | 'near'>,
): Judged {
  const url = new URL(address);
  const { origin, pathname } = new URL(`${base}/`);
  const isOurs = url.origin === origin;
  const below = isOurs && url.pathname.startsWith(pathname) ? url.pathname.slice(pathname.length) : undefined;
  const [act = ''] = url.searchParams.getAll('act');
  const path = below === undefined ? `${url.origin}${url.pathname}` : `${below}?act=${act}`;
  const method = (init.method ?? 'GET').toUpperCase();
  const call = below === undefined ? undefined : knownCall(path)?.call;
  if (call) return { path, effect: isAsDeclared(call, method, url, init.body, names.bust) ? effectOf(call) : 'money' };
  const redirect = redirects.find((each) => each.path === path);
  const isBare = method === 'GET' && (init.body ?? '') === '';
  if (redirect && isBare) return redirect;
  // The operator of a stand-in refuses by itself what is not its own.
  if (isOurs && isStandIn({ kind, near }) && /\/operator\/\w+$/.test(url.pathname)) return { path, effect: 'read' };
  // A page, a file or an image. Another script with an act is one that nobody declared.
  const isScript = /\.php($|[/?])/i.test(url.pathname) && [...url.searchParams.keys()].length > 0;
  return { path, effect: isBare && !isScript ? 'read' : 'money' };
}

function isAsDeclared(call: Call, method: string, url: URL, body: RequestInit['body'], bust: string): boolean {
  const parameters = [...url.searchParams];
  const isQuery =
    parameters.filter(([name]) => name === 'act').length === 1 &&
    parameters
      .filter(([name]) => name !== 'act')
      .every(([name, value]) => isPlainName(name) && (name === bust || isParameter(call, name, value)));
  return method === call.method && isQuery && isBody(call.body, body ?? undefined);
}

/** A parameter that the call declares, or that a next page of it may carry. */
export const isParameter = (call: Call, name: string, value: string): boolean =>
  Object.hasOwn(call.query.fields, name) || ('page_next' in call.answer.fields && mayCarry(call, name, value));

/** True for the declared body, as JSON or as a form. */
function isBody(codec: Codec<unknown> | undefined, body: RequestInit['body'] | undefined): boolean {
  if (body === undefined || body === '') return codec === undefined;
  if (!codec) return false;
  if (typeof body !== 'string') return codec.is.includes('file');
  const sent = parsed(body);
  if (!('fields' in codec)) return Array.isArray(sent);
  const fields = codec.fields as Fields;
  return typeof sent === 'object' && sent !== null && Object.keys(sent).every((name) => Object.hasOwn(fields, name));
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return readForm(new URLSearchParams(body));
  }
}
