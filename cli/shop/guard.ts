/**
 * The guard of a run. A profile’s limits hold whatever the flags say. On production, writing needs `--allow write`; paying
 * needs `--allow money`, the typed profile name, and a ceiling for the run. A refusal is never a question.
 * It is asked twice: where a call is meant (`admit`), and at the door, about the request that leaves (`letOut`).
 */
import { Fault } from '#cli/text/fault.ts';
import { plainly, type Words } from '#cli/text/words.ts';
import type { Client, SendOptions } from '#shared/client/create.ts';
import type { Call, Effect } from '#shared/contract/call.ts';
import { login } from '#shared/contract/login.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { UnknownOutcomeError, UnsentError } from '#shared/errors.ts';
import { highestOf, type ToldSum } from '#shared/rules/pay/told-sum.ts';
import { refuseContested } from './charge.ts';
import { say } from './dictionary.ts';
import { effects, heldBy, type Profile } from './profile.ts';
import { nearWords, say as profileWords } from './profile-words.ts';

/** The effect of a call; an undeclared or unknown one counts as money. */
export function effectOf(call: { readonly effect?: unknown }): Effect {
  return effects.find((effect) => effect === call.effect) ?? 'money';
}

/** What a try counts as that is meant to fail: a wrong password or answer counts against a member. */
export const effectOfFailing = (call: { readonly effect?: unknown }): Effect =>
  effectOf(call) === 'session' ? 'write' : effectOf(call);

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

/** What the guard needs to know of a call. */
export type Guarded = Pick<Call, 'path' | 'effect'> & Partial<Pick<Call, 'reaches'>>;

export interface Guard {
  /** Throws a guard fault for a call that would be refused, before anything is asked or sent. */
  check(call: Guarded): void;
  /** The same, and admits it until the returned function is called. On production a money call needs one `spend` before. */
  admit(call: Guarded, args?: unknown): () => void;
  /**
   * Admits one money call of this sum, after all three consents. For a `write` that moves money it admits none. Throws where the
   * shop told several sums.
   */
  spend(sum: ToldSum, by?: 'write'): Promise<void>;
  /** Throws a guard fault for a request that nobody admitted. Reading needs no admission. */
  letOut(sent: Pick<Call, 'path' | 'effect'>): void;
  /** The answer of a call: a text message goes only to who logs in during this run. */
  hear(call: Guarded, answer: unknown): void;
  /** What was sent, acts, and whose outcome is not known yet. */
  readonly acts: Acts;
}

type Acts = ReturnType<typeof createActs>;

/** The acting calls of a run without a known outcome, the latest one last. */
export function createActs() {
  const open = new Map<object, { readonly path: string; readonly args: unknown }>();
  return {
    latest: () => [...open.values()].at(-1),
    /** Reading, logging in and out are none. Returns the end: what is known is forgotten, and what is not stays to the end of the run. */
    begin({ path, effect }: Guarded, args: unknown): (isKnown: boolean) => void {
      const act = {};
      if (effect !== 'read' && effect !== 'session') open.set(act, { path, args });
      // Whoever sees the code of a started payment may still pay it.
      return (isKnown) => void (isKnown && path !== payOrder.zxPay.path && open.delete(act));
    },
  };
}

/** Without `may` everything is allowed. */
export type GuardedProfile = Pick<Profile, 'kind' | 'name'> & Partial<Pick<Profile, 'may' | 'near'>>;

export function createGuard(profile: GuardedProfile, consent: Consent): Guard {
  const { may = effects } = profile;
  const isProduction = profile.kind === 'production';
  const admitted = new Map<string, Effect[]>();
  const own = createOwnMessages();
  const purse = createPurse(profile.name, consent);
  /** Refuses by the profile and by `--allow`; a payment's consents are the purse's. */
  function heed(call: Guarded, args?: unknown): Effect {
    const effect = effectOf(call);
    if (effect !== 'read' && !may.includes(effect)) throw notHere(profile, effect, call.path);
    const weighs = isProduction ? weightOf(call, own.has(call, args)) : 'read';
    if (weighs === 'write' && consent.allow === 'read')
      throw refusal(profile.name, plainly('--allow write'), call.path);
    return effect;
  }
  return {
    check(call) {
      if (heed(call) === 'money' && isProduction && !purse.isOpen()) throw unpaid(call);
    },
    admit(call, args) {
      const effect = heed(call, args);
      if (effect === 'money' && isProduction && !purse.take()) throw unpaid(call);
      const open = admitted.get(call.path) ?? [];
      admitted.set(call.path, [...open, effect]);
      return () => {
        const left = [...(admitted.get(call.path) ?? [])];
        left.splice(left.indexOf(effect), 1);
        admitted.set(call.path, left);
      };
    },
    async spend(sum, by) {
      if (!may.includes('money')) throw notHere(profile, 'money');
      refuseContested(sum);
      if (isProduction) await purse.spend(highestOf(sum), by);
    },
    letOut({ path, effect }) {
      if (effect === 'read') return;
      const covers = (each: Effect) => effects.indexOf(each) >= effects.indexOf(effect);
      if (!(admitted.get(path) ?? []).some(covers)) throw new Fault('guard', say.notAdmitted(path), { call: path });
    },
    hear: own.hear,
    acts: createActs(),
  };

  function unpaid({ path }: Guarded): Fault {
    return refusal(profile.name, plainly('--allow money'), path);
  }
}

