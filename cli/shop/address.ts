/** Whether two API bases lead to the same server. */
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

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

/** All names of this machine are one: a tunnel, a relay or a company's proxy on it leads where it leads by any of them. */
function serverOf(url: URL): string {
  const name = hostOf(url).toLowerCase().replace(/\.$/, '');
  const addresses = Object.values(networkInterfaces()).flatMap((each) => (each ?? []).map(({ address }) => address));
  const isHere =
    /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|::1?|::ffff:(127(\.\d+){3}|7f[0-9a-f]{2}:[0-9a-f]{1,4}))$/.test(
      name,
    ) ||
    name === hostname().toLowerCase() ||
    addresses.includes(name);
  return isHere ? HERE : name;
}

/** ms for asking what a name stands for; behind a proxy there may be no answer at all. */
const LOOKUP = 500;

/** Whether a host is this machine, by an alias in the hosts file or in DNS too. A name that nobody knows is not. */
async function leadsHere(host: string): Promise<boolean> {
  if (host === HERE || isIP(host)) return host === HERE;
  const done = new AbortController();
  const found = await Promise.race([
    lookup(host, { all: true }).catch(() => []),
    wait(LOOKUP, [], { signal: done.signal, ref: false }),
  ]);
  done.abort();
  return found.some(
    ({ address }) => serverOf(new URL(`http://${isIP(address) === 6 ? `[${address}]` : address}`)) === HERE,
  );
}

export async function isSameServer(one: string, other: string): Promise<boolean> {
  const [a, b] = [new URL(one), new URL(other)];
  if (portOf(a) !== portOf(b)) return false;
  const [hostA, hostB] = [serverOf(a), serverOf(b)];
  return hostA === hostB || ((await leadsHere(hostB)) && (await leadsHere(hostA)));
}

/** A path as web servers read it: without repeated slashes, escapes, and differences of case. */
const pathOf = (base: string): string => {
  const { pathname } = new URL(base);
  return (/%(?![\da-f]{2})/i.test(pathname) ? pathname : decodeURI(pathname))
    .replace(/\/+/g, '/')
    .replace(/\/$/, '')
    .toLowerCase();
};

export const isSameAddress = async (one: string, other: string): Promise<boolean> =>
  pathOf(one) === pathOf(other) && (await isSameServer(one, other));
