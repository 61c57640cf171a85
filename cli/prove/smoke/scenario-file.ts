/** Loads a scenario from a file, with the files that it uses. */
import { dirname, resolve } from 'node:path';
import { effectOf, effectOfFailing } from '#cli/shop/guard.ts';
import { readNamed } from '#cli/shop/private-file.ts';
import { effects } from '#cli/shop/profile.ts';
import { Fault } from '#cli/text/fault.ts';
import { labelled, plainly } from '#cli/text/words.ts';
import { checkFile, OWN_NAMES } from './file/check-file.ts';
import { say } from './file/dictionary.ts';
import { readScenario } from './file/format.ts';
import { readJsonc, wrong } from './file/jsonc.ts';
import { legs } from './file/legs.ts';
import { firstValues, type LoadedFile, legOf } from './file/walk-file.ts';
import type { Scenario } from './scenario.ts';

/** A usage fault names file, line and mistake. `given` are the names that `--set` sets. */
export async function loadScenario(file: string, given: readonly string[] = []): Promise<Scenario> {
  const loaded = await load(file, []);
  const { name, about, role, tags } = loaded;
  const effect = worst(loaded);
  checkFile(loaded, new Set([...OWN_NAMES, ...given]));
  const leg = legOf(loaded);
  return {
    name,
    about: [about, about],
    effect,
    role,
    tags: [effect, role ?? 'visitor', ...tags],
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
    if (step.kind !== 'use' || legs[step.use]) continue;
    const other = resolve(dirname(file), step.use);
    const line = document.line(step.path);
    if (within.includes(other)) throw wrong(file, line, say.usesItself);
    files[step.use] = await load(other, within, `${file}:${line}`);
  }
  return { ...scenario, file, line: document.line, files };
}

/** Adds the place in the file that uses it. */
const named = (from: string | undefined) => (error: unknown) => {
  if (from === undefined || !(error instanceof Fault)) throw error;
  throw new Fault(error.code, labelled(plainly(from), error.words), { cause: error });
};

/** The strongest effect of a file; a used file counts as `money`. */
function worst({ steps, cleanUp }: LoadedFile): Scenario['effect'] {
  const all = [...steps, ...cleanUp].flatMap((step) => {
    if (step.kind === 'call') return (step.refused === undefined ? effectOf : effectOfFailing)(step.known.call);
    return step.kind === 'use' ? (legs[step.use]?.effect ?? 'money') : [];
  });
  return effects.findLast((effect) => all.includes(effect)) ?? 'read';
}
