/** Repeats a reading call until a condition holds, a failure condition holds, or the deadline passes. */
import type { Leave } from '#cli/frame/watch.ts';
import { effectOf } from '#cli/shop/guard.ts';
import type { Shop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import type { TextStyle } from '#cli/text/style.ts';
import { clean } from '#cli/text/width.ts';
import type { Call } from '#shared/contract/call.ts';
import { CancelledError, NetworkError } from '#shared/errors.ts';
import type { Flow } from '#shared/flows/flow.ts';
import type { Prepared } from './arguments.ts';
import { type Condition, checkCondition, conditionOf } from './condition.ts';
import { say } from './dictionary.ts';

export interface PollWanted extends Prepared {
  readonly until: readonly string[];
  readonly failOn: readonly string[];
  /** ms */
  readonly every: number;
  /** ms */
  readonly deadline: number;
}

export interface PollState {
  readonly call: string;
  readonly asked: number;
  readonly seen: readonly unknown[];
  readonly until: number;
  readonly unreachable: boolean;
}

export interface Polled {
  readonly call: string;
  readonly asked: number;
  /** ms */
  readonly waited: number;
  readonly answer: object;
}

const BORNE = 3;

/** The polling as a flow. Throws an assertion fault at `failOn`, a pending fault at the deadline. */
export function poll(shop: Shop, wanted: PollWanted): Flow<PollState, Leave, Polled> {
  const { call, every, deadline } = wanted;
  if (effectOf(call) !== 'read') throw new Fault('usage', say.onlyReads(call.path));
  const until = wanted.until.map(conditionOf);
  const failOn = wanted.failOn.map(conditionOf);
  for (const each of [...until, ...failOn]) checkCondition(call, each);
  if (until.length === 0) throw new Fault('usage', say.needUntil, { next: say.conditionForm });
  return async function* () {
    const { client, clock, signal } = shop;
    const began = clock.now();
    const state = { call: call.path, until: began + deadline, seen: [] as unknown[], unreachable: false };
    let last: object | undefined;
    let unanswered = 0;
    for (let asked = 1; ; asked += 1) {
      const answer = await ask(client, wanted).catch((error: unknown) => {
        unanswered += 1;
        if (!(error instanceof NetworkError) || unanswered > BORNE || signal.aborted) throw error;
        return undefined;
      });
      if (answer) {
        unanswered = 0;
        last = answer;
        const failed = failOn.find((each) => each.holds(answer));
        if (failed) throw came(failed, call, answer);
        if (until.every((each) => each.holds(answer))) {
          return { call: call.path, asked, waited: clock.now() - began, answer };
        }
      }
      const seen = last ? [...until, ...failOn].flatMap((each) => [...each.seen(last)]) : [];
      yield { ...state, asked, seen, unreachable: !answer };
      if (clock.now() + every > state.until) throw late(call, deadline, last, seen);
      await clock.wait(every, signal).catch(() => {
        throw new CancelledError(call.path);
      });
    }
  };
}

async function ask(client: Shop['client'], { call, args }: PollWanted): Promise<object> {
  const { envelope: _, ...answer } = await client.send(call, args as never);
  return answer;
}

const came = (condition: Condition, call: Call, answer: object): Fault =>
  new Fault('assertion', say.failed(condition.written), { call: call.path, data: { answer } });

const late = (call: Call, deadline: number, answer: object | undefined, seen: readonly unknown[]): Fault =>
  new Fault('pending', say.tooLate(deadline / 1000, shownValues(seen)), {
    call: call.path,
    data: { answer: answer ?? null, seen },
  });

export const pollLine = ({ call, seen, unreachable }: PollState, { say }: TextStyle): string =>
  unreachable ? say(...noAnswer) : `${say('等待', 'waiting for')} ${call}  ${shownValues(seen)}`.trimEnd();

const noAnswer = ['暂时连不上商城，继续等待…', 'the shop does not answer, still waiting…'] as const;

const shownValues = (seen: readonly unknown[]): string =>
  clean(seen.map((each) => (typeof each === 'object' ? JSON.stringify(each) : String(each))).join('  ')).slice(0, 200);
