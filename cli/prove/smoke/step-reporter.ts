/** Makes the step reports of a walk: a name in the language of the run for people, an id for scripts. */
import { failureOf } from '#cli/shop/failure.ts';
import { HIDDEN, maskPhone } from '#cli/shop/redaction/redactor.ts';
import { deviationWords, typeWords } from '#cli/text/type-words.ts';
import { bracketed, inLanguage, type Language, labelled, plainly, type Words } from '#cli/text/words.ts';
import { ShapeError } from '#shared/errors.ts';
import { isPersonName, isPhoneName, isSecretName } from '#shared/rules/trail/secret-names.ts';
import type { Place, StepReport, StepTrouble } from '../report/findings.ts';
import { type Translate, unmetSentence } from '../report/report-text.ts';
import { CheckFailed, ruleWords } from './check.ts';
import { say } from './dictionary.ts';
import type { SmokePorts } from './ports.ts';
import type { createSubject } from './subject.ts';

export interface StepAbout {
  readonly name: Words;
  /** Script and act; '' for a step that makes no call. */
  readonly call: string;
  /** The id of a step without a call. */
  readonly id?: string | undefined;
  readonly at?: Place | undefined;
}

/** A change that has to be restored. */
export interface LeftBehind {
  readonly what: Words;
  /** The command that restores it by hand. */
  readonly mend?: string | (() => string) | undefined;
}

export type StepReporter = ReturnType<typeof createStepReporter>;

/** For one walk: it counts the steps of each call to make their ids unique. */
export function createStepReporter(language: Language) {
  const translate = (words: Words): string => inLanguage(words, language);
  const taken = new Map<string, number>();
  type More = Pick<StepReport, 'trouble' | 'because'>;
  const step = (about: StepAbout, state: StepReport['state'], ms: number, more: More = {}): StepReport => {
    const { name, call, id = call } = about;
    const turn = (taken.get(id) ?? 0) + 1;
    taken.set(id, turn);
    return { id: turn === 1 ? id : `${id} #${turn}`, name: translate(name), call, state, ms, ...more };
  };
  const trouble = ({ call: asked, at }: StepAbout, error: unknown, known: Known): StepTrouble => {
    const call = callOf(error) || asked;
    if (error instanceof CheckFailed) return { at, ...failure(error, translate, known) };
    const field = error instanceof ShapeError ? error.path : '';
    const { code, words, expected, got, missing } = explain(error);
    if (!expected || !got) {
      const message = translate(besides(words, known.subject?.words(words[0]) ?? []));
      return { kind: 'error', code, call, field, rule: '', message, at };
    }
    const subject = known.subject?.words(field) ?? [];
    const unmet = {
      field,
      rule: translate(words),
      expected: translate(expected),
      got: translate(besides(got, subject)),
    };
    const told = missing ? besides(missing, subject) : plainly(unmetSentence({ ...unmet, rule: '' }, translate));
    const message = translate(bracketed(told, words));
    return { kind: 'error', code, call, ...unmet, message, at };
  };
  return {
    say: translate,
    passed: (about: StepAbout, ms: number) => step(about, 'passed', ms),
    failed: (about: StepAbout, ms: number, error: unknown, known: Known = {}) =>
      step(about, 'failed', ms, { trouble: trouble(about, error, known) }),
    skipped: (about: StepAbout, because: Words) => step(about, 'skipped', 0, { because: translate(because) }),
    left: ({ what, mend }: LeftBehind, around: Mending, error: unknown) =>
      translate(withMend(labelled(what, explain(error).words), mend, around)),
    waiting: ({ what, mend }: LeftBehind, around: Mending) => translate(withMend(what, mend, around)),
  };
}

type Mending = Pick<SmokePorts, 'program' | 'account'>;

function withMend(text: Words, mend: LeftBehind['mend'], { program, account }: Mending): Words {
  if (mend === undefined) return text;
  const command = say.mend(`${program} ${typeof mend === 'string' ? mend : mend()}`, account.user);
  return [`${text[0]}；${command[0]}`, `${text[1]}; ${command[1]}`];
}

export const callOf = (error: unknown): string =>
  error instanceof Error && 'call' in error && typeof error.call === 'string' ? error.call : '';

/** What is known beside an error: how a field could not be read, and what the walk deals with. */
interface Known extends Pick<SmokePorts, 'noted'> {
  readonly subject?: Pick<ReturnType<typeof createSubject>, 'words'>;
}

const besides = (text: Words, more: readonly Words[]): Words =>
  more.length === 0 ? text : bracketed(text, [more.map(([zh]) => zh).join('，'), more.map(([, en]) => en).join(', ')]);

function failure({ about, ...found }: CheckFailed, translate: Translate, { noted, subject }: Known): StepTrouble {
  const { call, field, at } = about;
  const [zh, en] = found.got;
  const expected = translate(found.expected);
  // Only values may hold a secret; a value is the same in both languages.
  const came = zh === en ? plainly(mask(field, zh)) : found.got;
  const unread = noted?.(call, field);
  const more = unread ? [deviationWords([unread.path, unread.path], unread.expected, unread.got)] : [];
  const told = [...found.expected, zh].join(' ');
  const got = translate(besides(came, [...more, ...(subject?.words(told) ?? [])]));
  const unmet = { field, rule: translate(ruleWords(about.rule)), cited: about.rule[2], expected, got };
  return {
    kind: 'failure',
    code: 'assertion',
    call,
    ...unmet,
    message: unmetSentence(unmet, translate),
    ...(at && { at }),
  };
}

function explain(error: unknown) {
  const { code, words, detail, next, kind } = failureOf(error);
  if (error instanceof ShapeError) {
    const { path, expected, got } = error;
    const missing = got.startsWith('nothing') ? deviationWords([path, path], expected, got) : undefined;
    return { code, words, expected: typeWords(expected), got: typeWords(got), missing };
  }
  const exactly = kind === 'InternalError' ? plainly(error) : detail;
  const text = exactly === undefined ? words : bracketed(words, exactly);
  const whole: Words = next ? [`${text[0]}；${next[0]}`, `${text[1]}; ${next[1]}`] : text;
  return { code, words: whole, expected: undefined, got: undefined, missing: undefined };
}

/** Hides secrets, people and phone numbers, by the last name of the field's path. */
function mask(field: string, value: string): string {
  // Whether there is a secret is none.
  if (/^(true|false)$/.test(value)) return value;
  const name = /(\w+)\W*$/.exec(field)?.[1] ?? '';
  if (isSecretName(name) || isPersonName(name)) return HIDDEN;
  return isPhoneName(name) ? maskPhone(value) : value;
}
