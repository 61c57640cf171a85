/** What all reports tell in the same words, each in the language of its run. */
import { bracketed, inLanguage, type Language, labelled, plainly, type Words } from '#cli/text/words.ts';
import { kinds, say } from './dictionary.ts';
import { countsOf, countsOfRuns, type RunReport, type SmokeReport, type StepTrouble } from './findings.ts';

export type Tell = (words: Words) => string;

export const tellerOf =
  (language: Language): Tell =>
  (words) =>
    inLanguage(words, language);

/** The environment with its kind: `staging (staging)`. */
export function toldEnvironment({ name, kind }: NonNullable<SmokeReport['env']>, tell: Tell): string {
  const known: Words | undefined = kinds[kind as keyof typeof kinds];
  return tell(bracketed(plainly(name), known ?? plainly(kind)));
}

export function toldSum(runs: readonly RunReport[], tell: Tell): readonly [runs: string, steps: string] {
  const steps = runs.flatMap((run) => run.steps);
  return [
    tell(say.ofRuns(runs.length, say.counted(countsOfRuns(runs)))),
    tell(say.ofSteps(steps.length, say.counted(countsOf(steps)))),
  ];
}

/** The rule that a failure follows from, with its place in the documents; '' where there is none. */
export const toldRule = ({ rule, cited }: Pick<StepTrouble, 'rule' | 'cited'>, tell: Tell): string =>
  cited === undefined ? rule : tell(say.cited(rule, cited));

type Unmet = Required<Pick<StepTrouble, 'field' | 'expected' | 'got'>> & Pick<StepTrouble, 'rule' | 'cited'>;

/** What a failure says in one sentence, its rule in brackets. */
export function unmetSentence(told: Unmet, tell: Tell): string {
  const found = tell(say.unmet(told.field, told.expected, told.got));
  const rule = toldRule(told, tell);
  return rule === '' ? found : tell(bracketed(plainly(found), plainly(rule)));
}

/** The trouble line by line, as a log shows it. */
export function troubleLines(trouble: StepTrouble, tell: Tell): string[] {
  const rule = toldRule(trouble, tell);
  const { field, expected, got, message, at } = trouble;
  const found = expected === undefined || got === undefined ? message : tell(say.unmet(field, expected, got));
  return [
    ...found.split('\n'),
    ...(rule === '' ? [] : [tell(labelled(say.rule, plainly(rule)))]),
    ...(at ? [tell(labelled(say.at, plainly(`${at.file}:${at.line}`)))] : []),
  ];
}
