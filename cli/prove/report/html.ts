/**
 * The report as one HTML page for a ticket. It has no scripts and loads nothing, so it opens from a disk. Jenkins blocks the
 * style sheet of archived pages: the page stays readable without it.
 */
import { html, raw } from 'hono/html';
import { say } from './dictionary.ts';
import type { RunReport, SmokeReport, StepReport, StepTrouble } from './findings.ts';
import { countsOf, countsOfRuns, isFlaky, isSkipped, nameOfRun, stateOf } from './findings.ts';
import { style } from './html-style.ts';
import { besideLines, environmentText, ruleText, type Translate, translatorOf } from './report-text.ts';
import type { CallTime } from './times.ts';

type Markup = ReturnType<typeof html>;

const LOCALES = { zh: 'zh-CN', en: 'en' } as const;

export function htmlReport(report: SmokeReport): string {
  const { runs, ok, scenario, language, tool } = report;
  const translate = translatorOf(language);
  const failed = runs.filter((run) => !run.ok);
  const rest = runs.filter((run) => run.ok);
  const title = translate(say.title(ok, tool));
  return String(html`<!doctype html>
<html lang="${LOCALES[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${raw(style)}</style>
</head>
<body>
<header class="${ok ? 'good' : 'bad'}"><h1>${title}</h1><p>${subject(scenario, translate)}</p></header>
<main>
${facts(report, translate)}
${failed.length > 0 && group(translate(say.theFailed), failed, true, translate)}
${beside(report, translate)}
${rest.length > 0 && group(translate(failed.length > 0 ? say.theRest : say.theRuns), rest, runs.length === 1, translate)}
${(report.times ?? []).length > 0 && timesTable(report.times ?? [], translate)}
</main>
<footer>${translate(say.hidden)}</footer>
</body>
</html>
`);
}

const NAMED = 4;

function subject(scenario: string, translate: Translate): string {
  const names = scenario.split(',');
  return names.length > NAMED ? translate(say.ofScenarios(names.length)) : names.join(', ');
}

function facts({ env, started, ms, runs }: SmokeReport, translate: Translate): Markup {
  const steps = runs.flatMap((run) => run.steps).length;
  return html`<dl class="facts">
${env && fact(translate(say.environment), environmentText(env, translate), env.base)}
${fact(translate(say.started), shanghai(started), translate(say.shopsTime))}
${fact(translate(say.took), translate(say.duration(ms)))}
${fact(translate(say.result), translate(say.counted(countsOfRuns(runs))), translate(say.outOf(runs.length, steps)))}
</dl>`;
}

function beside(report: SmokeReport, translate: Translate): Markup | false {
  const lines = besideLines(report, translate);
  return lines.length > 0 && html`<ul class="beside">${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
}

const timesTable = (times: readonly CallTime[], translate: Translate): Markup => html`<section>
<h2>${translate(say.times)}</h2>
<table><thead><tr><th>${translate(say.call)}</th><th>${translate(say.calls)}</th><th>p50</th><th>p95</th><th>max</th></tr></thead><tbody>
${times.map(({ call, count, p50, p95, max }) => html`<tr><td><code>${call}</code></td>${[count, p50, p95, max].map((value) => html`<td>${value}</td>`)}</tr>`)}
</tbody></table>
</section>`;

const fact = (name: string, value: string, note = ''): Markup =>
  html`<div><dt>${name}</dt><dd>${value} ${note !== '' && html`<small>${note}</small>`}</dd></div>`;

const group = (title: string, runs: readonly RunReport[], open: boolean, translate: Translate): Markup => html`<section>
<h2>${title} <span class="number">${runs.length}</span></h2>
${runs.map((run) => oneRun(run, open, translate))}
</section>`;

function oneRun(run: RunReport, open: boolean, translate: Translate): Markup {
  const { scenario, user, steps, left, ms } = run;
  const about = run.about && translate(run.about);
  return html`<details class="${stateOf(run)}"${open && raw(' open')}>
<summary>${mark(stateOf(run), translate)} <strong>${nameOfRun(run)}</strong>
${isFlaky(run) && html`<em>${translate(say.flaky)}</em>`}
${user !== undefined && html`<span class="user">${user}</span>`}
<span class="right">${translate(say.counted(countsOf(steps)))} · ${translate(say.duration(ms))}</span>
${about !== undefined && about !== scenario && html`<span class="about">${about}</span>`}
${isSkipped(run) && html`<span class="about">${steps[0]?.because}</span>`}</summary>
<ol>
${steps.map((step) => oneStep(step, translate))}
</ol>
${left.length > 0 && html`<div class="left"><h3>${translate(say.leftBehind)}</h3><ul>${left.map((each) => html`<li>${each}</li>`)}</ul></div>`}
</details>
`;
}

function oneStep({ name, call, state, ms, trouble, because, repeated }: StepReport, translate: Translate): Markup {
  return html`<li class="${state}">
<div class="step">${mark(state, translate)} <span class="name">${name}</span> ${call !== '' && html`<code>${call}</code>`}
${state !== 'skipped' && html`<span class="right">${translate(say.duration(ms))}</span>`}</div>
${because !== undefined && html`<p class="because">${because}</p>`}
${repeated !== undefined && html`<p class="because">${translate(say.repeated(repeated))}</p>`}
${trouble && troubleOf(trouble, translate)}
</li>
`;
}

function troubleOf(trouble: StepTrouble, translate: Translate): Markup {
  const { kind, field, rule, expected, got, message, at } = trouble;
  const row = (name: string, value: string | Markup) => html`<dt>${name}</dt><dd>${value}</dd>`;
  const code = (text: string) => html`<code>${text}</code>`;
  const cited = kind === 'error' ? '' : ruleText(trouble, translate);
  return html`<div class="trouble">
${kind === 'error' && html`<p>${expected === undefined ? message : rule}</p>`}
<dl>${field !== '' && row(translate(say.field), code(field))}
${expected && row(translate(say.expected), expected)}
${got && row(translate(say.got), got)}
${cited !== '' && row(translate(say.rule), cited)}
${at && row(translate(say.at), code(`${at.file}:${at.line}`))}</dl>
</div>`;
}

const SIGNS = { passed: '✓', failed: '✗', skipped: '–' } as const;

const mark = (state: StepReport['state'], translate: Translate): Markup =>
  html`<span class="mark" role="img" aria-label="${translate(say[state])}">${SIGNS[state]}</span>`;

const SHANGHAI = 8 * 3600_000;
const shanghai = (ms: number): string => new Date(ms + SHANGHAI).toISOString().slice(0, 19).replace('T', ' ');
