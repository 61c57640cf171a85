/**
 * The guard. A profile’s limits hold whatever the flags say. On production, writing needs `--allow write`; paying needs
 * `--allow money`, the typed profile name, and a ceiling for the run. A refusal is never a question.
 */
import { Fault } from '#cli/text/fault.ts';
import { plainly, type Words } from '#cli/text/words.ts';
import type { Client, SendOptions } from '#shared/client/create.ts';
import type { Call, Effect } from '#shared/contract/call.ts';
import { say } from './dictionary.ts';
import { effects, type Profile } from './profile.ts';

const known: readonly Effect[] = ['read', 'session', 'write', 'money'];

/** The effect of a call; an undeclared or unknown one counts as money. */
export function effectOf(call: { readonly effect?: unknown }): Effect {
  return known.find((effect) => effect === call.effect) ?? 'money';
}

export interface Consent {
  /** `--allow`; `money` includes `write`. */
  readonly allow: 'read' | 'write' | 'money';
  /** `--max-amount`: the fen that this run may spend. */
  readonly ceiling?: number | undefined;
  /** `--confirm`. */
  readonly named?: string | undefined;
  /** Asks for the profile name; undefined where nobody can be asked. */
  typedName(): Promise<string | undefined>;
}

export interface Guard {
  /** Throws a guard fault for a refused call. On production a money call needs one `spend` before. */
  admit(call: Pick<Call, 'path' | 'effect'>): void;
  /** Admits one money call of this amount, after all three consents. */
  spend(fen: number): Promise<void>;
}

/** Without `may` everything is allowed. */
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

/** The flags that a call of this effect still lacks, for a dry run; the profile’s own limit comes first. */
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

/** All flags that a payment still lacks, in one message. */
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

type Around = <A>(call: Call, options: SendOptions, ask: (options: SendOptions) => Promise<A>) => Promise<A>;

/** The same client, with a function around each request, of a first page and of next pages. */
export const around = (client: Client, each: Around): Client => ({
  send: async (call, args, options = {}) => each(call, options, (own) => client.send(call, args, own)),
  next: async (call, link, options = {}) => each(call, options, (own) => client.next(call, link, own)),
});
