/** Whether two API bases lead to the same server. */
import { hostname, networkInterfaces } from 'node:os';

const HERE = 'here';

/** All names of this machine are one: a tunnel, a relay or a company's proxy on it leads where it leads by any of them. */
function hostOf({ hostname: written }: URL): string {
  const name = written
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^\[|\]$/g, '');
  const addresses = Object.values(networkInterfaces()).flatMap((each) => (each ?? []).map(({ address }) => address));
  const isHere =
    /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|::1?|::ffff:(127(\.\d+){3}|7f[0-9a-f]{2}:[0-9a-f]{1,4}))$/.test(
      name,
    ) ||
    name === hostname().toLowerCase() ||
    addresses.includes(name);
  return isHere ? HERE : name;
}

const portOf = ({ port, protocol }: URL): string => port || (protocol === 'https:' ? '443' : '80');

export function isSameServer(one: string, other: string): boolean {
  const [a, b] = [new URL(one), new URL(other)];
  return hostOf(a) === hostOf(b) && portOf(a) === portOf(b);
}

/** A path as web servers read it: without repeated slashes, escapes, and differences of case. */
const pathOf = (base: string): string => {
  const { pathname } = new URL(base);
  return (/%(?![\da-f]{2})/i.test(pathname) ? pathname : decodeURI(pathname))
    .replace(/\/+/g, '/')
    .replace(/\/$/, '')
    .toLowerCase();
};

export const isSameAddress = (one: string, other: string): boolean =>
  isSameServer(one, other) && pathOf(one) === pathOf(other);
