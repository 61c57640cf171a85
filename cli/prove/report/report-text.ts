/** Texts that all reports share, in the language of the run. */
import { bracketed, inLanguage, type Language, labelled, plainly, type Words } from '#cli/text/words.ts';
import { kinds, say } from './dictionary.ts';
import {
  type Compared,
  countsOf,
  countsOfRuns,
  isFlaky,
  nameOfRun,
  type RunReport,
  type SmokeReport,
  type StepTrouble,
  skipsOf,
  troubleText,
} from './findings.ts';
import type { CallTime } from './times.ts';

export type Translate = (words: Words) => string;

export const translatorOf =
  (language: Language): Translate =>
  (words) =>
    inLanguage(words, language);

/** `staging (staging)`: the profile's name and its kind. */
export function environmentText({ name, kind }: NonNullable<SmokeReport['env']>, translate: Translate): string {
  const known: Words | undefined = kinds[kind as keyof typeof kinds];
  return translate(bracketed(plainly(name), known ?? plainly(kind)));
}

export function totalLines(runs: readonly RunReport[], translate: Translate): readonly [runs: string, steps: string] {
  const steps = runs.flatMap((run) => run.steps);
  return [
    translate(say.ofRuns(runs.length, say.counted(countsOfRuns(runs)))),
    translate(say.ofSteps(steps.length, say.counted(countsOf(steps)))),
  ];
}

const skippedLines = (runs: readonly RunReport[], translate: Translate): string[] =>
  skipsOf(runs).map(({ because, scenarios }) => translate(say.notRun(because, [...new Set(scenarios)].join(', '))));

const flakyLines = (runs: readonly RunReport[], translate: Translate): string[] =>
  runs.filter(isFlaky).map((run) => {
    const why = (run.earlier ?? []).flatMap((steps) =>
      steps.flatMap(({ trouble }) => (trouble ? [troubleText(trouble)] : [])),
    );
    return translate(say.flakyRun(nameOfRun(run), why[0] ?? ''));
  });

function comparedLines({ newly, mended, slower }: Compared, translate: Translate): string[] {
  const named = (names: readonly string[], words: (names: string) => Words) =>
    names.length === 0 ? [] : [translate(words(names.join(', ')))];
  const times = slower.map(({ call, before, now }) => translate(say.slower(call, before, now)));
  return [...named(newly, say.newly), ...named(mended, say.mended), ...times];
}

/** So many calls are named as the slowest. */
const SLOWEST = 3;

function slowestLines(times: readonly CallTime[], translate: Translate): string[] {
  const slowest = times.toSorted((a, b) => b.max - a.max).slice(0, SLOWEST);
  const told = slowest.map(({ call, max }) => `${call} ${translate(say.duration(max))}`);
  return told.length === 0 ? [] : [translate(say.slowest(told.join(', ')))];
}

/** What a reader should know beside the failures: what was not run, is flaky or slow, and what changed since an earlier run. */
export const besideLines = ({ runs, compared, times = [] }: SmokeReport, translate: Translate): string[] => [
  ...(compared ? comparedLines(compared, translate) : []),
  ...flakyLines(runs, translate),
  ...skippedLines(runs, translate),
  ...slowestLines(times, translate),
];

/** The broken rule with its section of the documents; '' if there is none. */
export const ruleText = ({ rule, cited }: Pick<StepTrouble, 'rule' | 'cited'>, translate: Translate): string =>
  cited === undefined ? rule : translate(say.cited(rule, cited));

type Unmet = Required<Pick<StepTrouble, 'field' | 'expected' | 'got'>> & Pick<StepTrouble, 'rule' | 'cited'>;

/** A failure in one sentence, its rule in brackets. */
export function unmetSentence(told: Unmet, translate: Translate): string {
  const found = translate(say.unmet(told.field, told.expected, told.got));
  const rule = ruleText(told, translate);
  return rule === '' ? found : translate(bracketed(plainly(found), plainly(rule)));
}

export function troubleLines(trouble: StepTrouble, translate: Translate): string[] {
  const rule = ruleText(trouble, translate);
  const { field, expected, got, message, at } = trouble;
  const found = expected === undefined || got === undefined ? message : translate(say.unmet(field, expected, got));
  return [
    ...found.split('\n'),
    ...(rule === '' ? [] : [translate(labelled(say.rule, plainly(rule)))]),
    ...(at ? [translate(labelled(say.at, plainly(`${at.file}:${at.line}`)))] : []),
  ];
}
