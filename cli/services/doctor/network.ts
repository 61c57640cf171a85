/** The way to a shop, step by step: name, connection, certificate. Behind a proxy the steps lead to the proxy. */
import { lookup } from 'node:dns/promises';
import { readFileSync } from 'node:fs';
import { connect as connectTcp, isIP } from 'node:net';
import { connect as connectTls, rootCertificates, type TLSSocket } from 'node:tls';
import { proxyFor } from '../access/proxy.ts';
import type { Profile } from '../environment/profile.ts';
import { as, type Check } from './check.ts';
import { names, say } from './dictionary.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Days before its end from which a certificate is worth a warning. */
const SOON = 21;
const DAY = 86_400_000;

/** Checks the way to a profile's base; each step that another needs and that failed makes the later ones skipped. */
export async function checkNetwork(profile: Profile, env: Env, now: number): Promise<Check[]> {
  const base = new URL(profile.base);
  const proxy = profile.kind === 'local' ? undefined : proxyFor(profile.proxy, env);
  const address = proxy === 'environment' ? environmentProxy(base, env) : proxy;
  const target = address ? new URL(address) : base;
  const proxied: Check = {
    name: 'proxy',
    about: names.proxy,
    state: 'ok',
    detail: address ? say.proxied(new URL(address).host) : say.direct,
  };
  const dns = await checkDns(target.hostname);
  const tcp = dns.state === 'fail' ? skipped('tcp') : await checkTcp(target, profile.connect);
  return [proxied, dns, tcp, await tlsOf(base, Boolean(address), tcp, profile, now)];
}

const environmentProxy = ({ protocol }: URL, env: Env): string | undefined =>
  (protocol === 'https:' ? env.https_proxy || env.HTTPS_PROXY : env.http_proxy || env.HTTP_PROXY) || undefined;

const skipped = (name: 'tcp' | 'tls'): Check => ({ name, about: names[name], state: 'skip', detail: say.notReached });

async function checkDns(hostname: string): Promise<Check> {
  const about = { name: 'dns', about: names.dns };
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return { ...about, state: 'skip', detail: say.isAddress };
  const began = performance.now();
  try {
    const found = await lookup(host, { all: true });
    const ms = Math.round(performance.now() - began);
    return { ...about, state: 'ok', detail: as(found.map((each) => each.address).join(', ')), ms };
  } catch (error) {
    return failed(about, error);
  }
}

async function checkTcp({ hostname, port, protocol }: URL, limit: number): Promise<Check> {
  const about = { name: 'tcp', about: names.tcp };
  const began = performance.now();
  const at = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || (protocol === 'https:' ? 443 : 80) };
  const socket = connectTcp({ ...at, timeout: limit });
  try {
    await ready(socket, 'connect');
    return { ...about, state: 'ok', detail: as(`${at.host}:${at.port}`), ms: Math.round(performance.now() - began) };
  } catch (error) {
    return failed(about, error);
  } finally {
    socket.destroy();
  }
}

async function tlsOf({ protocol, hostname, port }: URL, proxied: boolean, tcp: Check, profile: Profile, now: number) {
  const about = { name: 'tls', about: names.tls };
  if (protocol !== 'https:') {
    const isLive = profile.kind === 'production';
    return {
      ...about,
      state: isLive ? 'warn' : 'skip',
      detail: say.noTls,
      next: isLive ? say.useHttps : undefined,
    } as const;
  }
  if (proxied) return { ...about, state: 'skip', detail: say.viaProxy } as const;
  if (tcp.state !== 'ok') return skipped('tls');
  const ca = profile.ca === '' ? {} : { ca: [...rootCertificates, readFileSync(profile.ca, 'utf8')] };
  const began = performance.now();
  const socket = connectTls({
    host: hostname,
    port: Number(port) || 443,
    servername: hostname,
    ...ca,
    timeout: profile.connect,
  });
  try {
    await ready(socket, 'secureConnect');
    return { ...certificate(socket, now), ms: Math.round(performance.now() - began) };
  } catch (error) {
    const why = error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.message) : String(error);
    return { ...about, state: 'fail', detail: say.notTrusted(why), next: say.addCa, code: 'network' } as const;
  } finally {
    socket.destroy();
  }
}

function certificate(socket: TLSSocket, now: number): Check {
  const about = { name: 'tls', about: names.tls };
  const { valid_to, issuer } = socket.getPeerCertificate();
  const end = new Date(valid_to);
  const day = end.toISOString().slice(0, 10);
  if (end.getTime() - now < SOON * DAY) return { ...about, state: 'warn', detail: say.endsSoon(day) };
  return {
    ...about,
    state: 'ok',
    detail: say.validUntil(day, String(issuer.O ?? issuer.CN), socket.getProtocol() ?? ''),
  };
}

const ready = (socket: TLSSocket | ReturnType<typeof connectTcp>, event: 'connect' | 'secureConnect'): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.once(event, () => resolve());
    socket.once('error', reject);
    socket.once('timeout', () => reject(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' })));
  });

const failed = (about: Pick<Check, 'name' | 'about'>, error: unknown): Check => ({
  ...about,
  state: 'fail',
  detail: as((error as NodeJS.ErrnoException).code ?? String(error)),
  next: say.checkNetwork,
  code: 'network',
});
