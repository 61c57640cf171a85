/** The JUnit report. A `failure` is an assertion that did not hold; an `error` is a step that could not run. */
import { nameOfRun, type RunReport, type SmokeReport, type StepReport, troubleText } from './findings.ts';
import { type Translate, translatorOf, troubleLines } from './report-text.ts';

export function junitReport(report: SmokeReport): string {
  const translate = translatorOf(report.language);
  const suites = report.runs.map((run) => suite(report, run, translate));
  // The root element has no `skipped` attribute; each suite has one.
  const totals = counts(report.runs.flatMap(({ steps }) => steps)).replace(/ skipped=.*/, '');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="yaocang ${report.tool ?? 'smoke'}" ${totals} time="${seconds(report.ms)}">`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}

function suite({ started, env, language, tool = 'smoke' }: SmokeReport, run: RunReport, translate: Translate): string {
  const { scenario, steps, ms, left, user } = run;
  const time = `time="${seconds(ms)}" timestamp="${new Date(started).toISOString().slice(0, 19)}"`;
  return [
    `  <testsuite name="${escaped(nameOfRun(run))}" ${counts(steps)} ${time}>`,
    ...properties({ environment: env?.name, kind: env?.kind, base: env?.base, language, user, ...timesIn(run) }),
    ...steps.map((step, at) =>
      testcase(`${tool}.${scenario}`, step, translate, triesOf(run, step, at === steps.length - 1)),
    ),
    ...(left.length > 0 ? [`    <system-out>${escaped(left.join('\n'))}</system-out>`] : []),
    '  </testsuite>',
  ].join('\n');
}

function properties(facts: Readonly<Record<string, string | number | undefined>>): string[] {
  const told = Object.entries(facts).flatMap(([name, value]) =>
    value === undefined ? [] : [`      <property name="${escaped(name)}" value="${escaped(String(value))}"/>`],
  );
  return told.length === 0 ? [] : ['    <properties>', ...told, '    </properties>'];
}

/** `p95 cart.php?act=list`, in ms. */
const timesIn = ({ times = [] }: RunReport): Readonly<Record<string, number>> =>
  Object.fromEntries(
    times.flatMap(({ call, p50, p95 }) => [
      [`p50 ${call}`, p50],
      [`p95 ${call}`, p95],
    ]),
  );

/** The failures of this step at earlier tries: `flaky…` if the run passed then. The last step has those of steps that are gone. */
function triesOf({ ok, steps, earlier = [] }: RunReport, { id }: StepReport, isLast: boolean): string {
  const own = earlier.flat().filter((each) => each.id === id || (isLast && !steps.some((step) => step.id === each.id)));
  return own
    .flatMap(({ trouble }) => (trouble ? [trouble] : []))
    .map((trouble) => {
      const name = `${ok ? 'flaky' : 'rerun'}${trouble.kind === 'failure' ? 'Failure' : 'Error'}`;
      return `<${name} type="${escaped(trouble.code)}" message="${escaped(troubleText(trouble))}"/>`;
    })
    .join('');
}

function testcase(classname: string, step: StepReport, translate: Translate, tries: string): string {
  const { ms, state, trouble, because } = step;
  // People read the name. Scripts use the id: it is the same in any language and unique within a run.
  const name = escaped(`${step.name} · ${step.id}`);
  const head = `    <testcase classname="${escaped(classname)}" name="${name}" time="${seconds(ms)}"`;
  if (state === 'skipped') {
    return `${head}><skipped${because === undefined ? '' : ` message="${escaped(because)}"`}/></testcase>`;
  }
  if (!trouble) return tries === '' ? `${head}/>` : `${head}>${tries}</testcase>`;
  const { kind, code, call } = trouble;
  const whole = written([...troubleLines(trouble, translate), ...(call === '' ? [] : [call])].join('\n'));
  return `${head}><${kind} type="${escaped(code)}" message="${escaped(troubleText(trouble))}">${whole}</${kind}>${tries}</testcase>`;
}

function counts(steps: readonly StepReport[]): string {
  const failures = steps.filter(({ trouble }) => trouble?.kind === 'failure').length;
  const errors = steps.filter(({ trouble }) => trouble?.kind === 'error').length;
  const skipped = steps.filter(({ state }) => state === 'skipped').length;
  return `tests="${steps.length}" failures="${failures}" errors="${errors}" skipped="${skipped}"`;
}

const seconds = (ms: number): string => (ms / 1000).toFixed(3);

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 forbids them
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
const MARKS = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const ENTITIES: Readonly<Record<string, string>> = { ...MARKS, '\t': '&#9;', '\n': '&#10;', '\r': '&#13;' };

/** For an attribute, where a raw line break would become a space. */
const escaped = (text: string): string =>
  text.replace(UNWRITABLE, ' ').replace(/[&<>"\t\n\r]/g, (character) => ENTITIES[character] ?? character);

/** For element content, which keeps its line breaks. */
const written = (text: string): string =>
  text.replace(UNWRITABLE, ' ').replace(/[&<>\r]/g, (character) => ENTITIES[character] ?? character);
