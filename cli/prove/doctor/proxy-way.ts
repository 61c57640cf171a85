/** The proxy on the way to a shop: which one stands there, and whether it lets this machine through. */
import { request as askPlain } from 'node:http';
import { request as askSecure } from 'node:https';
import type { Socket } from 'node:net';
import type { Profile } from '#cli/shop/profile.ts';
import { proxyFor } from '#cli/shop/proxy.ts';
import type { Words } from '#cli/text/words.ts';
import { type Check, fails, fine, say } from './check.ts';

type Env = Readonly<Record<string, string | undefined>>;

const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

export const portOf = ({ port, protocol }: URL): number => Number(port) || (DEFAULT_PORTS[protocol] ?? 0);

/** A host as the network takes it: IPv6 without brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** The proxy that a profile's requests go through, chosen as undici chooses it; undefined for a straight way. */
export function proxyOf({ kind, proxy, base }: Profile, env: Env): URL | undefined {
  const named = kind === 'local' ? undefined : proxyFor(proxy, env);
  const target = new URL(base);
  if (named === undefined || isExcepted(target, env.no_proxy ?? env.NO_PROXY ?? '')) return undefined;
  if (named !== 'environment') return new URL(named);
  const plain = env.http_proxy ?? env.HTTP_PROXY;
  const address = target.protocol === 'https:' ? (env.https_proxy ?? env.HTTPS_PROXY ?? plain) : plain;
  return address ? new URL(address) : undefined;
}

/** True for a host that `no_proxy` names: itself, a domain above it, with its port or without one, or `*`. */
function isExcepted(target: URL, noProxy: string): boolean {
  if (noProxy === '*') return true;
  const host = target.hostname.toLowerCase();
  return noProxy.split(/[,\s]/).some((entry) => {
    const [, name = entry, port] = /^(.+):(\d+)$/.exec(entry) ?? [];
    const wanted = name.replace(/^\*?\./, '').toLowerCase();
    if (wanted === '' || (port && Number(port) !== portOf(target))) return false;
    return host === wanted || host.endsWith(`.${wanted}`);
  });
}

/** What came of asking a proxy for the way: a socket that ends at the shop, or why there is none. */
export interface Tunnel {
  readonly check: Check;
  readonly socket?: Socket;
}

/** Asks the proxy for a tunnel to the shop (CONNECT), as every request does. */
export function openTunnel(proxy: URL, target: URL, limit: number): Promise<Tunnel> {
  const place = `${target.hostname}:${portOf(target)}`;
  const began = performance.now();
  const password = decodeURIComponent(proxy.password);
  const told = `${decodeURIComponent(proxy.username)}:${password}`;
  const asks = (proxy.protocol === 'https:' ? askSecure : askPlain)({
    method: 'CONNECT',
    host: hostOf(proxy),
    port: portOf(proxy),
    path: place,
    headers: {
      host: place,
      ...(told !== ':' && { 'proxy-authorization': `Basic ${Buffer.from(told).toString('base64')}` }),
    },
    timeout: limit,
  });
  const refused = (status: number | string): Tunnel => ({
    check: fails('tunnel', ...refusalOf(status, place, password !== ''), 'network'),
  });
  return new Promise((resolve) => {
    asks.once('connect', ({ statusCode = 0 }, socket: Socket) => {
      const ms = Math.round(performance.now() - began);
      if (statusCode === 200) return resolve({ check: fine('tunnel', say.lets(place), ms), socket });
      socket.destroy();
      resolve(refused(statusCode));
    });
    asks.once('response', ({ statusCode = 0 }) => resolve(refused(statusCode)));
    asks.once('timeout', () => asks.destroy(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' })));
    asks.once('error', ({ code, message }: NodeJS.ErrnoException) => resolve(refused(code ?? message)));
    asks.end();
  });
}

function refusalOf(status: number | string, place: string, knowsPassword: boolean): readonly [Words, next: Words] {
  if (status === 407) {
    return knowsPassword
      ? [say.wrongProxyPassword, say.checkProxyPassword]
      : [say.proxyPassword, say.giveProxyPassword];
  }
  if (typeof status === 'string') return [say.noTunnel(status), say.checkProxy];
  return status >= 500
    ? [say.proxyLost(place, status), say.checkBase]
    : [say.proxyRefuses(place, status), say.askProxy(place)];
}
