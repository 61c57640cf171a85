/** How two API bases stand to each other, as web servers and DNS read addresses. */
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/** All names of this machine: a tunnel, a relay or a company's proxy on it leads where it leads by any of them. */
const HERE = 'here';

/** The host for a socket: IPv6 without brackets. */
export const hostOf = ({ hostname: written }: URL): string => written.replace(/^\[|\]$/g, '');

export const portOf = ({ port, protocol }: URL): number => Number(port) || (protocol === 'https:' ? 443 : 80);

/** A part of an address as it was before it was encoded; a bare % stands for itself. */
export function unescaped(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A host without differences of case and a last dot; HERE for this machine. */
function serverNamed(host: string): string {
  const name = host.toLowerCase().replace(/\.$/, '');
  const addresses = Object.values(networkInterfaces()).flatMap((each) => (each ?? []).map(({ address }) => address));
  const isHere =
    /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|::1?|::ffff:(127(\.\d+){3}|7f[0-9a-f]{2}:[0-9a-f]{1,4}))$/.test(
      name,
    ) ||
    name === hostname().toLowerCase() ||
    addresses.includes(name);
  return isHere ? HERE : asFour(name);
}

/** An IPv4 address that is written as IPv6, as IPv4. */
function asFour(name: string): string {
  const [, high = '', low = ''] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(name) ?? [];
  const bytes = [high, low].map((each) => Number.parseInt(each, 16)).flatMap((each) => [each >> 8, each & 255]);
  return high === '' ? name.replace(/^::ffff:(?=\d+\.)/, '') : bytes.join('.');
}

/** ms for asking what a name stands for; it is asked twice. */
const IN_TIME = 2000;

/** The addresses of a server, HERE for those of this machine; undefined where nobody tells them in time. */
async function placesOf(server: string): Promise<readonly string[] | undefined> {
  if (server === HERE || isIP(server)) return [server];
  return (await lookedUp(server)) ?? (await lookedUp(server));
}

async function lookedUp(name: string): Promise<readonly string[] | undefined> {
  const done = new AbortController();
  const found = await Promise.race([
    lookup(name, { all: true }).catch(() => undefined),
    wait(IN_TIME, undefined, { signal: done.signal, ref: false }),
  ]);
  done.abort();
  return found?.map(({ address }) => serverNamed(address));
}

/** A path as web servers read it: decoded, without dots and repeated slashes, and without differences of case. */
function pathOf({ pathname }: URL): string {
  const parts = unescaped(pathname)
    .toLowerCase()
    .split(/[/\\]+/);
  const read: string[] = [];
  for (const part of parts.filter((each) => each !== '' && each !== '.')) {
    if (part === '..') read.pop();
    else read.push(part);
  }
  return `/${read.join('/')}`;
}

/**
 * From the nearest to the farthest: the same address; the same host by another path, port or scheme; another name of the same
 * machine; another port of this machine, where each is a server of its own. `unknown` where a name is not resolved in time.
 */
export const nearnesses = ['same', 'host', 'alias', 'unknown', 'port'] as const;
export type Nearness = (typeof nearnesses)[number];

/** How near one API base is to another one; undefined for two servers that have nothing in common. DNS is asked where `isAsked`. */
export async function nearnessOf(one: string, other: string, isAsked = true): Promise<Nearness | undefined> {
  const [a, b] = [new URL(one), new URL(other)];
  const [hostA, hostB] = [serverNamed(hostOf(a)), serverNamed(hostOf(b))];
  const isPort = portOf(a) === portOf(b);
  const byPath = isPort && pathOf(a) === pathOf(b) ? 'same' : 'host';
  const here = isPort ? byPath : 'port';
  if (hostA === hostB) return hostA === HERE ? here : byPath;
  if (bare(hostA) === bare(hostB)) return 'alias';
  if (!isAsked || ((hostA === HERE || hostB === HERE) && !isPort)) return undefined;
  const [placesA, placesB] = await Promise.all([placesOf(hostA), placesOf(hostB)]);
  if (!placesA || !placesB) return 'unknown';
  const shared = placesA.filter((each) => placesB.includes(each));
  if (shared.includes(HERE)) return here;
  return shared.length > 0 ? 'alias' : undefined;
}

const bare = (host: string): string => host.replace(/^www\./, '');

export const isSameAddress = async (one: string, other: string): Promise<boolean> =>
  (await nearnessOf(one, other)) === 'same';
