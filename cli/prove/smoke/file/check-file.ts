/** What can be seen to be wrong with a scenario file before anything is sent: names, arguments, operators, patterns. */

import { conditionOf } from '#cli/prove/calling/condition.ts';
import { Fault } from '#cli/text/fault.ts';
import { plainly, type Words } from '#cli/text/words.ts';
import { misfit, WrongArguments } from './arguments.ts';
import { say } from './dictionary.ts';
import type { CallStep, FileStep } from './format.ts';
import { legs } from './legs.ts';
import type { LoadedFile } from './walk-file.ts';

/** Something wrong, and where. */
export interface Complaint {
  readonly file: string;
  readonly line: number;
  readonly words: Words;
}

/** Names that every walk begins with. */
export const OWN_NAMES = ['user', 'password', 'payPassword', 'encodedPassword', 'encodedPayPassword', 'once'] as const;

/** The first thing that is wrong with a file or with one that it uses; `known` are the names that have a value before it. */
export function complaintOf(loaded: LoadedFile, known: Set<string>): Complaint | undefined {
  for (const name of Object.keys(loaded.values)) known.add(name);
  for (const step of [...loaded.steps, ...loaded.cleanUp]) {
    const found = ofStep(loaded, step, known);
    if (found) return found;
  }
  return undefined;
}

function ofStep(loaded: LoadedFile, step: FileStep, known: Set<string>): Complaint | undefined {
  const at = (path: string, words: Words | undefined): Complaint | undefined =>
    words && { file: loaded.file, line: loaded.line(path), words };
  const names = (path: string, value: unknown) => at(path, unknownName(value, known));
  switch (step.kind) {
    case 'use': {
      const used = loaded.files[step.use];
      if (used) return complaintOf(used, known);
      for (const name of legs[step.use]?.leaves ?? []) known.add(name);
      return undefined;
    }
    case 'settle':
    case 'wait':
      return undefined;
    case 'sms': {
      const found = names(`${step.path}.sms`, step.phone);
      known.add(step.as);
      return found;
    }
    case 'call': {
      const found = ofCall(step, at, names);
      for (const name of Object.keys(step.capture)) known.add(name);
      return found;
    }
  }
}

function ofCall(
  { path, known, send, expect, poll, spend, refused }: CallStep,
  at: (path: string, words: Words | undefined) => Complaint | undefined,
  names: (path: string, value: unknown) => Complaint | undefined,
): Complaint | undefined {
  const conditions = Object.entries({ expect, 'poll.until': poll?.until, 'poll.failOn': poll?.failOn }).flatMap(
    ([where, written]) => (written ?? []).map((each, index) => [`${path}.${where}.${index}`, each] as const),
  );
  return (
    at(
      `${path}.send`,
      wrongArguments(() => misfit(known.call, send)),
    ) ??
    names(`${path}.send`, send) ??
    names(`${path}.spend`, spend) ??
    at(`${path}.refused`, wrongPattern(refused)) ??
    conditions.reduce<Complaint | undefined>(
      (found, [where, written]) => found ?? names(where, written) ?? at(where, wrongCondition(written)),
      undefined,
    )
  );
}

function wrongArguments(check: () => void): Words | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof WrongArguments) return plainly(error.message);
    throw error;
  }
}

/** The first `${name}` that nothing has given a value. */
function unknownName(value: unknown, known: ReadonlySet<string>): Words | undefined {
  const wanted = [...JSON.stringify(value ?? null).matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name);
  const lacking = wanted.find((name) => !known.has(name));
  return lacking === undefined ? undefined : say.noValue(lacking, [...known].join(', '));
}

function wrongCondition(written: string): Words | undefined {
  try {
    conditionOf(written);
    return undefined;
  } catch (error) {
    if (error instanceof Fault) return error.words;
    throw error;
  }
}

function wrongPattern(pattern: string | undefined): Words | undefined {
  if (pattern === undefined || pattern.includes('${')) return undefined;
  try {
    new RegExp(pattern, 'u');
    return undefined;
  } catch {
    return say.noPattern(pattern);
  }
}
