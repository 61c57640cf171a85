/** What `--json` gives: one envelope for every command, whatever happened. Fields are added, never changed or taken away. */

import type { Failure } from '#cli/shop/failure.ts';
import type { Profile } from '#cli/shop/profile.ts';
import { type ExitName, exitCodes } from '#cli/text/fault.ts';
import { inLanguage, type Language } from '#cli/text/words.ts';

export interface Envelope {
  readonly v: 1;
  readonly ok: boolean;
  /** Name of the exit code. */
  readonly code: ExitName;
  readonly exit: number;
  readonly data: unknown;
  readonly error: EnvelopeError | null;
  /** Where it ran; null when no shop was asked. */
  readonly env: Pick<Profile, 'name' | 'kind' | 'base'> | null;
  /** ms from the start of the command to its end. */
  readonly ms: number;
}

export interface EnvelopeError {
  readonly kind: string;
  readonly message: string;
  readonly next: string | null;
  readonly call: string | null;
  readonly detail: string | null;
}

interface Circumstances {
  readonly profile: Profile | undefined;
  readonly ms: number;
  readonly language: Language;
}

const place = (profile: Profile | undefined): Envelope['env'] =>
  profile ? { name: profile.name, kind: profile.kind, base: profile.base } : null;

/** The envelope of a command that did its work. */
export function success(data: unknown, { profile, ms }: Circumstances): Envelope {
  const { exit } = exitCodes.ok;
  return { v: 1, ok: true, code: 'ok', exit, data: data ?? null, error: null, env: place(profile), ms: Math.round(ms) };
}

/** The envelope of a command that did not. */
export function refusal(failure: Failure, { profile, ms, language }: Circumstances): Envelope {
  const { code, kind, words, next, call, detail, data } = failure;
  const error: EnvelopeError = {
    kind,
    message: inLanguage(words, language),
    next: next ? inLanguage(next, language) : null,
    call: call ?? null,
    detail: detail ?? null,
  };
  const { exit } = exitCodes[code];
  return { v: 1, ok: false, code, exit, data: data ?? null, error, env: place(profile), ms: Math.round(ms) };
}
