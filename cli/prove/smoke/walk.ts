/** A walk is one run of one scenario: it reports each step, and restores what was changed at the end, whatever happened. */
import type { StepReport } from '#cli/prove/report/findings.ts';
import { Fault } from '#cli/text/fault.ts';
import { type Language, plainly, type Words } from '#cli/text/words.ts';
import type { Reply } from '#shared/client/reply.ts';
import type { AnswerOf, ArgsOf, Call } from '#shared/contract/call.ts';
import { CancelledError, NotOfferedError, RefusedError, ShapeError } from '#shared/errors.ts';
import { CheckFailed, type Checks, checksOf, type Rule } from './check.ts';
import type { Met } from './demand.ts';
import { say } from './dictionary.ts';
import type { SmokePorts } from './ports.ts';
import { callOf, createStepReporter, type LeftBehind, type StepAbout, type StepReporter } from './step-reporter.ts';
import { createSubject } from './subject.ts';

/** Mostly a call, whose path has script and act. A step without a call has the path '' and an id. */
interface SteppedOn extends Pick<StepAbout, 'id' | 'at'> {
  readonly path: string;
}

export interface Walk extends SmokePorts {
  /** Runs a step. An error fails the walk and is reported with the step. */
  step<T>(name: Words, on: SteppedOn, run: (check: Checks) => Promise<T>): Promise<T>;
  /** A step of one call: sends it, checks the answer, returns it. */
  ask<C extends Call>(
    name: Words,
    call: C,
    args: ArgsOf<C>,
    check?: (answer: Reply<AnswerOf<C>>, checks: Checks) => void,
  ): Promise<Reply<AnswerOf<C>>>;
  /** A step of one call that the shop must refuse, with a message that matches `words`. */
  refused<C extends Call>(name: Words, call: C, args: ArgsOf<C>, rule: Rule, words?: RegExp): Promise<void>;
  /** Skips the rest of the walk: the environment lacks something. */
  notHere(because: Words): never;
  /**
   * Registers a restore for the end of the walk; the last one registered is done first. `mend` is the command that does it by
   * hand. Call the result to drop the restore.
   */
  later(what: Words, act: () => Promise<unknown>, mend?: string | (() => string)): () => void;
}

export async function walkThrough(ports: SmokePorts, language: Language, scenario: (walk: Walk) => Promise<void>) {
  const reporter = createStepReporter(language);
  const steps: StepReport[] = [];
  const toPutBack = new Set<PutBack>();
  const walk = createWalk(ports, reporter, steps, toPutBack);
  let thrown: { readonly error: unknown } | undefined;
  try {
    await scenario(walk);
    if (steps.length === 0) throw new Fault('assertion', say.nothingChecked);
    for (const each of ports.deviating?.() ?? []) {
      const { call, path, declared, got } = each;
      const error = new ShapeError(path, declared, got, call);
      const about = { name: say.asDeclared, call, id: `${call} ${path}` };
      steps.push(reporter.failed(about, 0, error, { subject: { words: () => rowWords(each) } }));
      thrown ??= { error };
    }
  } catch (error) {
    const because = lacking(error);
    if (because) steps.push(reporter.skipped({ name: say.theRest, call: '', id: 'rest' }, because));
    // An error after the run was interrupted is not the shop's fault.
    else
      thrown = { error: ports.signal.aborted && !(error instanceof CheckFailed) ? new CancelledError('smoke') : error };
  }
  // An error outside of any step is reported, too, with its call.
  if (thrown && !steps.some(({ trouble }) => trouble)) {
    const about = { name: say.betweenSteps, call: callOf(thrown.error), id: 'between' };
    steps.push(reporter.failed(about, 0, thrown.error));
  }
  // Restoring goes on although the run was interrupted.
  const { client, signal } = ports.clearing ?? ports;
  Object.assign(walk, { client, signal });
  const left = await clearAway([...toPutBack], ports, reporter);
  return thrown ? { steps, left, thrown: thrown.error } : { steps, left };
}

const rowWords = ({ row }: Met): readonly Words[] => (row === '' ? [] : [plainly(row)]);

class NotHere extends Error {
  override readonly name = 'NotHere';
  constructor(readonly because: Words) {
    super();
  }
}

/** What the environment lacks, if the error says so: a shop need not have the assumed calls. */
function lacking(error: unknown): Words | undefined {
  if (error instanceof NotHere) return error.because;
  return error instanceof NotOfferedError ? say.notOffered(error.call) : undefined;
}

function createWalk(ports: SmokePorts, reporter: StepReporter, steps: StepReport[], toPutBack: Set<PutBack>): Walk {
  const { clock } = ports;
  const subject = createSubject();
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
      keep(reporter.passed(about, clock.now() - began));
      return result;
    } catch (error) {
      if (lacking(error)) throw error;
      keep(reporter.failed(about, clock.now() - began, error, { noted: ports.noted, subject }));
      throw error;
    }
  };
  const walk: Walk = {
    ...ports,
    client: subject.around(ports.client),
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
        const said = present('error', (await refusalOf(walk, call, args))?.content, say.aRefusal, rule);
        holds('content', words.test(said), say.wordsLike(words.source), said, rule);
      }),
    later(what, act, mend) {
      const mine = { what, act, mend };
      toPutBack.add(mine);
      return () => void toPutBack.delete(mine);
    },
  };
  return walk;
}

/** How the shop refused the call; undefined if it did not. */
export async function refusalOf<C extends Call>(walk: Pick<Walk, 'client' | 'failing'>, call: C, args: ArgsOf<C>) {
  walk.failing(call);
  try {
    await walk.client.send(call, args);
    return undefined;
  } catch (error) {
    if (error instanceof RefusedError) return error;
    throw error;
  }
}

export interface PutBack extends LeftBehind {
  readonly act: () => Promise<unknown>;
}

/** An interrupted run goes on restoring for at most so many ms. */
export const GRACE = 10_000;

/** Runs the restores; answers those that failed, each with the command that does it by hand. */
export async function clearAway(all: readonly PutBack[], ports: SmokePorts, reporter: StepReporter): Promise<string[]> {
  const left: string[] = [];
  const waiting = new Set(all.toReversed());
  const hurry = hurrying(ports, () => ports.puttingBack?.([...waiting].map((each) => reporter.waiting(each, ports))));
  for (const each of waiting) {
    await Promise.race([each.act(), hurry.late]).catch((error: unknown) =>
      left.push(reporter.left(each, ports, error)),
    );
    waiting.delete(each);
  }
  hurry.over();
  return left;
}

/** `late` rejects at the end of the grace period, which begins when the run is interrupted. */
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
  // It may reject when nobody waits for it any more.
  late.catch(() => undefined);
  return { late, over: () => done.abort() };
}
