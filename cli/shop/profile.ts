/** A profile: the address of a shop, its kind, the allowed effects, and the way there. */
import { Fault } from '#cli/text/fault.ts';
import { type BodyKind, bodyKinds } from '#shared/client/form-body.ts';
import { defaultNames, type WireNames } from '#shared/client/options.ts';
import type { Effect } from '#shared/contract/call.ts';
import type { Nearness } from './address.ts';
import { fieldsOf } from './json.ts';
import { say } from './profile-words.ts';

export const kinds = ['local', 'sandbox', 'staging', 'production'] as const;
/** On production the guard asks for consent. */
export type Kind = (typeof kinds)[number];

/** Reading is always allowed. */
export const effects = ['read', 'session', 'write', 'money'] as const satisfies readonly Effect[];

export const isActing = (effect: Effect): boolean => effect === 'write' || effect === 'money';

/** The built-in profile: the stand-in on this machine. It holds the defaults of all profiles. */
export const localProfile = {
  name: 'local',
  base: 'http://127.0.0.1:8080/api',
  kind: 'local' as Kind,
  /** Allows unencrypted http to another machine. */
  plainHttp: false,
  names: defaultNames as WireNames,
  /** How the bodies of POSTs are written; a PHP script that reads `$_POST` sees a form alone. */
  body: 'json' as BodyKind,
  /** Agency id before login; '' for none. */
  agencyId: '',
  /** Allowed effects; no flag goes beyond them. */
  may: effects as readonly Effect[],
  /** Smoke scenarios may do what cannot be put back; never on production. */
  irreversible: false,
  /** Proxy; '' follows the environment, 'none' connects directly. */
  proxy: '',
  /** PEM file of additional trusted certificates. */
  ca: '',
  /** Default source of SMS codes; '' asks the person, or the stand-in. */
  sms: '',
  /** ms for one request. */
  timeout: 15_000,
  /** ms for a reading call with its retries. */
  patience: 20_000,
  /** ms for connecting. */
  connect: 10_000,
  /** Its name was typed: it is none of these production shops, although it is near them. Pairs of addresses, see `apartFrom`. */
  apart: [] as readonly string[],
};
export type Profile = Readonly<typeof localProfile> & {
  /** The production profiles that it is near to, the nearest first. It is not kept. */
  readonly near?: readonly Near[];
};

export interface Near {
  /** The name of the production profile. */
  readonly to: string;
  readonly as: Nearness;
  /** Confirmed as another shop. */
  readonly isApart: boolean;
}

/** How a profile keeps that it is another shop than a production profile; with another address it says nothing. */
export const apartFrom = ({ base }: Pick<Profile, 'base'>, production: Pick<Profile, 'base'>): string =>
  `${base} ${production.base}`;

/** The production profile by which a profile is held, if any: it is production too, or `unknown`, where it may only read. */
export const heldBy = ({ near = [] }: Pick<Profile, 'near'>): Near | undefined =>
  near.find(({ as, isApart }) => as === 'same' || (as !== 'port' && !isApart));

/** Smoke scenarios may do here what cannot be put back. */
export const mayLast = ({ kind, irreversible }: Pick<Profile, 'kind' | 'irreversible'>): boolean =>
  irreversible && kind !== 'production';

/** A stand-in, whose operator can be asked. A host that any production profile names is none, whatever the path. */
export const isStandIn = (profile: Pick<Profile, 'kind' | 'near'>): boolean =>
  (profile.kind === 'local' || profile.kind === 'sandbox') && besideProduction(profile) === undefined;

/** The production profile on whose account nothing is done as the operator: not even where the profile was confirmed as another shop. */
export const besideProduction = ({ kind, near = [] }: Pick<Profile, 'kind' | 'near'>): Near | undefined =>
  near.find(({ as, isApart }) => as === 'same' || as === 'host' || !(isApart || (as === 'port' && kind === 'local')));

/** Normalizes an API base. Refuses other schemes, and addresses with a user, query or hash. */
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

