/** @jsxImportSource preact */
/**
 * The report as one page without any script, to be attached to a ticket: it loads nothing, opens from a disk, folds with
 * the browser's own means, and looks right on a phone, light and dark. Where a server forbids its style sheet, as Jenkins
 * does with what a build archives, headings, lists and the blanks between words are still there.
 */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { renderToString } from 'preact-render-to-string';
import { inLanguage } from '#cli/text/words.ts';
import { say } from './dictionary.ts';
import {
  countsOf,
  countsOfRuns,
  isSkipped,
  type RunReport,
  type SmokeReport,
  type StepReport,
  type StepTrouble,
  stateOf,
} from './findings.ts';
import { style } from './html-style.ts';
import { nameOfRun, type Tell, tellerOf, toldCounts, toldEnvironment, toldRule } from './telling.ts';

/** Draws the report as an HTML page. */
export const htmlReport = (report: SmokeReport): string =>
  `<!doctype html>\n${renderToString(
    <Telling.Provider value={tellerOf(report.language)}>
      <Page {...report} />
    </Telling.Provider>,
  )}\n`;

const Telling = createContext<Tell>((words) => inLanguage(words, 'zh'));
const useTell = (): Tell => useContext(Telling);

const POLICY = "default-src 'none'; style-src 'unsafe-inline'";
const LOCALES = { zh: 'zh-CN', en: 'en' } as const;

function Page(report: SmokeReport) {
  const { runs, ok, scenario, language } = report;
  const tell = useTell();
  const failed = runs.filter((run) => !run.ok);
  const rest = runs.filter((run) => run.ok);
  const title = tell(say.title(ok));
  return (
    <html lang={LOCALES[language]}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="Content-Security-Policy" content={POLICY} />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, which must not be escaped */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <header class={ok ? 'good' : 'bad'}>
          <h1>{title}</h1>
          <p>{subject(scenario, tell)}</p>
        </header>
        <main>
          <Facts {...report} />
          {failed.length > 0 && <Group title={tell(say.theFailed)} runs={failed} open />}
          {rest.length > 0 && (
            <Group title={tell(failed.length > 0 ? say.theRest : say.theRuns)} runs={rest} open={runs.length === 1} />
          )}
        </main>
        <footer>{tell(say.hidden)}</footer>
      </body>
    </html>
  );
}

/** So many scenarios are named; of more only how many they are. */
const NAMED = 4;

function subject(scenario: string, tell: Tell): string {
  const names = scenario.split(',');
  return names.length > NAMED ? tell(say.ofScenarios(names.length)) : names.join(', ');
}

function Facts({ env, started, ms, runs }: SmokeReport) {
  const tell = useTell();
  const steps = runs.flatMap((run) => run.steps);
  return (
    <dl class="facts">
      {env && <Fact name={tell(say.environment)} value={toldEnvironment(env, tell)} note={env.base} />}
      <Fact name={tell(say.started)} value={shanghai(started)} note={tell(say.shopsTime)} />
      <Fact name={tell(say.took)} value={tell(say.duration(ms))} />
      <Fact
        name={tell(say.result)}
        value={toldCounts(countsOfRuns(runs), tell)}
        note={tell(say.outOf(runs.length, steps.length))}
      />
    </dl>
  );
}

function Fact({ name, value, note }: { readonly name: string; readonly value: string; readonly note?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value} {note && <small>{note}</small>}
      </dd>
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly runs: readonly RunReport[];
  readonly open: boolean;
}

function Group({ title, runs, open }: GroupProps) {
  return (
    <section>
      <h2>
        {title} <span class="number">{runs.length}</span>
      </h2>
      {runs.map((run) => (
        <Run key={`${run.scenario} ${run.run} ${run.row}`} run={run} open={open} />
      ))}
    </section>
  );
}

function Run({ run, open }: { readonly run: RunReport; readonly open: boolean }) {
  const tell = useTell();
  const about = run.about && tell(run.about);
  return (
    <details class={stateOf(run)} open={open}>
      <summary>
        <Mark state={stateOf(run)} /> <strong>{nameOfRun(run, tell)}</strong>{' '}
        {run.user && <span class="user">{run.user}</span>}{' '}
        <span class="right">{`${toldCounts(countsOf(run.steps), tell)} · ${tell(say.duration(run.ms))}`}</span>{' '}
        {about !== undefined && about !== run.scenario && <span class="about">{about}</span>}{' '}
        {isSkipped(run) && <span class="about">{run.steps[0]?.because}</span>}
      </summary>
      <ol>
        {run.steps.map((step) => (
          <Step key={step.id} step={step} />
        ))}
      </ol>
      {run.left.length > 0 && (
        <div class="left">
          <h3>{tell(say.leftBehind)}</h3>
          <ul>
            {run.left.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </div>
      )}
    </details>
  );
}

function Step({ step }: { readonly step: StepReport }) {
  const { name, call, state, ms, trouble, because, repeated } = step;
  const tell = useTell();
  return (
    <li class={state}>
      <div class="step">
        <Mark state={state} /> <span class="name">{name}</span> {call !== '' && <code>{call}</code>}{' '}
        {state !== 'skipped' && <span class="right">{tell(say.duration(ms))}</span>}
      </div>
      {because && <p class="because">{because}</p>}
      {repeated !== undefined && <p class="because">{tell(say.repeated(repeated))}</p>}
      {trouble && <Trouble {...trouble} />}
    </li>
  );
}

function Trouble(trouble: StepTrouble) {
  const { kind, field, rule, expected, got, message, at } = trouble;
  const tell = useTell();
  const facts = [
    [say.field, field, true],
    [say.expected, expected ?? '', false],
    [say.got, got ?? '', false],
    [say.rule, kind === 'error' ? '' : toldRule(trouble, tell), false],
    [say.at, at ? `${at.file}:${at.line}` : '', true],
  ] as const;
  return (
    <div class="trouble">
      {kind === 'error' && <p>{expected === undefined ? message : rule}</p>}
      <dl>
        {facts.flatMap(([name, value, isCode]) =>
          value === ''
            ? []
            : [<dt key={name[1]}>{tell(name)}</dt>, <dd key={value}>{isCode ? <code>{value}</code> : value}</dd>],
        )}
      </dl>
    </div>
  );
}

const SIGNS = { passed: '✓', failed: '✗', skipped: '–' } as const;

function Mark({ state }: { readonly state: StepReport['state'] }) {
  const tell = useTell();
  return (
    <span class="mark" role="img" aria-label={tell(say[state])}>
      {SIGNS[state]}
    </span>
  );
}

const SHANGHAI = 8 * 3600_000;
const shanghai = (ms: number): string => new Date(ms + SHANGHAI).toISOString().slice(0, 19).replace('T', ' ');
