/** From what stands in a file to a profile; a missing field gets its default, a wrong one is a usage fault. */
import { defaultNames } from '#shared/client/options.ts';
import { Fault } from '../fault.ts';
import { apiBase, isLoopback, isProfileName, kinds, localProfile, type Profile } from './profile.ts';

/** Reads one stored profile. */
export function readProfile(raw: unknown): Profile {
  const stored = (typeof raw === 'object' && raw !== null ? raw : {}) as Readonly<Record<string, unknown>>;
  const names = (stored.names ?? {}) as Readonly<Record<string, unknown>>;
  const name = text(stored.name, '');
  const kind = kinds.find((each) => each === stored.kind);
  if (!isProfileName(name) || !kind) {
    throw new Fault('usage', [`环境 ${name} 的配置有误`, `profile ${name} is not as it should be`]);
  }
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
    timeout: milliseconds(stored.timeout, localProfile.timeout),
    patience: milliseconds(stored.patience, localProfile.patience),
  });
}

/** Refuses a kind that its address denies: `local` is this machine and no other. */
export function checked(profile: Profile): Profile {
  if (profile.kind !== 'local' || isLoopback(profile.base)) return profile;
  throw new Fault('usage', ['local 环境只能指向本机', 'a local profile can only point at this machine'], {
    next: ['请改用 --kind sandbox、staging 或 production', 'use --kind sandbox, staging or production'],
  });
}

const text = (raw: unknown, otherwise: string): string => (typeof raw === 'string' && raw !== '' ? raw : otherwise);

const milliseconds = (raw: unknown, otherwise: number): number =>
  typeof raw === 'number' && Number.isFinite(raw) && raw > 0 ? raw : otherwise;