/** Refuses unencrypted http to another machine, unless the profile allows it. */
export function refusePlainHttp({ base, plainHttp }: Pick<Profile, 'base' | 'plainHttp'>): void {
  if (plainHttp || base.startsWith('https:') || isLoopback(base)) return;
  throw new Fault('usage', say.plainHttp(base), { next: say.allowPlainHttp });
}

/** Fits in a file name, a prompt and a command line. */
export const isProfileName = (name: string): boolean => /^[a-z0-9][a-z0-9._-]{0,39}$/i.test(name);

/** The same profile at another address. Its kind holds for its own address only, so another one counts as production. */
export function atBase(profile: Profile, raw: string): Profile {
  const base = apiBase(raw);
  if (base === profile.base) return profile;
  refusePlainHttp({ base, plainHttp: profile.plainHttp });
  if (isLoopback(base)) return { ...profile, base, kind: profile.kind === 'production' ? 'production' : 'local' };
  return { ...profile, base, kind: 'production', name: new URL(base).host };
}

/** A profile as it stands in the file: what is missing or of another type has its default. */
export function readProfile(raw: unknown): Profile {
  const stored = fieldsOf(raw) ?? {};
  const name = typeof stored.name === 'string' ? stored.name : '';
  // `"may": "read"` would allow everything, which is not what was meant.
  const isListed = stored.may === undefined || Array.isArray(stored.may);
  if (!isProfileName(name) || !kinds.some((each) => each === stored.kind) || !isListed)
    throw new Fault('usage', say.wrong(name));
  const { may, body, base, ...read } = withDefaults(stored, localProfile);
  const apart: unknown[] = Array.isArray(stored.apart) ? stored.apart : [];
  return checked({
    ...read,
    base: apiBase(typeof stored.base === 'string' ? base : ''),
    names: withDefaults(fieldsOf(stored.names) ?? {}, localProfile.names),
    body: bodyKinds.find((each) => each === body) ?? localProfile.body,
    may: effects.filter((effect) => may.includes(effect)),
    apart: apart.filter((each) => typeof each === 'string'),
    // 0 is a choice: no retries.
    ...(stored.patience === 0 && { patience: 0 }),
  });
}

/** The fields of `defaults`, as far as they stand in `stored` and are neither empty nor 0. */
function withDefaults<T extends object>(stored: Readonly<Record<string, unknown>>, defaults: T): T {
  const isUsable = (value: unknown, usual: unknown) =>
    typeof value === typeof usual && value !== '' && !(typeof value === 'number' && value <= 0);
  const read = Object.entries(defaults).map(([key, usual]) => [
    key,
    isUsable(stored[key], usual) ? stored[key] : usual,
  ]);
  return Object.fromEntries(read) as T;
}

/** Refuses `local` on another machine, invalid header names, and a proxy with a password. */
export function checked(profile: Profile): Profile {
  const { kind, base, names, proxy, sms } = profile;
  if (kind === 'local' && !isLoopback(base)) throw new Fault('usage', say.onlyHere, { next: say.otherKind });
  for (const header of [names.token, names.agency]) {
    if (!/^[a-z0-9!#$%&'*+.^_`|~-]+$/i.test(header)) throw new Fault('usage', say.badHeader(header));
  }
  if (!/^[\w.-]+$/.test(names.bust)) throw new Fault('usage', say.badParameter(names.bust));
  if (!/^(|prompt|sandbox|(file|cmd|env):.+)$/s.test(sms)) throw new Fault('usage', say.smsSource);
  const may = [...new Set([...profile.may, 'read' as const])];
  return { ...profile, may, irreversible: mayLast(profile), proxy: proxyAddress(proxy) };
}

function proxyAddress(raw: string): string {
  if (raw === '' || raw === 'none') return raw;
  const url = URL.canParse(raw) ? new URL(raw) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Fault('usage', say.proxyNoHttp);
  if (url.username === '' && url.password === '') return url.origin;
  throw new Fault('usage', say.proxyBare, { next: say.proxyFromEnvironment });
}
