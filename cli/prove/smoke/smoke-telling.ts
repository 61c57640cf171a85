/** What a smoke run tells of errors and of values, in its language. */

import { failureOf } from '#cli/shop/failure.ts';
import { isPhoneName, isSecretName } from '#cli/shop/redaction/names.ts';
import { HIDDEN, maskPhone } from '#cli/shop/redaction/redactor.ts';
import { Fault } from '#cli/text/fault.ts';
import { bracketed, type Language, plainly, type Words } from '#cli/text/words.ts';
import { ShapeError } from '#shared/errors.ts';
import { kindOf } from '../calling/parameters.ts';
import { WrongArguments } from './file/arguments.ts';
import { NoSuchValue } from './file/fill.ts';
import type { Explained, Telling } from './teller.ts';

/** Tells in a language. */
export const tellingIn = (language: Language): Telling => ({ language, explain, mask });

/** What a scenario file has wrong, and only its walk could show, is no fault of the program. */
export const meant = (error: unknown): unknown =>
  error instanceof WrongArguments || error instanceof NoSuchValue ? new Fault('usage', plainly(error.message)) : error;

/** What an error means that kept a step from asserting anything, with its detail and the next step. */
function explain(error: unknown): Explained {
  const { code, words, detail, next, kind } = failureOf(meant(error));
  if (error instanceof ShapeError) return { code, words, expected: kindOf(error.expected), got: gotOf(error.got) };
  const exactly = kind === 'InternalError' ? String(error) : detail;
  const told = exactly === undefined ? words : bracketed(words, plainly(exactly));
  return { code, words: next ? [`${told[0]}；${next[0]}`, `${told[1]}; ${next[1]}`] : told };
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
