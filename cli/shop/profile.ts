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

export interface Profile {
  readonly name: string;
  /** Absolute address of the API base, without a slash at its end. */
  readonly base: string;
  readonly kind: Kind;
  readonly names: WireNames;
  /** Agency id sent before a login has told one; '' for none. */
  readonly agencyId: string;
  /** What may be done there at all; no flag of a run goes beyond it. */
  readonly may: readonly Effect[];
  /** Address of the proxy; '' follows the environment's variables, 'none' goes straight. */
  readonly proxy: string;
  /** A PEM file of certificates that are trusted beside the usual ones; '' for none. */
  readonly ca: string;
  /** Where codes of text messages come from when no flag says; '' asks the person, or a stand-in's operator. */
  readonly sms: string;
  /** ms that one request may take. */
  readonly timeout: number;
  /** ms that a reading call may take with all its repetitions. */
  readonly patience: number;
  /** ms that a connection may take. */
  readonly connect: number;
}

/** The profile that is always there: the stand-in on this machine. */
export const localProfile: Profile = {
  name: 'local',
  base: 'http://127.0.0.1:8080/api',
  kind: 'local',
  names: defaultNames,
  agencyId: '',
  may: effects,
  proxy: '',
  ca: '',
  sms: '',
  timeout: 15_000,
  patience: 20_000,
  connect: 10_000,
};

/** The address of an API base in one spelling; refuses what is no http(s) address and anything that carries a password. */
export function apiBase(raw: string): string {
  const url = URL.canParse(raw) ? new URL(raw) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Fault('usage', say.noHttp);
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new Fault('usage', say.bareBase);
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
