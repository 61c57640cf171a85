/** One walk through a scenario: tells how each step went, and clears away at the end whatever happened. */
import type { Place, StepReport, StepTrouble } from '#cli/report/findings.ts';
import type { Reply } from '#shared/client/reply.ts';
import type { AnswerOf, ArgsOf, Call } from '#shared/contract/call.ts';
import { RefusedError, ShapeError } from '#shared/errors.ts';
import { CheckFailed, type Checks, checksOf } from './check.ts';
import type { SmokePorts } from './ports.ts';

/** What a step is about. */
export interface StepAbout {
  readonly name: string;
  /** Script and act; '' for a step that makes no call. */
  readonly call: string;
  /** Where a scenario file has it. */
  readonly at?: Place | undefined;
}

export interface Walk extends SmokePorts {
  /** Takes a step: what it throws fails the walk, and is told with the step. */
  step<T>(about: StepAbout, run: (check: Checks) => Promise<T>): Promise<T>;
  /** A step of one call: sends it, lets `check` look at the answer, answers it. */
  ask<C extends Call>(
    name: string,
    call: C,
    args: ArgsOf<C>,
    check?: (answer: Reply<AnswerOf<C>>, checks: Checks) => void,
  ): Promise<Reply<AnswerOf<C>>>;
  /** A step of one call that the shop has to refuse; answers its words. */
  refused<C extends Call>(name: string, call: C, args: ArgsOf<C>, rule: string, words?: RegExp): Promise<string>;
  /** Has the operator do something, as a step; skips the rest where there is none. */
  operator(name: string, action: string, body?: object): Promise<Readonly<Record<string, unknown>>>;
  /** Ends the walk without failing it: the environment has no means for the rest. */
  notHere(because: string): never;
  /** Tells of a step that is not taken. */
  skip(about: StepAbout, because?: string): void;
  /** Remembers how to put something back; done last first, when the walk is over. */
  later(what: string, act: () => Promise<unknown>): void;
}

/** What a walk came to. */
export interface Walked {
  readonly steps: readonly StepReport[];
  readonly left: readonly string[];
  readonly thrown?: unknown;
}

/** Walks through `scenario` and clears away behind it. */
export async function walkThrough(ports: SmokePorts, scenario: (walk: Walk) => Promise<void>): Promise<Walked> {
  const steps: StepReport[] = [];
  const toPutBack: PutBack[] = [];
  let thrown: { readonly error: unknown } | undefined;
  try {
    await scenario(createWalk(ports, steps, toPutBack));
  } catch (error) {
    if (error instanceof NotHere) steps.push(skipped({ name: 'the rest', call: '' }, error.message));
    else thrown = { error };
  }
  if (thrown && !steps.some(({ trouble }) => trouble)) steps.push(betweenSteps(thrown.error));
  const left = await putBack(toPutBack);
  return thrown ? { steps, left, thrown: thrown.error } : { steps, left };
}

interface PutBack {
  readonly what: string;
  readonly act: () => Promise<unknown>;
}

/** The environment has no means for the rest of a scenario. */
class NotHere extends Error {
  override readonly name = 'NotHere';
}

function createWalk(ports: SmokePorts, steps: StepReport[], toPutBack: PutBack[]): Walk {
  const { clock } = ports;
  const step: Walk['step'] = async (about, run) => {
    const { name, call } = about;
    const began = clock.now();
    ports.stepping?.(name);
    const ended = (state: 'passed' | 'failed') => ({ name, call, state, ms: clock.now() - began });
    try {
      const result = await run(checksOf(call));
      steps.push(ended('passed'));
      return result;
    } catch (error) {
      if (error instanceof NotHere) throw error;
      steps.push({ ...ended('failed'), trouble: troubleOf(about, error) });
      throw error;
    }
  };
  const notHere = (because: string): never => {
    throw new NotHere(because);
  };
  return {
    ...ports,
    step,
    notHere,
    ask: (name, call, args, check) =>
      step({ name, call: call.path }, async (checks) => {
        const answer = await ports.client.send(call, args);
        check?.(answer, checks);
        return answer;
      }),
    refused: (name, call, args, rule, words = /./) =>
      step({ name, call: call.path }, async ({ holds, present }) => {
        const said = present('error', await refusalOf(ports, call, args), 'a refusal', rule);
        holds('content', words.test(said), `words like ${words.source}`, said, rule);
        return said;
      }),
    operator: (name, action, body = {}) => {
      const { operate } = ports;
      if (!operate) return notHere('nobody plays the operator here');
      return step({ name, call: '' }, () => operate(action, body));
    },
    skip: (about, because) => void steps.push(skipped(about, because)),
    later: (what, act) => void toPutBack.push({ what, act }),
  };
}

async function refusalOf<C extends Call>({ client }: SmokePorts, call: C, args: ArgsOf<C>) {
  try {
    await client.send(call, args);
    return undefined;
  } catch (error) {
    if (error instanceof RefusedError) return error.content;
    throw error;
  }
}

const skipped = ({ name, call }: StepAbout, because?: string): StepReport => ({
  name,
  call,
  state: 'skipped',
  ms: 0,
  ...(because === undefined ? {} : { because }),
});

/** An error that no step caught is a mistake in the scenario, and still has to be told. */
const betweenSteps = (error: unknown): StepReport => ({
  name: 'between two steps',
  call: '',
  state: 'failed',
  ms: 0,
  trouble: troubleOf({ name: '', call: '' }, error),
});

/** Puts back what can be put back, last first; answers what could not, in words. */
async function putBack(all: readonly PutBack[]): Promise<string[]> {
  const left: string[] = [];
  for (const { what, act } of all.toReversed()) {
    await act().catch((error: unknown) => left.push(`${what}: ${error instanceof Error ? error.message : error}`));
  }
  return left;
}

/** What a step's error comes to in a report. */
export function troubleOf({ call, at }: StepAbout, error: unknown): StepTrouble {
  const place = at ? { at } : {};
  if (error instanceof CheckFailed) return { kind: 'failure', ...place, ...error.about, message: error.message };
  const message = error instanceof RefusedError ? `${error.message}: ${error.content}` : String(error);
  const field = error instanceof ShapeError ? error.path : '';
  return { kind: 'error', call, field, rule: '', message, ...place };
}
