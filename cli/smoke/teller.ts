/** Tells of a walk's steps in the language of its run, each with a name for people and an id for scripts. */
import type { Place, StepReport, StepTrouble } from '#cli/report/findings.ts';
import { inLanguage, type Language, type Words } from '#cli/words/words.ts';
import { ShapeError } from '#shared/errors.ts';
import { CheckFailed, ruleWords } from './check.ts';
import { say } from './dictionary.ts';

/** What a person is told of a step. */
export type Named = Words;

/** What a step is about. */
export interface StepAbout {
  readonly name: Words;
  /** Script and act; '' for a step that makes no call. */
  readonly call: string;
  /** What a script knows a step without a call by. */
  readonly id?: string;
  /** Where a scenario file has it. */
  readonly at?: Place | undefined;
}

/** What telling takes. */
export interface Telling {
  /** The run tells everything in this language. */
  readonly language: Language;
  /** What an error means that is no assertion: network, refusal, drift, guard. */
  explain(error: unknown): Words;
}

export interface Teller {
  say(words: Words): string;
  passed(about: StepAbout, ms: number): StepReport;
  failed(about: StepAbout, ms: number, error: unknown): StepReport;
  skipped(about: StepAbout, because?: Words): StepReport;
  /** What could not be put back, and why. */
  left(what: Words, error: unknown): string;
}

/** Tells of one walk; it counts the steps of each call, so that their ids stay apart. */
export function createTeller({ language, explain }: Telling): Teller {
  const inWords = (words: Words): string => inLanguage(words, language);
  const taken = new Map<string, number>();
  const started = ({ name, call, id = call }: StepAbout) => {
    const turn = (taken.get(id) ?? 0) + 1;
    taken.set(id, turn);
    return { id: turn === 1 ? id : `${id} #${turn}`, name: inWords(name), call };
  };
  const trouble = ({ call, at }: StepAbout, error: unknown): StepTrouble => {
    const place = at ? { at } : {};
    if (error instanceof CheckFailed) return { ...place, ...failure(error, inWords) };
    const field = error instanceof ShapeError ? error.path : '';
    return { kind: 'error', call, field, rule: '', message: inWords(explain(error)), ...place };
  };
  return {
    say: inWords,
    passed: (about, ms) => ({ ...started(about), state: 'passed', ms }),
    failed: (about, ms, error) => ({ ...started(about), state: 'failed', ms, trouble: trouble(about, error) }),
    skipped: (about, because) => ({
      ...started(about),
      state: 'skipped',
      ms: 0,
      ...(because === undefined ? {} : { because: inWords(because) }),
    }),
    left: (what, error) => `${inWords(what)}: ${inWords(explain(error))}`,
  };
}

function failure({ about, expected, got }: CheckFailed, inWords: (words: Words) => string): StepTrouble {
  const { call, field, at } = about;
  const cited = about.rule[2];
  const rule = ruleWords(about.rule);
  const told = say.unmet(`${call} ${field}`, expected, got);
  return {
    kind: 'failure',
    call,
    field,
    rule: inWords(rule),
    ...(cited === undefined ? {} : { cited }),
    expected: inWords(expected),
    got: inWords(got),
    message: inWords(rule[0] === '' ? told : say.byRule(told, cited === undefined ? rule : say.cited(rule, cited))),
    ...(at ? { at } : {}),
  };
}
