/**
 * The report as one page without any script, to be attached to a ticket: it loads nothing, opens from a disk, folds with
 * the browser's own means, and looks right on a phone, light and dark. Where a server forbids its style sheet, as Jenkins
 * does with what a build archives, headings, lists and the blanks between words are still there.
 */
import { say } from './dictionary.ts';
import type { RunReport, SmokeReport, StepReport, StepTrouble } from './findings.ts';
import { countsOf, countsOfRuns, isSkipped, nameOfRun, stateOf } from './findings.ts';
import { style } from './html-style.ts';
import { type Tell, tellerOf, toldEnvironment, toldRule } from './telling.ts';

// By hand since November 2026, as the other reports are: Preact and its renderer were 19 KB for one page.

/** Text that is markup already; everything else is escaped where it is put in. */
class Markup {
  constructor(readonly text: string) {}
}

type Part = Markup | string | number | false | undefined | readonly Part[];

const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(String.raw({ raw: strings }, ...parts.map(written)));

function written(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Markup) return part.text;
  return typeof part === 'object' ? part.map(written).join('') : escaped(String(part));
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<"]/g, (sign) => ENTITIES[sign] ?? sign);

const POLICY = "default-src 'none'; style-src 'unsafe-inline'";
const LOCALES = { zh: 'zh-CN', en: 'en' } as const;

export function htmlReport(report: SmokeReport): string {
  const { runs, ok, scenario, language } = report;
  const tell = tellerOf(language);
  const failed = runs.filter((run) => !run.ok);
  const rest = runs.filter((run) => run.ok);
  const title = tell(say.title(ok));
  const { text } = html`<!doctype html>
<html lang="${LOCALES[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${new Markup(style)}</style>
</head>
<body>
<header class="${ok ? 'good' : 'bad'}"><h1>${title}</h1><p>${subject(scenario, tell)}</p></header>
<main>
${facts(report, tell)}
${failed.length > 0 && group(tell(say.theFailed), failed, true, tell)}
${rest.length > 0 && group(tell(failed.length > 0 ? say.theRest : say.theRuns), rest, runs.length === 1, tell)}
</main>
<footer>${tell(say.hidden)}</footer>
</body>
</html>
`;
  return text;
}

/** So many scenarios are named; of more only how many they are. */
const NAMED = 4;

function subject(scenario: string, tell: Tell): string {
  const names = scenario.split(',');
  return names.length > NAMED ? tell(say.ofScenarios(names.length)) : names.join(', ');
}

function facts({ env, started, ms, runs }: SmokeReport, tell: Tell): Markup {
  const steps = runs.flatMap((run) => run.steps).length;
  return html`<dl class="facts">
${env && fact(tell(say.environment), toldEnvironment(env, tell), env.base)}
${fact(tell(say.started), shanghai(started), tell(say.shopsTime))}
${fact(tell(say.took), tell(say.duration(ms)))}
${fact(tell(say.result), tell(say.counted(countsOfRuns(runs))), tell(say.outOf(runs.length, steps)))}
</dl>`;
}

const fact = (name: string, value: string, note = ''): Markup =>
  html`<div><dt>${name}</dt><dd>${value} ${note !== '' && html`<small>${note}</small>`}</dd></div>`;

const group = (title: string, runs: readonly RunReport[], open: boolean, tell: Tell): Markup => html`<section>
<h2>${title} <span class="number">${runs.length}</span></h2>
${runs.map((run) => oneRun(run, open, tell))}
</section>`;

function oneRun(run: RunReport, open: boolean, tell: Tell): Markup {
  const { scenario, user, steps, left, ms } = run;
  const about = run.about && tell(run.about);
  return html`<details class="${stateOf(run)}"${open && new Markup(' open')}>
<summary>${mark(stateOf(run), tell)} <strong>${nameOfRun(run)}</strong>
${user !== undefined && html`<span class="user">${user}</span>`}
<span class="right">${tell(say.counted(countsOf(steps)))} · ${tell(say.duration(ms))}</span>
${about !== undefined && about !== scenario && html`<span class="about">${about}</span>`}
${isSkipped(run) && html`<span class="about">${steps[0]?.because}</span>`}</summary>
<ol>
${steps.map((step) => oneStep(step, tell))}
</ol>
${left.length > 0 && html`<div class="left"><h3>${tell(say.leftBehind)}</h3><ul>${left.map((each) => html`<li>${each}</li>`)}</ul></div>`}
</details>
`;
}

function oneStep({ name, call, state, ms, trouble, because, repeated }: StepReport, tell: Tell): Markup {
  return html`<li class="${state}">
<div class="step">${mark(state, tell)} <span class="name">${name}</span> ${call !== '' && html`<code>${call}</code>`}
${state !== 'skipped' && html`<span class="right">${tell(say.duration(ms))}</span>`}</div>
${because !== undefined && html`<p class="because">${because}</p>`}
${repeated !== undefined && html`<p class="because">${tell(say.repeated(repeated))}</p>`}
${trouble && troubleOf(trouble, tell)}
</li>
`;
}

function troubleOf(trouble: StepTrouble, tell: Tell): Markup {
  const { kind, field, rule, expected, got, message, at } = trouble;
  const row = (name: string, value: string | Markup) => html`<dt>${name}</dt><dd>${value}</dd>`;
  const code = (text: string) => html`<code>${text}</code>`;
  const cited = kind === 'error' ? '' : toldRule(trouble, tell);
  return html`<div class="trouble">
${kind === 'error' && html`<p>${expected === undefined ? message : rule}</p>`}
<dl>${field !== '' && row(tell(say.field), code(field))}
${expected && row(tell(say.expected), expected)}
${got && row(tell(say.got), got)}
${cited !== '' && row(tell(say.rule), cited)}
${at && row(tell(say.at), code(`${at.file}:${at.line}`))}</dl>
</div>`;
}

const SIGNS = { passed: '✓', failed: '✗', skipped: '–' } as const;

const mark = (state: StepReport['state'], tell: Tell): Markup =>
  html`<span class="mark" role="img" aria-label="${tell(say[state])}">${SIGNS[state]}</span>`;

const SHANGHAI = 8 * 3600_000;
const shanghai = (ms: number): string => new Date(ms + SHANGHAI).toISOString().slice(0, 19).replace('T', ' ');
