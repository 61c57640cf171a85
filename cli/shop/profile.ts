/** A profile: where a shop stands, what kind of place it is, what may be done there, and how it is reached. */
import { Fault } from '#cli/text/fault.ts';
import { defaultNames, type WireNames } from '#shared/client/options.ts';
import type { Effect } from '#shared/contract/call.ts';
import { say } from './profile-words.ts';

export const kinds = ['local', 'sandbox', 'staging', 'production'] as const;
/** What sort of place it is: on production the guard asks for consent. */
export type Kind = (typeof kinds)[number];

/** Everything that calls can do; reading is always allowed. */
export const effects = ['read', 'session', 'write', 'money'] as const satisfies readonly Effect[];

/** The profile that is always there, the stand-in on this machine; what another one does not say is as it is here. */
export const localProfile = {
  name: 'local',
  /** Absolute address of the API base, without a slash at its end. */
  base: 'http://127.0.0.1:8080/api',
  kind: 'local' as Kind,
  /** Another machine may be spoken to without TLS: passwords and tokens are then read by whoever listens. */
  plainHttp: false,
  names: defaultNames as WireNames,
  /** Agency id sent before a login has told one; '' for none. */
  agencyId: '',
  /** What may be done there at all; no flag of a run goes beyond it. */
  may: effects as readonly Effect[],
  /** Address of the proxy; '' follows the environment's variables, 'none' goes straight. */
  proxy: '',
  /** A PEM file of certificates that are trusted beside the usual ones; '' for none. */
  ca: '',
  /** Where codes of text messages come from when no flag says; '' asks the person, or a stand-in's operator. */
  sms: '',
  /** ms that one request may take. */
  timeout: 15_000,
  /** ms that a reading call may take with all its repetitions. */
  patience: 20_000,
  /** ms that a connection may take. */
  connect: 10_000,
};
export type Profile = Readonly<typeof localProfile>;

/** True for a shop of our own stand-in, whose operator can be asked. */
export const isStandIn = ({ kind }: Profile): boolean => kind === 'local' || kind === 'sandbox';

/** The address of an API base in one spelling; refuses what is no http(s) address and anything that carries a password. */
export function apiBase(raw: string): string {
  const url = URL.canParse(raw) ? new URL(raw) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Fault('usage', say.noHttp);
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new Fault('usage', say.bareBase);
  }
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

export function isLoopback(base: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(base).hostname);
}

/** Refuses plain http to another machine, unless the profile allows it: password and token would be read on the way. */
export function refusePlainHttp({ base, plainHttp }: Pick<Profile, 'base' | 'plainHttp'>): void {
  if (plainHttp || base.startsWith('https:') || isLoopback(base)) return;
  throw new Fault('usage', say.plainHttp(base), { next: say.allowPlainHttp });
}

/** A name that can stand in a file, in a prompt and on a command line. */
export const isProfileName = (name: string): boolean => /^[a-z0-9][a-z0-9._-]{0,39}$/i.test(name);

/**
 * The same profile at another address. The kind it was given speaks for its own address only, so an address elsewhere
 * counts as production, whatever the profile says, and is called by its host.
 */
export function atBase(profile: Profile, raw: string): Profile {
  const base = apiBase(raw);
  if (base === profile.base) return profile;
  refusePlainHttp({ base, plainHttp: profile.plainHttp });
  if (isLoopback(base)) return { ...profile, base, kind: profile.kind === 'production' ? 'production' : 'local' };
  return { ...profile, base, kind: 'production', name: new URL(base).host };
}

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
    plainHttp: stored.plainHttp === true,
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
