/** A dry run. Reading calls are sent, because the next step depends on them; everything else is only listed. */
import { Fault } from '#cli/text/fault.ts';
import type { Client } from '#shared/client/create.ts';
import type { Call } from '#shared/contract/call.ts';
import { startAt } from '#shared/contract/wire.ts';
import { ShapeError } from '#shared/errors.ts';
import { highestOf } from '#shared/rules/pay/told-sum.ts';
import { refuseContested } from './charge.ts';
import { say } from './dictionary.ts';
import { type Consent, createActs, effectOf, type Guard, type GuardedProfile, missingConsents } from './guard.ts';
import { unkept } from './unkept.ts';

export type PlannedStep = {
  readonly missing: readonly string[];
} & (
  | ({ readonly does: 'send'; readonly call: string; readonly args: unknown } & Pick<Call, 'method' | 'effect'>)
  /** `by` a write: it moves money that was paid before. */
  | { readonly does: 'spend' /** fen */; readonly amount: number; readonly by?: 'write' }
  | { readonly does: 'operate'; readonly call: string; readonly args: unknown }
  | { readonly does: 'write'; readonly file: string }
);

export interface Plan {
  readonly dry_run: true;
  readonly reads: number;
  readonly steps: readonly PlannedStep[];
  /** Further steps depend on the answer of the last one. */
  readonly goes_on: boolean;
}

/** Thrown at the first step that cannot be planned past. */
export class PlanEnd extends Error {
  override readonly name = 'PlanEnd';
}

/** Opens a dry run, which keeps nothing. */
export function openPlanning(dir: string, signal: AbortSignal) {
  const ended = new AbortController();
  return {
    planner: createPlanner(() => ended.abort('planned')),
    dir: unkept(dir),
    signal: AbortSignal.any([signal, ended.signal]),
  };
}

export type Planner = ReturnType<typeof createPlanner>;

/** `ended` is called when nothing more can be planned. */
export function createPlanner(ended: () => void) {
  const steps: PlannedStep[] = [];
  let reads = 0;
  let goes_on = false;

  function end(): never {
    goes_on = true;
    ended();
    throw new PlanEnd('the plan ends here');
  }
  function act(call: Call, args: unknown, missing: readonly string[]): never | object {
    const effect = effectOf(call);
    if (goes_on) return end();
    steps.push({ does: 'send', call: call.path, method: call.method, effect, args, missing });
    return effect === 'session' && saysNothing(call) ? asIfDone : end();
  }
  return {
    plan: (): Plan => ({ dry_run: true, reads, steps, goes_on }),
    /** Sends reading calls and lists the others. */
    around(client: Client, profile: GuardedProfile, consent: Consent): Client {
      const meet = (call: Call, args: unknown, read: () => Promise<unknown>) => {
        if (effectOf(call) !== 'read') return act(call, args, missingConsents(profile, consent, call));
        reads += 1;
        return read();
      };
      return {
        send: async (call, args, options) => (await meet(call, args, () => client.send(call, args, options))) as never,
        next: async (call, link, options) =>
          (await meet(call, { link }, () => client.next(call, link, options))) as never,
      };
    },
    /** Admits everything, and lists payments and what is sent beside the client. Only reading leaves. */
    guard: (profile: GuardedProfile, consent: Consent): Guard => ({
      check: () => undefined,
      admit(call) {
        const { path, effect } = call;
        const missing = missingConsents(profile, consent, call);
        if (effect !== 'read') steps.push({ does: 'send', call: path, method: 'GET', effect, args: {}, missing });
        return () => undefined;
      },
      hear: () => undefined,
      acts: createActs(),
      letOut({ path, effect }) {
        if (effect !== 'read') throw new Fault('guard', say.notAdmitted(path), { call: path });
      },
      async spend(sum, by) {
        refuseContested(sum);
        const amount = highestOf(sum) ?? Number.NaN;
        const missing = missingConsents(profile, consent, { effect: 'money' });
        const over = profile.kind === 'production' && consent.ceiling !== undefined && amount > consent.ceiling;
        steps.push({
          does: 'spend',
          amount,
          ...(by && { by }),
          missing: over ? [...missing, '--max-amount'] : missing,
        });
      },
    }),
    operate(call: string, args: unknown): never {
      steps.push({ does: 'operate', call, args, missing: [] });
      return end();
    },
    write(file: string): never {
      steps.push({ does: 'write', file, missing: [] });
      ended();
      throw new PlanEnd('the plan ends with a file');
    },
  };
}

const asIfDone = { envelope: { content: '', silent: false, byErrorThree: false } };

/** The next step needs nothing of this answer, so it can be assumed. */
function saysNothing(call: Call): boolean {
  try {
    call.answer.read({}, startAt(true));
    return true;
  } catch (error) {
    if (error instanceof ShapeError) return false;
    throw error;
  }
}
