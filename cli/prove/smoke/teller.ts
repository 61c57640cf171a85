/** Tells of a walk's steps in the language of its run, each with a name for people and an id for scripts. */
import { kindOf } from '#cli/prove/calling/parameters.ts';
import { failureOf } from '#cli/shop/failure.ts';
import { HIDDEN, maskPhone } from '#cli/shop/redaction/redactor.ts';
import { bracketed, inLanguage, type Language, labelled, plainly, type Words } from '#cli/text/words.ts';
import { ShapeError } from '#shared/errors.ts';
import { isPhoneName, isSecretName } from '#shared/rules/secret-names.ts';
import type { Place, StepReport, StepTrouble } from '../report/findings.ts';
import { type Tell, unmetSentence } from '../report/telling.ts';
import { CheckFailed, ruleWords } from './check.ts';
import { say } from './dictionary.ts';
import type { SmokePorts } from './ports.ts';

export interface StepAbout {
  readonly name: Words;
  /** Script and act; '' for a step that makes no call. */
  readonly call: string;
  /** What a script knows a step without a call by. */
  readonly id?: string | undefined;
  readonly at?: Place | undefined;
}

/** What a walk changed and has to put back. */
export interface LeftBehind {
  readonly what: Words;
  /** The command that puts it back by hand. */
  readonly mend?: string | (() => string) | undefined;
}

export type Teller = ReturnType<typeof createTeller>;

/** Tells of one walk; it counts the steps of each call, so that their ids stay apart. */
export function createTeller(language: Language) {
  const tell = (words: Words): string => inLanguage(words, language);
  const taken = new Map<string, number>();
  type More = Pick<StepReport, 'trouble' | 'because'>;
  const step = (about: StepAbout, state: StepReport['state'], ms: number, more: More = {}): StepReport => {
    const { name, call, id = call } = about;
    const turn = (taken.get(id) ?? 0) + 1;
    taken.set(id, turn);
    return { id: turn === 1 ? id : `${id} #${turn}`, name: tell(name), call, state, ms, ...more };
  };
  const trouble = ({ call: asked, at }: StepAbout, error: unknown): StepTrouble => {
    const call = callOf(error) || asked;
    if (error instanceof CheckFailed) return { at, ...failure(error, tell) };
    const field = error instanceof ShapeError ? error.path : '';
    const { code, words, expected, got } = explain(error);
    if (!expected || !got) return { kind: 'error', code, call, field, rule: '', message: tell(words), at };
    const told = { field, rule: tell(words), expected: tell(expected), got: tell(got) };
    return { kind: 'error', code, call, ...told, message: unmetSentence(told, tell), at };
  };
  return {
    say: tell,
    passed: (about: StepAbout, ms: number) => step(about, 'passed', ms),
    failed: (about: StepAbout, ms: number, error: unknown) =>
      step(about, 'failed', ms, { trouble: trouble(about, error) }),
    skipped: (about: StepAbout, because: Words) => step(about, 'skipped', 0, { because: tell(because) }),
    /** What could not be put back, and why. */
    left: ({ what, mend }: LeftBehind, around: Mending, error: unknown) =>
      tell(withMend(labelled(what, explain(error).words), mend, around)),
    /** What is still to be put back. */
    waiting: ({ what, mend }: LeftBehind, around: Mending) => tell(withMend(what, mend, around)),
  };
}

type Mending = Pick<SmokePorts, 'program' | 'account'>;

function withMend(told: Words, mend: LeftBehind['mend'], { program, account }: Mending): Words {
  if (mend === undefined) return told;
  const command = say.mend(`${program} ${typeof mend === 'string' ? mend : mend()}`, account.user);
  return [`${told[0]}；${command[0]}`, `${told[1]}; ${command[1]}`];
}

/** The call that an error is about; '' for none. */
export const callOf = (error: unknown): string =>
  error instanceof Error && 'call' in error && typeof error.call === 'string' ? error.call : '';

function failure({ about, ...found }: CheckFailed, tell: Tell): StepTrouble {
  const { call, field, at } = about;
  const [zh, en] = found.got;
  const expected = tell(found.expected);
  // A value is the same in both languages; words tell no secret.
  const got = zh === en ? mask(field, zh) : tell(found.got);
  const told = { field, rule: tell(ruleWords(about.rule)), cited: about.rule[2], expected, got };
  return { kind: 'failure', code: 'assertion', call, ...told, message: unmetSentence(told, tell), ...(at && { at }) };
}

/** What an error means that kept a step from asserting anything; of an answer that deviates also what should be there, and what is. */
function explain(error: unknown) {
  const { code, words, detail, next, kind } = failureOf(error);
  if (error instanceof ShapeError) return { code, words, expected: kindOf(error.expected), got: gotOf(error.got) };
  const exactly = kind === 'InternalError' ? String(error) : detail;
  const told = exactly === undefined ? words : bracketed(words, plainly(exactly));
  const whole: Words = next ? [`${told[0]}；${next[0]}`, `${told[1]}; ${next[1]}`] : told;
  return { code, words: whole, expected: undefined, got: undefined };
}

/** What stood in a field's place, as the declarations' readers call it. */
const FOUND: Readonly<Record<string, Words>> = {
  nothing: ['没有', 'nothing'],
  null: ['空值 null', 'null'],
  'an object': ['对象', 'an object'],
  string: ['文字', 'a text'],
  number: ['数字', 'a number'],
  boolean: ['true 或 false', 'true or false'],
};

function gotOf(got: string): Words {
  const items = /^a list of (\d+)$/.exec(got)?.[1];
  if (items !== undefined) return [`${items} 项的列表`, got];
  return FOUND[got] ?? plainly(got);
}

/** A value by the last name of its field's path, hidden where nobody may read it. */
function mask(field: string, value: string): string {
  const name = /(\w+)\W*$/.exec(field)?.[1] ?? '';
  if (isSecretName(name)) return HIDDEN;
  return isPhoneName(name) ? maskPhone(value) : value;
}
