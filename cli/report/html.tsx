/** @jsxImportSource preact */
/**
 * The report as one page without any script, to be attached to a ticket: it loads nothing, opens from a disk, and folds
 * with the browser's own means. It is for people, so it is Chinese, and looks right on a phone, light and dark.
 */
import { renderToString } from 'preact-render-to-string';
import {
  type Counts,
  countsOf,
  isSkipped,
  nameOfRun,
  type RunReport,
  type SmokeReport,
  type StepReport,
  type StepTrouble,
} from './findings.ts';
import { style } from './html-style.ts';

/** Draws the report as an HTML page. */
export const htmlReport = (report: SmokeReport): string => `<!doctype html>\n${renderToString(<Page {...report} />)}\n`;

const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

function Page(report: SmokeReport) {
  const { runs, ok, scenario } = report;
  const failed = runs.filter((run) => !run.ok);
  const rest = runs.filter((run) => run.ok);
  const title = `药仓冒烟测试：${ok ? '通过' : '未通过'}`;
  return (
    <html lang="zh-CN">
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
          <p>{verdict(runs.length, failed.length, scenario)}</p>
        </header>
        <main>
          <Facts {...report} />
          {failed.length > 0 && <Group title="未通过" runs={failed} open />}
          {rest.length > 0 && (
            <Group title={failed.length > 0 ? '其余' : '各次运行'} runs={rest} open={runs.length === 1} />
          )}
        </main>
        <footer>密码、令牌、验证码等已隐去。</footer>
      </body>
    </html>
  );
}

const verdict = (all: number, failed: number, scenario: string): string =>
  failed === 0 ? `${scenario}，共运行 ${all} 次` : `${scenario}，共运行 ${all} 次，${failed} 次未通过`;

function Facts({ env, started, ms, runs }: SmokeReport) {
  const { passed, failed, skipped } = countsOf(runs.flatMap(({ steps }) => steps));
  return (
    <dl class="facts">
      {env && <Fact name="环境" value={`${env.name}（${KINDS[env.kind] ?? env.kind}）`} note={env.base} />}
      <Fact name="开始" value={shanghai(started)} note="北京时间" />
      <Fact name="用时" value={duration(ms)} />
      <Fact name="步骤" value={`${passed} 通过`} note={stepsNote(failed, skipped)} />
    </dl>
  );
}

const KINDS: Readonly<Record<string, string>> = {
  local: '本机',
  sandbox: '沙箱',
  staging: '预发布',
  production: '生产',
};

function Fact({ name, value, note }: { readonly name: string; readonly value: string; readonly note?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        {note && <small>{note}</small>}
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
        <Run key={nameOfRun(run)} run={run} open={open} />
      ))}
    </section>
  );
}

function Run({ run, open }: { readonly run: RunReport; readonly open: boolean }) {
  const counts = countsOf(run.steps);
  return (
    <details class={stateOf(run)} open={open}>
      <summary>
        <Mark state={stateOf(run)} />
        <strong>{nameOfRun(run)}</strong>
        {run.user && <span class="user">{run.user}</span>}
        <span class="right">{runNote(counts, run.ms)}</span>
        {run.about && run.about[0] !== run.scenario && <span class="about">{run.about[0]}</span>}
      </summary>
      <ol>
        {run.steps.map((step) => (
          <Step key={step.name} step={step} />
        ))}
      </ol>
      {run.left.length > 0 && (
        <div class="left">
          <h3>未能清理</h3>
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

const stateOf = (run: RunReport): StepReport['state'] => (isSkipped(run) ? 'skipped' : run.ok ? 'passed' : 'failed');

const runNote = ({ passed, failed, skipped }: Counts, ms: number): string =>
  [`${passed} 通过`, stepsNote(failed, skipped), duration(ms)].filter((each) => each !== '').join(' · ');

const stepsNote = (failed: number, skipped: number): string =>
  [failed > 0 ? `${failed} 未通过` : '', skipped > 0 ? `${skipped} 跳过` : '']
    .filter((each) => each !== '')
    .join(' · ');

function Step({ step }: { readonly step: StepReport }) {
  const { name, call, state, ms, trouble, because } = step;
  return (
    <li class={state}>
      <div class="step">
        <Mark state={state} />
        <span class="name">{name}</span>
        {call !== '' && <code>{call}</code>}
        {state !== 'skipped' && <span class="right">{duration(ms)}</span>}
      </div>
      {because && <p class="because">{inChinese(because)}</p>}
      {trouble && <Trouble {...trouble} />}
    </li>
  );
}

function Trouble({ kind, call, field, rule, message, at }: StepTrouble) {
  return (
    <div class="trouble">
      <p>{message}</p>
      <dl>
        <dt>{kind === 'failure' ? '断言未成立' : '未能执行'}</dt>
        <dd>
          <code>{[call, field].filter((each) => each !== '').join(' ')}</code>
        </dd>
        {rule !== '' && <dt>规则</dt>}
        {rule !== '' && <dd>{rule}</dd>}
        {at && <dt>位置</dt>}
        {at && (
          <dd>
            <code>{`${at.file}:${at.line}`}</code>
          </dd>
        )}
      </dl>
    </div>
  );
}

/** The reasons that the runs themselves give. */
const inChinese = (because: string): string =>
  because === 'nobody plays the operator here'
    ? '此环境没有可扮演的运营方'
    : because.replace(/^no member of the kind (\w+) was named$/, '没有指定 $1 类会员');

const MARKS = { passed: ['✓', '通过'], failed: ['✗', '未通过'], skipped: ['–', '跳过'] } as const;

function Mark({ state }: { readonly state: StepReport['state'] }) {
  const [sign, about] = MARKS[state];
  return (
    <span class="mark" role="img" aria-label={about}>
      {sign}
    </span>
  );
}

const duration = (ms: number): string => (ms < 1000 ? `${Math.round(ms)} 毫秒` : `${(ms / 1000).toFixed(2)} 秒`);

const SHANGHAI = 8 * 3600_000;
const shanghai = (ms: number): string => new Date(ms + SHANGHAI).toISOString().slice(0, 19).replace('T', ' ');