/** What a call counts as on production. A message to somebody else, or a try that may lock a member, counts as writing. */
const weightOf = (call: Guarded, isOwnMessage = false): Effect =>
  call.reaches === undefined || isOwnMessage ? effectOf(call) : 'write';

/** The three consents of payments on production, and what is left of the ceiling. */
function createPurse(name: string, consent: Consent) {
  let spent = 0;
  let paid = 0;
  let typed: Promise<string | undefined> | undefined;
  return {
    isOpen: () => paid > 0,
    /** True for one payment of each `spend`. */
    take(): boolean {
      if (paid === 0) return false;
      paid -= 1;
      return true;
    },
    async spend(fen: number | undefined, by?: 'write'): Promise<void> {
      if (consent.allow !== 'money') {
        const lacking = missingConsents({ name, kind: 'production' }, consent, { effect: 'money' }).join(' ');
        throw refusal(
          name,
          ['元', 'YUAN'].map((unit) => lacking.replace('--max-amount', `$& ${unit}`)) as [string, string],
        );
      }
      if (consent.ceiling === undefined) throw new Fault('guard', say.noCeiling, { next: say.addCeiling });
      if (fen === undefined) throw new Fault('guard', say.sumUnknown);
      const left = consent.ceiling - spent;
      if (!(fen >= 0 && fen <= left)) throw new Fault('guard', say.aboveCeiling(fen, left), { next: say.raiseCeiling });
      // Taken before the question: another payment of this run may ask meanwhile. One question serves all of them.
      spent += fen;
      typed ??= consent.typedName();
      const answer = await typed.catch((error: unknown) => {
        spent -= fen;
        throw error;
      });
      if (answer !== name) {
        spent -= fen;
        throw new Fault('guard', say.nameNotTyped, { next: say.typeName(name) });
      }
      if (by === undefined) paid += 1;
    },
  };
}

/** Recognizes a message to the member who is logging in: to the token or the phone that the login answered. */
function createOwnMessages() {
  const known = new Set<string>();
  return {
    has(call: Guarded, args: unknown): boolean {
      const { token = '', phone = '' } = (args ?? {}) as Partial<Record<'token' | 'phone', string>>;
      return call.reaches === 'message' && (known.has(token) || (token === '' && known.has(phone)));
    },
    hear({ path }: Guarded, answer: unknown): void {
      if (path !== login.login.path && path !== login.reLogin.path) return;
      const { token, phone } = answer as Partial<Record<'token' | 'phone', string>>;
      for (const each of [token, phone]) if (each) known.add(each);
    },
  };
}

/** The flags that a call still lacks, for a dry run; the profile’s own limit comes first. */
export function missingConsents(profile: GuardedProfile, consent: Consent, call: Omit<Guarded, 'path'>): string[] {
  const { kind, name, may = effects } = profile;
  const [effect, weight] = [effectOf(call), weightOf({ path: '', ...call })];
  const missing: string[] = [];
  if (effect !== 'read' && !may.includes(effect)) {
    const isUnknown = heldBy(profile)?.as === 'unknown';
    missing.push(`env edit ${name} ${isUnknown ? `--confirm ${name}` : `--may ${[...may, effect].join(',')}`}`);
  }
  if (kind !== 'production' || weight === 'read' || weight === 'session') return missing;
  if (weight === 'write') return consent.allow === 'read' ? [...missing, '--allow write'] : missing;
  if (consent.allow !== 'money') missing.push('--allow money');
  if (consent.ceiling === undefined) missing.push('--max-amount');
  if (consent.named !== name) missing.push(`--confirm ${name}`);
  return missing;
}

const refusal = (name: string, needs: Words, call?: string): Fault =>
  new Fault('guard', say.production(name), { next: say.addFlags(needs), call });

function notHere(profile: GuardedProfile, effect: Effect, call?: string): Fault {
  const { name } = profile;
  const held = heldBy(profile);
  if (held?.as !== 'unknown') return new Fault('guard', say.notHere(name, effect), { next: say.seeMay(name), call });
  return new Fault('guard', nearWords(profile.name, held), { next: profileWords.confirmApart(name), call });
}

/** `acts` hears of every acting call; the guard's own unless others are given. */
export const guarded = (client: Client, guard: Guard, acts: Acts = guard.acts): Client =>
  around(client, async (call, options, ask, args) => {
    const over = guard.admit(call, args);
    const end = acts.begin(call, args);
    try {
      const answer = await ask(options);
      guard.hear(call, answer);
      end(true);
      return answer;
    } catch (error) {
      end(!(error instanceof UnknownOutcomeError));
      throw error instanceof UnsentError ? error.cause : error;
    } finally {
      over();
    }
  });

type Around = <A>(
  call: Call,
  options: SendOptions,
  ask: (options: SendOptions) => Promise<A>,
  args: unknown,
) => Promise<A>;

/** The same client, with a function around each request, of a first page and of next pages. */
export const around = (client: Client, each: Around): Client => ({
  send: async (call, args, options = {}) => each(call, options, (own) => client.send(call, args, own), args),
  next: async (call, link, options = {}) => each(call, options, (own) => client.next(call, link, own), undefined),
});
