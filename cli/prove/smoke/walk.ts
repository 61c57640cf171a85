/** One walk through a scenario: tells how each step went, and clears away at the end whatever happened. */
import type { StepReport } from '#cli/prove/report/findings.ts';
import type { Language, Words } from '#cli/text/words.ts';
import type { Reply } from '#shared/client/reply.ts';
import type { AnswerOf, ArgsOf, Call } from '#shared/contract/call.ts';
import { CancelledError, RefusedError } from '#shared/errors.ts';
import { CheckFailed, type Checks, checksOf, type Rule } from './check.ts';
import { say } from './dictionary.ts';
import type { SmokePorts } from './ports.ts';
import { callOf, createTeller, type LeftBehind, type StepAbout, type Teller } from './teller.ts';

/** What a step is about: mostly a call, whose path has script and act; '' for a step that makes none, which has an id instead. */
interface SteppedOn extends Pick<StepAbout, 'id' | 'at'> {
  readonly path: string;
}

export interface Walk extends SmokePorts {
  /** Takes a step: what it throws fails the walk, and is told with the step. */
  step<T>(name: Words, on: SteppedOn, run: (check: Checks) => Promise<T>): Promise<T>;
  /** A step of one call: sends it, lets `check` look at the answer, answers it. */
  ask<C extends Call>(
    name: Words,
    call: C,
    args: ArgsOf<C>,
    check?: (answer: Reply<AnswerOf<C>>, checks: Checks) => void,
  ): Promise<Reply<AnswerOf<C>>>;
  /** A step of one call that the shop has to refuse, with words like these. */
  refused<C extends Call>(name: Words, call: C, args: ArgsOf<C>, rule: Rule, words?: RegExp): Promise<void>;
  /** Ends the walk without failing it: the environment has no means for the rest. */
  notHere(because: Words): never;
  /** Ends the walk likewise before what nobody can put back, unless the run allows it (`--irreversible`). */
  lasting(what: Words): void;
  /**
   * Remembers how to put something back; done last first, when the walk is over. `mend` is the command that does it by hand.
   * What it answers forgets it again.
   */
  later(what: Words, act: () => Promise<unknown>, mend?: string | (() => string)): () => void;
}

export async function walkThrough(ports: SmokePorts, language: Language, scenario: (walk: Walk) => Promise<void>) {
  const teller = createTeller(language);
  const steps: StepReport[] = [];
  const toPutBack = new Set<PutBack>();
  const walk = createWalk(ports, teller, steps, toPutBack);
  let thrown: { readonly error: unknown } | undefined;
  try {
    await scenario(walk);
  } catch (error) {
    if (error instanceof NotHere)
      steps.push(teller.skipped({ name: say.theRest, call: '', id: 'rest' }, error.because));
    // Whatever broke off because the run was ended is no fault of the shop.
    else
      thrown = { error: ports.signal.aborted && !(error instanceof CheckFailed) ? new CancelledError('smoke') : error };
  }
  // What no step caught is told as well, with the call that it is about.
  if (thrown && !steps.some(({ trouble }) => trouble)) {
    const about = { name: say.betweenSteps, call: callOf(thrown.error), id: 'between' };
    steps.push(teller.failed(about, 0, thrown.error));
  }
  // It puts back as if the run had not been ended.
  const { client, signal } = ports.clearing ?? ports;
  Object.assign(walk, { client, signal });
  const left = await clearAway([...toPutBack], ports, teller);
  return thrown ? { steps, left, thrown: thrown.error } : { steps, left };
}

/** The environment has no means for the rest of a scenario. */
class NotHere extends Error {
  override readonly name = 'NotHere';
  constructor(readonly because: Words) {
    super();
  }
}

function createWalk(ports: SmokePorts, teller: Teller, steps: StepReport[], toPutBack: Set<PutBack>): Walk {
  const { clock } = ports;
  const step: Walk['step'] = async (name, { path, id, at }, run) => {
    const about: StepAbout = { name, call: path, id, at };
    const began = clock.now();
    const before = ports.repetitions?.() ?? 0;
    const keep = (report: StepReport) => {
      const repeated = (ports.repetitions?.() ?? 0) - before;
      steps.push(repeated > 0 ? { ...report, repeated } : report);
    };
    try {
      if (walk.signal.aborted) throw new CancelledError(about.call);
      const result = await run(checksOf(about.call));
      keep(teller.passed(about, clock.now() - began));
      return result;
    } catch (error) {
      if (error instanceof NotHere) throw error;
      keep(teller.failed(about, clock.now() - began, error));
      throw error;
    }
  };
  const walk: Walk = {
    ...ports,
    step,
    notHere(because) {
      throw new NotHere(because);
    },
    ask: (name, call, args, check) =>
      step(name, call, async (checks) => {
        const answer = await walk.client.send(call, args);
        check?.(answer, checks);
        return answer;
      }),
    refused: (name, call, args, rule, words = /./) =>
      step(name, call, async ({ holds, present }) => {
        const [came] = await Promise.allSettled([walk.client.send(call, args)]);
        const error: unknown = came.status === 'rejected' ? came.reason : undefined;
        if (error !== undefined && !(error instanceof RefusedError)) throw error;
        const said = present('error', error?.content, say.aRefusal, rule);
        holds('content', words.test(said), say.wordsLike(words.source), said, rule);
      }),
    lasting(what) {
      if (!ports.irreversible) throw new NotHere(say.lasting(what));
    },
    later(what, act, mend) {
      const mine = { what, act, mend };
      toPutBack.add(mine);
      return () => void toPutBack.delete(mine);
    },
  };
  return walk;
}

export interface PutBack extends LeftBehind {
  readonly act: () => Promise<unknown>;
}

/** So long a run that was ended from outside goes on putting back, ms. */
export const GRACE = 10_000;

/** Puts back what can be put back; answers what could not, in words, with the command that mends it. */
export async function clearAway(all: readonly PutBack[], ports: SmokePorts, teller: Teller): Promise<string[]> {
  const left: string[] = [];
  const waiting = new Set(all.toReversed());
  const hurry = hurrying(ports, () => ports.puttingBack?.([...waiting].map((each) => teller.waiting(each, ports))));
  for (const each of waiting) {
    await Promise.race([each.act(), hurry.late]).catch((error: unknown) => left.push(teller.left(each, ports, error)));
    waiting.delete(each);
  }
  hurry.over();
  return left;
}

/** `late` fails when the grace is over that begins with the end of the run. */
function hurrying({ clock, signal, clearing }: SmokePorts, tell: () => void) {
  const done = new AbortController();
  const late = new Promise<never>((_, reject) => {
    const begin = () => {
      tell();
      void clock.wait(GRACE, done.signal).then(
        () => {
          clearing?.giveUp();
          reject(new CancelledError('clear away'));
        },
        () => undefined,
      );
    };
    if (signal.aborted) begin();
    else signal.addEventListener('abort', begin, { once: true, signal: done.signal });
  });
  // Nobody waits for it when there is nothing to put back.
  late.catch(() => undefined);
  return { late, over: () => done.abort() };
}
