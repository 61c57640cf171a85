/** Checks of the network: proxy, DNS, TCP, TLS. With a proxy they check the way to it; the first call checks the rest. */
import { lookup } from 'node:dns/promises';
import { connect, isIP } from 'node:net';
import { hostOf, portOf } from '#cli/shop/address.ts';
import type { Profile } from '#cli/shop/profile.ts';
import { proxyOf } from '#cli/shop/proxy.ts';
import { plainly, type Words } from '#cli/text/words.ts';
import { checkCertificate, reached } from './certificate.ts';
import { type Check, fails, fine, say, skips, warns } from './check.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** After a failure the checks that need it are skipped. */
export async function checkNetwork(profile: Profile, env: Env, now: number): Promise<Check[]> {
  const base = new URL(profile.base);
  const proxy = profile.kind === 'local' ? undefined : proxyOf(base, profile.proxy, env);
  const target = proxy ?? base;
  const next = proxy ? say.checkProxy : undefined;
  const proxied = fine('proxy', proxy ? say.proxied(proxy.host) : say.direct);
  const dns = await checkDns(target, next);
  const tcp = dns.state === 'fail' ? skips('tcp', say.notReached) : await checkTcp(target, profile.connect, next);
  return [proxied, dns, tcp, proxy ? skips('tls', say.behindProxy) : await tlsOf(profile, tcp, now)];
}

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

async function tlsOf(profile: Profile, tcp: Check, now: number): Promise<Check> {
  if (new URL(profile.base).protocol === 'https:') {
    return tcp.state === 'ok' ? checkCertificate(profile, now) : skips('tls', say.notReached);
  }
  return profile.kind === 'production' ? warns('tls', say.noTls, say.useHttps) : skips('tls', say.noTls);
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);
