/** From what stands in a file to a profile; a missing field gets its default, a wrong one is a usage fault. */

import { Fault } from '#cli/text/fault.ts';
import { defaultNames } from '#shared/client/options.ts';
import { apiBase, effects, isLoopback, isProfileName, kinds, localProfile, type Profile } from './profile.ts';
import { say } from './profile-words.ts';

/** Reads one stored profile. */
export function readProfile(raw: unknown): Profile {
  const stored = (typeof raw === 'object' && raw !== null ? raw : {}) as Readonly<Record<string, unknown>>;
  const names = (stored.names ?? {}) as Readonly<Record<string, unknown>>;
  const name = text(stored.name, '');
  const kind = kinds.find((each) => each === stored.kind);
  if (!isProfileName(name) || !kind) throw new Fault('usage', say.wrong(name));
  return checked({
    name,
    kind,
    base: apiBase(text(stored.base, '')),
    names: {
      bust: text(names.bust, defaultNames.bust),
      token: text(names.token, defaultNames.token),
      agency: text(names.agency, defaultNames.agency),
    },
    agencyId: text(stored.agencyId, ''),
    may: Array.isArray(stored.may) ? effects.filter((effect) => (stored.may as unknown[]).includes(effect)) : effects,
    proxy: text(stored.proxy, ''),
    ca: text(stored.ca, ''),
    sms: text(stored.sms, ''),
    timeout: milliseconds(stored.timeout, localProfile.timeout),
    // No patience at all is a choice: a reading call is made once.
    patience: stored.patience === 0 ? 0 : milliseconds(stored.patience, localProfile.patience),
    connect: milliseconds(stored.connect, localProfile.connect),
  });
}

/** Refuses what cannot be: a `local` profile elsewhere, header names that are none, a proxy that carries a password. */
export function checked(profile: Profile): Profile {
  const { kind, base, names, proxy, sms } = profile;
  if (kind === 'local' && !isLoopback(base)) throw new Fault('usage', say.onlyHere, { next: say.otherKind });
  for (const header of [names.token, names.agency]) {
    if (!/^[a-z0-9!#$%&'*+.^_`|~-]+$/i.test(header)) throw new Fault('usage', say.badHeader(header));
  }
  if (!/^[\w.-]+$/.test(names.bust)) throw new Fault('usage', say.badParameter(names.bust));
  if (!/^(|prompt|sandbox|(file|cmd|env):.+)$/s.test(sms)) throw new Fault('usage', say.smsSource);
  return { ...profile, may: [...new Set([...profile.may, 'read' as const])], proxy: proxyAddress(proxy) };
}

function proxyAddress(raw: string): string {
  if (raw === '' || raw === 'none') return raw;
  const url = URL.canParse(raw) ? new URL(raw) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Fault('usage', say.proxyNoHttp);
  if (url.username === '' && url.password === '') return url.origin;
  throw new Fault('usage', say.proxyBare, { next: say.proxyFromEnvironment });
}

const text = (raw: unknown, otherwise: string): string => (typeof raw === 'string' && raw !== '' ? raw : otherwise);

const milliseconds = (raw: unknown, otherwise: number): number =>
  typeof raw === 'number' && Number.isFinite(raw) && raw > 0 ? raw : otherwise;
