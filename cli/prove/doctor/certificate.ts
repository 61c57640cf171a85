/** Checks of the shop's TLS certificate: its host, its end, and whether this machine trusts it. */
import { readFileSync } from 'node:fs';
import { isIP, type Socket } from 'node:net';
import { connect, type PeerCertificate, rootCertificates, type TLSSocket } from 'node:tls';
import { hostOf, portOf } from '#cli/shop/address.ts';
import type { Profile } from '#cli/shop/profile.ts';
import type { Words } from '#cli/text/words.ts';
import { type Check, fails, fine, say, warns } from './check.ts';

/** Days. */
const SOON = 21;
const DAY = 86_400_000;

/** Makes a TLS handshake only. */
export async function checkCertificate(profile: Profile, now: number): Promise<Check> {
  const base = new URL(profile.base);
  const began = performance.now();
  const socket = connect({
    host: hostOf(base),
    port: portOf(base),
    // RFC 6066 forbids an IP address as server name, and Node warns of it.
    ...(isIP(hostOf(base)) === 0 && { servername: hostOf(base) }),
    ...(profile.ca !== '' && { ca: [...rootCertificates, readFileSync(profile.ca, 'utf8')] }),
    timeout: profile.connect,
    // The check reads an untrusted certificate, too, to say what is wrong with it.
    rejectUnauthorized: false,
  });
  try {
    await reached(socket, 'secureConnect');
    return { ...judged(socket, profile, now), ms: Math.round(performance.now() - began) };
  } catch (error) {
    return unfinished(error, profile);
  } finally {
    socket.destroy();
  }
}

function judged(socket: TLSSocket, profile: Profile, now: number): Check {
  const certificate = socket.getPeerCertificate();
  if (!socket.authorized) return fails('tls', ...distrust(socket, certificate, profile), 'network');
  const end = new Date(certificate.valid_to);
  const day = end.toISOString().slice(0, 10);
  if (end.getTime() - now < SOON * DAY) return warns('tls', say.endsSoon(day), say.renewSoon);
  return fine('tls', say.validUntil(day, issuerOf(certificate), socket.getProtocol() ?? ''));
}

const issuerOf = ({ issuer }: PeerCertificate): string => String(issuer?.O ?? issuer?.CN ?? '?');

type Finding = readonly [detail: Words, next: Words];

function distrust(socket: TLSSocket, certificate: PeerCertificate, { base, name, ca }: Profile): Finding {
  const why = String(socket.authorizationError);
  const host = hostOf(new URL(base));
  if (why === 'CERT_HAS_EXPIRED') {
    return [say.expired(new Date(certificate.valid_to).toISOString().slice(0, 10)), say.renew];
  }
  if (why === 'CERT_NOT_YET_VALID') {
    return [say.notYet(new Date(certificate.valid_from).toISOString().slice(0, 10)), say.setClock];
  }
  if (why === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    const given = certificate.subjectaltname ?? String(certificate.subject?.CN ?? '?');
    return [say.otherName(host, given.replace(/(DNS|IP Address):/g, '')), say.checkBase];
  }
  return [say.notTrusted(issuerOf(certificate), why), ca === '' ? say.addCa(name) : say.otherCa(name, ca)];
}

function unfinished(error: unknown, { base }: Profile): Check {
  const why = (error as NodeJS.ErrnoException).code ?? String(error);
  const isPlain = /WRONG_VERSION|PACKET_LENGTH|EPROTO|HTTP_REQUEST/.test(why);
  return isPlain
    ? fails('tls', say.noTlsThere(why), say.tryPlain(base.replace('https:', 'http:')), 'network')
    : fails('tls', say.handshake(why), say.checkNetwork, 'network');
}

/** Resolves at this event; rejects with the socket's error. */
export const reached = (socket: Socket, event: 'connect' | 'secureConnect'): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.once(event, () => resolve());
    socket.once('error', reject);
    socket.once('close', () => reject(Object.assign(new Error('closed'), { code: 'ECONNRESET' })));
    socket.once('timeout', () => reject(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' })));
  });
