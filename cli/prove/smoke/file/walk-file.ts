import { type Condition, conditionOf } from '#cli/prove/calling/condition.ts';
import type { Place } from '#cli/prove/report/findings.ts';
import { chargesAtMost } from '#cli/shop/charge.ts';
import { effectOf } from '#cli/shop/guard.ts';
import { plainly, type Words } from '#cli/text/words.ts';
import { RefusedError } from '#shared/errors.ts';
import { encodePassword } from '#shared/rules/login/password.ts';
import { CheckFailed, shown } from '../check.ts';
import { say } from '../dictionary.ts';
import type { Walk } from '../walk.ts';
import { argumentsOf, type Bag, filled, valueAt } from './arguments.ts';
import { type CallStep, type FileStep, type ScenarioFile, TIME } from './format.ts';
import { type Leg, legs } from './legs.ts';

export interface LoadedFile extends ScenarioFile {
  readonly file: string;
  line(path: string): number;
  /** The files that it uses, by the name in `use`. */
  readonly files: Readonly<Record<string, LoadedFile>>;
}

export function firstValues(walk: Walk, { values }: LoadedFile): Bag {
  const { user, password, payPassword } = walk.account;
  const encoded = { encodedPassword: encodePassword(password), encodedPayPassword: encodePassword(payPassword) };
  const own = { user, password, payPassword, ...encoded, once: walk.once() };
  return new Map<string, unknown>(Object.entries({ ...values, ...own, ...walk.values }));
}

/** The file as a leg: its steps, and `finally` at the end of the walk. */
export const legOf =
  (loaded: LoadedFile): Leg =>
  async (walk, bag) => {
    // The values of a used file are defaults: names that have a value keep it.
    for (const [name, value] of Object.entries(loaded.values)) if (!bag.has(name)) bag.set(name, value);
    try {
      for (const step of loaded.steps) await take(loaded, walk, bag, step);
    } finally {
      // The last one registered is done first, so the login is still valid.
      for (const step of loaded.cleanUp.toReversed()) {
        walk.later(plainly(`${loaded.name} ${step.path}`), () => take(loaded, walk, bag, step));
      }
    }
  };

const take = (loaded: LoadedFile, walk: Walk, bag: Bag, step: FileStep): Promise<void> =>
  step.kind === 'call' ? call(loaded, walk, bag, step) : legFor(loaded, step.use)(walk, bag);

function legFor({ files }: LoadedFile, name: string): Leg {
  const other = files[name];
  const leg = other ? legOf(other) : legs[name]?.walk;
  if (!leg) throw new Error(`nothing is called ${name}`);
  return leg;
}

async function call(loaded: LoadedFile, walk: Walk, bag: Bag, step: CallStep): Promise<void> {
  const { path } = step.known.call;
  const asking: Asking = { loaded, walk, bag, step };
  await walk.step(plainly(step.name), { path, at: placeIn(loaded, step.path) }, async () => {
    const began = walk.clock.now();
    const answer = await answered(asking);
    goOnAs(asking, answer);
    check(asking, answer, Math.round(walk.clock.now() - began));
    keep(asking, answer);
  });
}

/** After a login call the following calls are made with its token. */
function goOnAs({ walk, bag, step }: Asking, answer: unknown): void {
  if (step.refused !== undefined || !LOGINS.includes(step.known.key)) return;
  const login = answer as Parameters<Walk['signIn']>[1];
  walk.signIn(String(login?.name ?? ''), login);
  bag.set('token', login?.token);
}

const LOGINS = ['login.login', 'login.reLogin'];

interface Asking {
  readonly loaded: LoadedFile;
  readonly walk: Walk;
  readonly bag: Bag;
  readonly step: CallStep;
}

async function answered(asking: Asking): Promise<unknown> {
  const { walk, bag, step } = asking;
  const { known } = step;
  const args = argumentsOf(known.call, filled(step.send, bag));
  const allowed = Number(filled(step.spend ?? Number.NaN, bag));
  if (effectOf(known.call) === 'money') await walk.spend(allowed, { call: known.call, args });
  const asked = `${step.path}.refused`;
  if (step.refused !== undefined) walk.failing(known.call);
  try {
    const answer = await walk.client.send(known.call, args);
    if (effectOf(known.call) === 'money') chargesAtMost(allowed, known.call, answer);
    if (step.refused === undefined) return answer;
    throw unmet(asking, asked, 'content', say.shopRefuses, say.aRefusal, say.success);
  } catch (error) {
    if (!(error instanceof RefusedError) || step.refused === undefined) throw error;
    if (!new RegExp(step.refused, 'u').test(error.content)) {
      throw unmet(asking, asked, 'content', say.shopRefuses, plainly(step.refused), plainly(error.content));
    }
    return { content: error.content, error: error.code };
  }
}

function check(asking: Asking, answered: unknown, ms: number): void {
  const { expect, path } = asking.step;
  for (const [at, written] of expect.entries()) {
    const wanted = condition(asking, written);
    const answer = wanted.path === TIME ? { ms } : answered;
    if (wanted.holds(answer)) continue;
    const missed = wanted.wanted === '' ? (wanted.written.includes('!') ? say.nothing : say.aValue) : undefined;
    const told = missed ?? plainly(wanted.wanted);
    throw unmet(asking, `${path}.expect.${at}`, wanted.path, NO_RULE, told, shown(valueAt(answer, wanted.path)));
  }
}

const condition = ({ bag }: Asking, written: string): Condition => conditionOf(String(filled(written, bag)));

function unmet({ step, loaded }: Asking, path: string, field: string, rule: Words, expected: Words, got: Words) {
  const about = { call: step.known.call.path, field, rule, at: placeIn(loaded, path) };
  return new CheckFailed(about, expected, got);
}

function keep(asking: Asking, answer: unknown): void {
  const { walk, bag, step } = asking;
  for (const [name, { path, shown: plain }] of Object.entries(step.capture)) {
    const value = valueAt(answer, String(filled(path, bag)));
    const asked = `${step.path}.capture.${name}`;
    if (value === undefined) throw unmet(asking, asked, path, say.savedForLater(name), say.aValue, say.nothing);
    if (!plain && typeof value === 'string') walk.learn(value);
    bag.set(name, value);
  }
}

/** Expectations of a file cite no rule. */
const NO_RULE: Words = ['', ''];

const placeIn = ({ file, line }: LoadedFile, path: string): Place => ({ file, line: line(path) });
