/** Tells of a walk's steps in the language of its run, each with a name for people and an id for scripts. */

import { inLanguage, type Language, labelled, type Words } from '#cli/text/words.ts';
import { ShapeError } from '#shared/errors.ts';
import type { Place, StepReport, StepTrouble } from '../report/findings.ts';
import { unmetSentence } from '../report/telling.ts';
import { CheckFailed, ruleWords } from './check.ts';

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

/** What an error means that is no assertion. */
export interface Explained {
  /** As the exit codes are called. */
  readonly code: string;
  readonly words: Words;
  /** Of an answer that deviates: what its field should be, and is. */
  readonly expected?: Words;
  readonly got?: Words;
}

/** What telling takes. */
export interface Telling {
  /** The run tells everything in this language. */
  readonly language: Language;
  /** What an error means that is no assertion: network, refusal, drift, guard. */
  explain(error: unknown): Explained;
  /** A value of the answer as it may be seen, by its field's name. */
  mask(field: string, value: string): string;
}

export interface Teller {
  say(words: Words): string;
  passed(about: StepAbout, ms: number): StepReport;
  failed(about: StepAbout, ms: number, error: unknown): StepReport;
  skipped(about: StepAbout, because: Words): StepReport;
  /** What could not be put back, and why. */
  left(what: Words, error: unknown): string;
}

/** Tells of one walk; it counts the steps of each call, so that their ids stay apart. */
export function createTeller(telling: Telling): Teller {
  const { explain } = telling;
  const tell = (words: Words): string => inLanguage(words, telling.language);
  const taken = new Map<string, number>();
  const started = ({ name, call, id = call }: StepAbout) => {
    const turn = (taken.get(id) ?? 0) + 1;
    taken.set(id, turn);
    return { id: turn === 1 ? id : `${id} #${turn}`, name: tell(name), call };
  };
  const trouble = ({ call: asked, at }: StepAbout, error: unknown): StepTrouble => {
    const call = callOf(error) || asked;
    const place = at ? { at } : {};
    if (error instanceof CheckFailed) return { ...place, ...failure(error, telling) };
    const field = error instanceof ShapeError ? error.path : '';
    const { code, words, expected, got } = explain(error);
    if (!expected || !got) return { kind: 'error', code, call, field, rule: '', message: tell(words), ...place };
    const told = { field, rule: tell(words), expected: tell(expected), got: tell(got) };
    return { kind: 'error', code, call, ...told, message: unmetSentence(told, tell), ...place };
  };
  return {
    say: tell,
    passed: (about, ms) => ({ ...started(about), state: 'passed', ms }),
    failed: (about, ms, error) => ({ ...started(about), state: 'failed', ms, trouble: trouble(about, error) }),
    skipped: (about, because) => ({ ...started(about), state: 'skipped', ms: 0, because: tell(because) }),
    left: (what, error) => tell(labelled(what, explain(error).words)),
  };
}

/** The call that an error is about; '' for none. */
export const callOf = (error: unknown): string =>
  error instanceof Error && 'call' in error && typeof error.call === 'string' ? error.call : '';

function failure({ about, ...found }: CheckFailed, { language, mask }: Telling): StepTrouble {
  const { call, field, at } = about;
  const tell = (words: Words): string => inLanguage(words, language);
  const [zh, en] = found.got;
  const expected = tell(found.expected);
  // A value is the same in both languages; words tell no secret.
  const got = zh === en ? mask(field, zh) : tell(found.got);
  const cited = about.rule[2];
  const told = { field, rule: tell(ruleWords(about.rule)), ...(cited === undefined ? {} : { cited }), expected, got };
  const message = unmetSentence(told, tell);
  return { kind: 'failure', code: 'assertion', call, ...told, message, ...(at ? { at } : {}) };
}
