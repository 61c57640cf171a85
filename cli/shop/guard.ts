/**
 * The guard: what a profile does not allow is refused whatever the flags say. On production writes need `--allow write`;
 * money needs `--allow money`, the profile's name typed, and a ceiling for the run. Refused is refused, never asked away.
 */
import { Fault } from '#cli/text/fault.ts';
import { plainly, type Words } from '#cli/text/words.ts';
import type { Client } from '#shared/client/create.ts';
import type { Call, Effect } from '#shared/contract/call.ts';
import { around } from './around.ts';
import { say } from './dictionary.ts';
import { effects, type Profile } from './profile.ts';

const known: readonly Effect[] = ['read', 'session', 'write', 'money'];

/** The effect of a call; one that declares none, or none that is known, counts as money. */
export function effectOf(call: { readonly effect?: unknown }): Effect {
  return known.find((effect) => effect === call.effect) ?? 'money';
}

export interface Consent {
  /** What `--allow` says; `money` includes `write`. */
  readonly allow: 'read' | 'write' | 'money';
  /** Fen that this run may spend at most (`--max-amount`). */
  readonly ceiling?: number | undefined;
  /** The name that a flag gave, if one did. */
  readonly named?: string | undefined;
  /** Brings the profile's name as a person typed it; undefined where nobody can be asked. */
  typedName(): Promise<string | undefined>;
}

export interface Guard {
  /** Lets a call pass or throws a guard fault; on production a money call takes one admission made by `spend`. */
  admit(call: Pick<Call, 'path' | 'effect'>): void;
  /** Admits one money call of so many fen, after all three consents; throws a guard fault. */
  spend(fen: number): Promise<void>;
}

/** What the guard wants to know of a profile; without `may` everything may be done. */
export type Guarded = Pick<Profile, 'kind' | 'name'> & Partial<Pick<Profile, 'may'>>;

export function createGuard(profile: Guarded, consent: Consent): Guard {
  const { may = effects } = profile;
  const heed = (effect: Effect, call?: string): void => {
    if (effect !== 'read' && !may.includes(effect)) throw notHere(profile.name, effect, call);
  };
  const guard = profile.kind === 'production' ? guardOfProduction(profile.name, consent) : open;
  return {
    admit(call) {
      heed(effectOf(call), call.path);
      guard.admit(call);
    },
    async spend(fen) {
      heed('money');
      await guard.spend(fen);
    },
  };
}

const open: Guard = { admit: () => undefined, spend: async () => undefined };

function guardOfProduction(name: string, consent: Consent): Guard {
  let spent = 0;
  let admitted = 0;
  let nameIsTyped = false;
  return {
    admit(call) {
      const effect = effectOf(call);
      if (effect === 'read' || effect === 'session') return;
      if (effect === 'write' && consent.allow !== 'read') return;
      if (effect === 'money' && admitted > 0) {
        admitted -= 1;
        return;
      }
      throw refusal(name, plainly(effect === 'money' ? 'money' : 'write'), call.path);
    },
    async spend(fen) {
      if (consent.allow !== 'money') throw refusal(name, wholeConsent(name, consent));
      if (consent.ceiling === undefined) throw new Fault('guard', say.noCeiling, { next: say.addCeiling });
      const left = consent.ceiling - spent;
      if (!(fen >= 0 && fen <= left)) throw new Fault('guard', say.aboveCeiling(fen, left), { next: say.raiseCeiling });
      nameIsTyped ||= (await consent.typedName()) === name;
      if (!nameIsTyped) throw new Fault('guard', say.nameNotTyped, { next: say.typeName(name) });
      spent += fen;
      admitted += 1;
    },
  };
}

/** The flags that a call of this effect still lacks, for a plan; the profile's own limit stands first. */
export function missingConsents({ kind, name, may = effects }: Guarded, consent: Consent, effect: Effect): string[] {
  const missing: string[] = [];
  if (effect !== 'read' && !may.includes(effect)) missing.push(`env edit ${name} --may ${[...may, effect].join(',')}`);
  if (kind !== 'production' || effect === 'read' || effect === 'session') return missing;
  if (effect === 'write') return consent.allow === 'read' ? [...missing, '--allow write'] : missing;
  if (consent.allow !== 'money') missing.push('--allow money');
  if (consent.ceiling === undefined) missing.push('--max-amount');
  if (consent.named !== name) missing.push(`--confirm ${name}`);
  return missing;
}

/** All that a payment still lacks, so that nobody has to find it out flag by flag. */
function wholeConsent(name: string, { ceiling, named }: Consent): Words {
  const flags = (amount: string) =>
    ['money', ceiling === undefined ? `--max-amount ${amount}` : '', named === name ? '' : `--confirm ${name}`]
      .filter((each) => each !== '')
      .join(' ');
  return [flags('元'), flags('YUAN')];
}

const refusal = (name: string, needs: Words, call?: string): Fault =>
  new Fault('guard', say.production(name), { next: say.addAllow(needs), call });

const notHere = (name: string, effect: Effect, call?: string): Fault =>
  new Fault('guard', say.notHere(name, effect), { next: say.seeMay(name), call });

export const guarded = (client: Client, guard: Guard): Client =>
  around(client, (call, options, ask) => {
    guard.admit(call);
    return ask(options);
  });
