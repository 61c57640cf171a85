/**
 * The guard of production: writes need `--allow write`; money needs `--allow money`, the profile's name typed, and a
 * ceiling for the run. Other kinds of environment are open. What is not allowed is refused, never asked away.
 */
import type { Call } from '#shared/contract/call.ts';
import type { Profile } from '../environment/profile.ts';
import { Fault } from '../fault.ts';
import { effectOf } from './effect.ts';

export interface Consent {
  /** What `--allow` says; `money` includes `write`. */
  readonly allow: 'read' | 'write' | 'money';
  /** Fen that this run may spend at most (`--max-amount`). */
  readonly ceiling?: number | undefined;
  /** Brings the profile's name as a person typed it; undefined where nobody can be asked. */
  typedName(): Promise<string | undefined>;
}

export interface Guard {
  /** Lets a call pass or throws a guard fault; on production a money call takes one admission made by `spend`. */
  admit(call: Pick<Call, 'path' | 'effect'>): void;
  /** Admits one money call of so many fen, after all three consents; throws a guard fault. */
  spend(fen: number): Promise<void>;
}

/** Makes the guard of one run in one environment. */
export function createGuard(profile: Pick<Profile, 'kind' | 'name'>, consent: Consent): Guard {
  if (profile.kind !== 'production') return { admit: () => undefined, spend: async () => undefined };
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
      throw refusal(profile.name, effect === 'money' ? 'money' : 'write', call.path);
    },
    async spend(fen) {
      if (consent.allow !== 'money') throw refusal(profile.name, 'money');
      if (consent.ceiling === undefined) throw noCeiling();
      if (!(fen >= 0 && spent + fen <= consent.ceiling)) throw aboveCeiling(fen, consent.ceiling - spent);
      nameIsTyped ||= (await consent.typedName()) === profile.name;
      if (!nameIsTyped) throw nameNotTyped(profile.name);
      spent += fen;
      admitted += 1;
    },
  };
}

const yuan = (fen: number): string => (fen / 100).toFixed(2);

const refusal = (name: string, needs: 'write' | 'money', call?: string): Fault =>
  new Fault('guard', [`${name} 是生产环境，已拒绝执行`, `${name} is production: refused`], {
    next: [`确需执行请加 --allow ${needs}`, `if you mean it, add --allow ${needs}`],
    ...(call === undefined ? {} : { call }),
  });

const noCeiling = (): Fault =>
  new Fault('guard', ['生产环境付款须先设定金额上限', 'on production a payment needs a ceiling'], {
    next: ['请加 --max-amount 元', 'add --max-amount YUAN'],
  });

const aboveCeiling = (fen: number, left: number): Fault =>
  new Fault('guard', [
    `金额 ${yuan(fen)} 元超过本次剩余上限 ${yuan(left)} 元`,
    `${yuan(fen)} yuan is above the ${yuan(left)} left of this run's ceiling`,
  ]);

const nameNotTyped = (name: string): Fault =>
  new Fault('guard', ['环境名未经确认', "the profile's name was not confirmed"], {
    next: [`请输入环境名，或加 --confirm ${name}`, `type its name, or add --confirm ${name}`],
  });
