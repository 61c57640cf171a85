/** What the answers hold beside, or otherwise than, the documents, and what is read all the same. */
import { plainly, type Words } from '#cli/text/words.ts';
import { hasAnswered } from '../contract/answered.ts';
import { type Finding, isDeviation } from '../contract/drift.ts';
import type { SurveyRow } from '../contract/survey.ts';
import { type Check, fine, say, skips, warns } from './check.ts';

/** What a person should know before the list of all: words of PHP, lists without their order, numbers and letters that are lost. */
const KINDS: readonly (readonly [is: (finding: Finding) => boolean, words: (calls: string, got: string) => Words])[] = [
  [({ kind }) => kind === 'around', say.wordsAround],
  [({ declared }) => declared === 'a list in its order', say.keyedLists],
  [({ got }) => got === 'a number that has lost digits', say.lostDigits],
  [({ kind }) => kind === 'garbled', say.garbled],
];

const NAMED = 3;

/** `rows` are those of all reading calls. */
export function checkAnswers(rows: readonly SurveyRow[]): Check {
  const answered = rows.filter(hasAnswered).length;
  const found = rows.flatMap(({ findings }) => findings).filter(isDeviation);
  if (found.length === 0)
    return answered > 0 ? fine('answers', say.asDeclared(answered)) : skips('answers', say.noAnswers);
  const told = KINDS.flatMap(([is, words]) => {
    const those = found.filter(is);
    return those[0] ? [words(callsOf(those), those[0].got)] : [];
  });
  const others = found.filter((finding) => !KINDS.some(([is]) => is(finding))).length;
  const all = others > 0 ? [...told, say.otherwise(others)] : told;
  const [zh, en] = [all.map((words) => words[0]).join('；'), all.map((words) => words[1]).join('; ')];
  return warns('answers', [zh, en], plainly('yaocang contract check'));
}

function callsOf(findings: readonly Finding[]): string {
  const calls = [...new Set(findings.map(({ call }) => call))];
  return `${calls.slice(0, NAMED).join(', ')}${calls.length > NAMED ? ` … (${calls.length})` : ''}`;
}
