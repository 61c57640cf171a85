/** What `--json` gives: one envelope for every command, whatever happened. Fields are added, never changed or taken away. */

import type { Failure } from '#cli/shop/failure.ts';
import type { Profile } from '#cli/shop/profile.ts';
import { type ExitName, exitCodes } from '#cli/text/fault.ts';
import { inLanguage, type Language } from '#cli/text/words.ts';

export interface Envelope {
  readonly v: 1;
  readonly ok: boolean;
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

export function success(data: unknown, { profile, ms }: Circumstances): Envelope {
  const env = profile ? { name: profile.name, kind: profile.kind, base: profile.base } : null;
  return { v: 1, ok: true, code: 'ok', exit: 0, data: data ?? null, error: null, env, ms: Math.round(ms) };
}

export function refusal(failure: Failure, around: Circumstances): Envelope {
  const { code, kind, words, next, call = null, detail = null, data } = failure;
  const told = { message: inLanguage(words, around.language), next: next ? inLanguage(next, around.language) : null };
  const error = { kind, ...told, call, detail };
  return { ...success(data, around), ok: false, code, exit: exitCodes[code].exit, error };
}
