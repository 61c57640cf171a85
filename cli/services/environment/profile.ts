/** A profile: where a shop stands, what kind of place it is, and how it spells its headers. */
import { defaultNames, type WireNames } from '#shared/client/options.ts';
import { Fault } from '../fault.ts';

export const kinds = ['local', 'sandbox', 'staging', 'production'] as const;
/** What may be done there: on production the guard asks for consent. */
export type Kind = (typeof kinds)[number];

export interface Profile {
  readonly name: string;
  /** Absolute address of the API base, without a slash at its end. */
  readonly base: string;
  readonly kind: Kind;
  readonly names: WireNames;
  /** Agency id sent before a login has told one; '' for none. */
  readonly agencyId: string;
  /** ms that one request may take. */
  readonly timeout: number;
  /** ms that a reading call may take with all its repetitions. */
  readonly patience: number;
}

/** The profile that is always there: the stand-in on this machine. */
export const localProfile: Profile = {
  name: 'local',
  base: 'http://127.0.0.1:8080/api',
  kind: 'local',
  names: defaultNames,
  agencyId: '',
  timeout: 15_000,
  patience: 20_000,
};

/** The address of an API base in one spelling; refuses what is no http(s) address and anything that carries a password. */
export function apiBase(raw: string): string {
  const url = URL.canParse(raw) ? new URL(raw) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Fault('usage', ['接口地址须以 http:// 或 https:// 开头', 'the base must be an http(s) address']);
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new Fault('usage', ['接口地址不能带账号、参数或 #', 'the base may not carry a user, a query or a hash']);
  }
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

/** True for an address of this very machine. */
export function isLoopback(base: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(base).hostname);
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
  if (isLoopback(base)) return { ...profile, base, kind: profile.kind === 'production' ? 'production' : 'local' };
  return { ...profile, base, kind: 'production', name: new URL(base).host };
}
