/** Checks names, arguments, conditions and patterns of a scenario file before anything is sent. */
import { checkCondition, conditionOf, isRegExp } from '#cli/prove/calling/condition.ts';
import { Fault } from '#cli/text/fault.ts';
import { misfit } from './arguments.ts';
import { say } from './dictionary.ts';
import { type CallStep, TIME } from './format.ts';
import { wrong } from './jsonc.ts';
import { legs } from './legs.ts';
import type { LoadedFile } from './walk-file.ts';

/** Names that have a value from the start. */
export const OWN_NAMES = ['user', 'password', 'payPassword', 'encodedPassword', 'encodedPayPassword', 'once'] as const;

/** Throws the first mistake in a file or in one that it uses. `known` are the names that have a value before it. */
export function checkFile(loaded: LoadedFile, known: Set<string>): void {
  for (const name of Object.keys(loaded.values)) known.add(name);
  for (const step of [...loaded.steps, ...loaded.cleanUp]) {
    const used = step.kind === 'use' ? loaded.files[step.use] : undefined;
    if (used) checkFile(used, known);
    if (step.kind === 'call') checkCall(loaded, step, known);
    const sets = step.kind === 'call' ? Object.keys(step.capture) : (legs[step.use]?.leaves ?? []);
    for (const name of sets) known.add(name);
  }
}

function checkCall({ file, line }: LoadedFile, step: CallStep, known: ReadonlySet<string>): void {
  const { path, send, expect, spend, refused = '' } = step;
  /** Every `${name}` in the value has a value, and the check passes. */
  function look(place: string, value: unknown, check?: () => unknown): void {
    try {
      check?.();
    } catch (error) {
      throw error instanceof Fault ? wrong(file, line(place), error.words) : error;
    }
    const wanted = [...JSON.stringify(value ?? null).matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name);
    const lacking = wanted.find((name) => !known.has(name));
    if (lacking !== undefined) throw wrong(file, line(place), say.noValue(lacking, [...known].join(', ')));
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
