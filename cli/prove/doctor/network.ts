/** The way to a shop, step by step: proxy, name, connection, tunnel, certificate. Behind a proxy the first steps lead to it. */
import { lookup } from 'node:dns/promises';
import { connect, isIP, type Socket } from 'node:net';
import type { Profile } from '#cli/shop/profile.ts';
import { plainly, type Words } from '#cli/text/words.ts';
import { checkCertificate, reached } from './certificate.ts';
import { type Check, fails, fine, say, skips, warns } from './check.ts';
import { hostOf, openTunnel, portOf, proxyOf } from './proxy-way.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Checks the way to a profile's base; each step that another needs and that failed makes the later ones skipped. */
export async function checkNetwork(profile: Profile, env: Env, now: number): Promise<Check[]> {
  const base = new URL(profile.base);
  const proxy = proxyOf(profile, env);
  const target = proxy ?? base;
  const next = proxy ? say.checkProxy : undefined;
  const proxied = fine('proxy', proxy ? say.proxied(proxy.host) : say.direct);
  const dns = await checkDns(target, next);
  const tcp = dns.state === 'fail' ? skipped('tcp') : await checkTcp(target, profile.connect, next);
  if (!proxy) return [proxied, dns, tcp, await tlsOf(profile, tcp, undefined, now)];
  if (tcp.state !== 'ok') return [proxied, dns, tcp, skipped('tunnel'), skipped('tls')];
  const { check, socket } = await openTunnel(proxy, base, profile.connect);
  try {
    return [proxied, dns, tcp, check, await tlsOf(profile, check, socket, now)];
  } finally {
    socket?.destroy();
  }
}

const skipped = (name: 'tcp' | 'tunnel' | 'tls'): Check => skips(name, say.notReached);

async function checkDns(target: URL, next: Words = say.checkName): Promise<Check> {
  const host = hostOf(target);
  if (isIP(host) !== 0) return skips('dns', say.isAddress);
  const began = performance.now();
  try {
    const found = await lookup(host, { all: true });
    const ms = Math.round(performance.now() - began);
    return fine('dns', plainly(found.map((each) => each.address).join(', ')), ms);
  } catch (error) {
    return fails('dns', say.noSuchName(host, codeOf(error)), next, 'network');
  }
}

async function checkTcp(target: URL, limit: number, next: Words | undefined): Promise<Check> {
  const began = performance.now();
  const at = { host: hostOf(target), port: portOf(target) };
  const place = `${at.host}:${at.port}`;
  const socket = connect({ ...at, timeout: limit });
  try {
    await reached(socket, 'connect');
    return fine('tcp', plainly(place), Math.round(performance.now() - began));
  } catch (error) {
    const why = codeOf(error);
    const isRefused = why === 'ECONNREFUSED';
    const detail = isRefused ? say.nobodyListens(place, why) : say.noConnection(place, why);
    return fails('tcp', detail, next ?? (isRefused ? say.checkPort : say.checkNetwork), 'network');
  } finally {
    socket.destroy();
  }
}

/** The certificate, where the base wants one and the step before it was passed. */
async function tlsOf(profile: Profile, before: Check, tunnel: Socket | undefined, now: number): Promise<Check> {
  if (new URL(profile.base).protocol === 'https:') {
    return before.state === 'ok' ? checkCertificate(profile, tunnel, now) : skipped('tls');
  }
  return profile.kind === 'production' ? warns('tls', say.noTls, say.useHttps) : skips('tls', say.noTls);
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);
