/** Loads a scenario from a file, with the files that it uses, and checks all of it before anything is sent. */
import { dirname, resolve } from 'node:path';
import { checkCondition, conditionOf, isRegExp } from '#cli/prove/calling/condition.ts';
import { effectOf, effectOfFailing } from '#cli/shop/guard.ts';
import { readNamed } from '#cli/shop/private-file.ts';
import { effects } from '#cli/shop/profile.ts';
import { Fault } from '#cli/text/fault.ts';
import { labelled, lines, plainly, type Words } from '#cli/text/words.ts';
import { misfit } from './file/arguments.ts';
import { say } from './file/dictionary.ts';
import { type CallStep, readScenario, TIME } from './file/format.ts';
import { readJsonc, wrong } from './file/jsonc.ts';
import { legNamed } from './file/legs.ts';
import { firstValues, type LoadedFile, legOf } from './file/walk-file.ts';
import type { Scenario } from './scenario.ts';

/** A usage fault names file, line and mistake. `given` are the names that `--set` sets. */
export async function loadScenario(file: string, given: readonly string[] = []): Promise<Scenario> {
  const loaded = await load(file, []);
  const { name, about, role, tags } = loaded;
  const effect = worst(loaded);
  const lacking = new Map<string, Words>();
  checkFile(loaded, new Set([...OWN_NAMES, ...given]), lacking);
  if (lacking.size > 0)
    throw new Fault('usage', lines([...lacking.values()]), { next: say.setThem(...lacking.keys()) });
  const leg = legOf(loaded);
  return {
    name,
    about: [about, about],
    effect,
    role,
    tags: [effect, role ?? 'visitor', ...tags],
    payPassword: sendsPayPassword(loaded),
    run: (walk) => leg(walk, firstValues(walk, loaded)),
  };
}

/** `from` is the place in the file that uses it. */
async function load(file: string, around: readonly string[], from?: string): Promise<LoadedFile> {
  const within = [...around, resolve(file)];
  const document = readJsonc(await readNamed(file).catch(named(from)), file);
  const scenario = readScenario(document);
  const files: Record<string, LoadedFile> = {};
  for (const step of [...scenario.steps, ...scenario.cleanUp]) {
    if (step.kind !== 'use' || legNamed(step.use)) continue;
    const other = resolve(dirname(file), step.use);
    const line = document.line(step.path);
    if (within.includes(other)) throw wrong(file, line, say.usesItself);
    files[step.use] = await load(other, within, `${file}:${line}`);
  }
  return { ...scenario, file, line: document.line, files };
}

const named = (from: string | undefined) => (error: unknown) => {
  if (from === undefined || !(error instanceof Fault)) throw error;
  throw new Fault(error.code, labelled(plainly(from), error.words), { cause: error });
};

/** The strongest effect of a file and of those that it uses. */
function worst({ steps, cleanUp, files }: LoadedFile): Scenario['effect'] {
  const all = [...steps, ...cleanUp].flatMap((step) => {
    if (step.kind === 'call') return (step.refused === undefined ? effectOf : effectOfFailing)(step.known.call);
    const used = files[step.use];
    return used ? worst(used) : (legNamed(step.use)?.effect ?? []);
  });
  return effects.findLast((effect) => all.includes(effect)) ?? 'read';
}

function sendsPayPassword({ steps, cleanUp, files }: LoadedFile): boolean {
  return [...steps, ...cleanUp].some((step) => {
    if (step.kind === 'call') return /\$\{(payPassword|encodedPayPassword)\}/.test(JSON.stringify(step.send ?? null));
    const used = files[step.use];
    return used ? sendsPayPassword(used) : legNamed(step.use)?.payPassword === true;
  });
}

const OWN_NAMES = ['user', 'password', 'payPassword', 'encodedPassword', 'encodedPayPassword', 'once'] as const;

/**
 * Throws the first mistake in a file or in one that it uses. `known` are the names that have a value before it; `lacking` gets
 * each that has none, with its place.
 */
function checkFile(loaded: LoadedFile, known: Set<string>, lacking: Map<string, Words>): void {
  for (const name of Object.keys(loaded.values)) known.add(name);
  for (const step of [...loaded.steps, ...loaded.cleanUp]) {
    const used = step.kind === 'use' ? loaded.files[step.use] : undefined;
    if (used) checkFile(used, known, lacking);
    if (step.kind === 'call') checkCall(loaded, step, known, lacking);
    const sets = step.kind === 'call' ? Object.keys(step.capture) : (legNamed(step.use)?.leaves ?? []);
    for (const name of sets) known.add(name);
  }
}

function checkCall(
  { file, line }: LoadedFile,
  step: CallStep,
  known: ReadonlySet<string>,
  lacking: Map<string, Words>,
): void {
  const { path, send, expect, spend, refused = '' } = step;
  /** The check passes, and every `${name}` in the value has a value. */
  function look(place: string, value: unknown, check?: () => unknown): void {
    try {
      check?.();
    } catch (error) {
      throw error instanceof Fault ? wrong(file, line(place), error.words) : error;
    }
    const wanted = [...JSON.stringify(value ?? null).matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name);
    for (const name of wanted.filter((each) => !known.has(each) && !lacking.has(each)))
      lacking.set(name, wrong(file, line(place), say.noValue(name, [...known].join(', '))).words);
  }
  look(`${path}.send`, send, () => misfit(step.known.call, send));
  look(`${path}.spend`, spend);
  if (!isRegExp(refused)) throw wrong(file, line(`${path}.refused`), say.noPattern(refused));
  for (const [at, written] of expect.entries()) {
    look(`${path}.expect.${at}`, written, () => {
      const condition = conditionOf(written);
      // What a refusal says is declared nowhere; a path may be filled in later.
      if (step.refused === undefined && condition.path !== TIME && !written.includes('${'))
        checkCondition(step.known.call, condition);
    });
  }
}
