/** Static checks of a scenario file: names, arguments, operators, patterns. */
import { conditionOf, isRegExp } from '#cli/prove/calling/condition.ts';
import { Fault } from '#cli/text/fault.ts';
import { misfit } from './arguments.ts';
import { say } from './dictionary.ts';
import type { CallStep, FileStep } from './format.ts';
import { wrong } from './jsonc.ts';
import { legs } from './legs.ts';
import type { LoadedFile } from './walk-file.ts';

/** Names that have a value from the start. */
export const OWN_NAMES = ['user', 'password', 'payPassword', 'encodedPassword', 'encodedPayPassword', 'once'] as const;

/** Throws the first mistake in a file or in one that it uses. `known` are the names that have a value before it. */
export function checkFile(loaded: LoadedFile, known: Set<string>): void {
  for (const name of Object.keys(loaded.values)) known.add(name);
  for (const step of [...loaded.steps, ...loaded.cleanUp]) checkStep(loaded, step, known);
}

function checkStep(loaded: LoadedFile, step: FileStep, known: Set<string>): void {
  const look = lookingAt(loaded, known);
  if (step.kind === 'use') {
    const used = loaded.files[step.use];
    if (used) checkFile(used, known);
    for (const name of legs[step.use]?.leaves ?? []) known.add(name);
  }
  if (step.kind === 'call') {
    checkCall(step, look);
    for (const name of Object.keys(step.capture)) known.add(name);
  }
}

function checkCall({ path, known, send, expect, spend, refused = '' }: CallStep, look: Look): void {
  look.fits(`${path}.send`, () => misfit(known.call, send));
  look.names(`${path}.send`, send);
  look.names(`${path}.spend`, spend);
  look.fits(`${path}.refused`, () => {
    if (!isRegExp(refused)) throw new Fault('usage', say.noPattern(refused));
  });
  for (const [at, written] of expect.entries()) {
    look.names(`${path}.expect.${at}`, written);
    look.fits(`${path}.expect.${at}`, () => conditionOf(written));
  }
}

type Look = ReturnType<typeof lookingAt>;

/** Mistakes are thrown with file and line. */
function lookingAt({ file, line }: LoadedFile, known: ReadonlySet<string>) {
  return {
    /** Every `${name}` has a value. */
    names(path: string, value: unknown): void {
      const wanted = [...JSON.stringify(value ?? null).matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name);
      const lacking = wanted.find((name) => !known.has(name));
      if (lacking !== undefined) throw wrong(file, line(path), say.noValue(lacking, [...known].join(', ')));
    },
    fits(path: string, read: () => unknown): void {
      try {
        read();
      } catch (error) {
        throw error instanceof Fault ? wrong(file, line(path), error.words) : error;
      }
    },
  };
}
