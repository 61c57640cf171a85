import { conditionOf, valueAt } from '#cli/prove/calling/condition.ts';
import type { Place } from '#cli/prove/report/findings.ts';
import { chargesAtMost } from '#cli/shop/charge.ts';
import { effectOf } from '#cli/shop/guard.ts';
import { plainly, type Words } from '#cli/text/words.ts';
import { encodePassword } from '#shared/rules/login/password.ts';
import { CheckFailed } from '../check.ts';
import { say } from '../dictionary.ts';
import { refusalOf, type Walk } from '../walk.ts';
import { argumentsOf, type Bag, filled } from './arguments.ts';
import { type CallStep, type FileStep, type ScenarioFile, TIME } from './format.ts';
import { type Leg, legNamed } from './legs.ts';

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
  const leg = other ? legOf(other) : legNamed(name)?.walk;
  if (!leg) throw new Error(`nothing is called ${name}`);
  return leg;
}

async function call(loaded: LoadedFile, walk: Walk, bag: Bag, step: CallStep): Promise<void> {
  const { path } = step.known.call;
  const asking: Asking = { loaded, walk, bag, step };
  await walk.step(plainly(step.name), { path, at: placeIn(loaded, step.path) }, async ({ meets }) => {
    const began = walk.clock.now();
    const answer = await answered(asking);
    const ms = Math.round(walk.clock.now() - began);
    goOnAs(asking, answer);
    for (const [at, written] of step.expect.entries()) {
      const wanted = conditionOf(String(filled(written, bag)));
      meets(wanted.path === TIME ? { ms } : answer, wanted, NO_RULE, placeIn(loaded, `${step.path}.expect.${at}`));
    }
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
  const { call } = step.known;
  const args = argumentsOf(call, filled(step.send, bag));
  const allowed = Number(filled(step.spend ?? Number.NaN, bag));
  const isMoney = effectOf(call) === 'money';
  if (isMoney) await walk.spend(allowed, { call, args });
  if (step.refused === undefined) {
    const answer = await walk.client.send(call, args);
    if (isMoney) chargesAtMost(allowed, call, answer);
    return answer;
  }
  const refusal = await refusalOf(walk, call, args);
  if (refusal && new RegExp(step.refused, 'u').test(refusal.content)) {
    return { content: refusal.content, error: refusal.code };
  }
  const [expected, got] = refusal ? [plainly(step.refused), plainly(refusal.content)] : [say.aRefusal, say.success];
  throw unmet(asking, 'refused', 'content', say.shopRefuses, expected, got);
}

function keep(asking: Asking, answer: unknown): void {
  const { walk, bag, step } = asking;
  for (const [name, { path, shown: plain }] of Object.entries(step.capture)) {
    const value = valueAt(answer, String(filled(path, bag)));
    if (value === undefined)
      throw unmet(asking, `capture.${name}`, path, say.savedForLater(name), say.aValue, say.nothing);
    if (!plain && typeof value === 'string') walk.learn(value);
    bag.set(name, value);
  }
}

function unmet({ step, loaded }: Asking, part: string, field: string, rule: Words, expected: Words, got: Words) {
  const about = { call: step.known.call.path, field, rule, at: placeIn(loaded, `${step.path}.${part}`) };
  return new CheckFailed(about, expected, got);
}

/** Expectations of a file cite no rule. */
const NO_RULE: Words = ['', ''];

const placeIn = ({ file, line }: LoadedFile, path: string): Place => ({ file, line: line(path) });
