import type { Cli } from '#cli/frame/cli.ts';
import { command } from '#cli/frame/command.ts';
import { say } from '#cli/frame/dictionary.ts';
import { type Given, many, no, valueList, whole, word, yes } from '#cli/frame/parameters.ts';
import { loginPassword, paymentPassword, secretOptions } from '#cli/frame/secrets.ts';
import { canAsk, canDraw, isReadByRunner } from '#cli/frame/terminal.ts';
import { plainPaper, watch, watchedScreen } from '#cli/frame/watch.ts';
import { operatorOf } from '#cli/parts/operator.ts';
import { reportKinds, reportList } from '#cli/prove/report/report-option.ts';
import { Fault } from '#cli/text/fault.ts';
import { listing } from '#cli/text/table.ts';
import type { Words } from '#cli/text/words.ts';
import type { Session } from './smoke-session.ts';
import { runLine, smokeSummary, smokeWatched } from './smoke-view.ts';

const smokeOptions = {
  user: word('--user <user>', ['会员（本机为演示会员）', 'member (demonstration members on a stand-in)']),
  members: word('--members <file>', ['会员文件（须 0600）', 'file of members (0600)']),
  set: valueList('--set <name=value>', ['给场景的值，可重复', 'a value for the scenarios; repeatable']),
  repeat: whole('--repeat <times>', ['重复次数', 'so many times']),
  jobs: whole('--jobs <count>', [
    '并行数，每个会员同时只用一次',
    'so many side by side, each with a member of its own',
  ]),
  sms: word('--sms <source>', [
    '短信验证码来源：prompt|sandbox|file:…|cmd:…|env:…',
    'source of codes of text messages',
  ]),
  settle: word('--settle <source>', [
    '谁来付扫码支付：prompt|sandbox|cmd:…（无则跳过需付款的场景）',
    'who pays codes: prompt|sandbox|cmd:… (without it what needs one is skipped)',
  ]),
  bail: yes('--bail', ['第一次失败后停止', 'stop after the first failure']),
  noSkips: no('--no-skips', ['跳过也算失败', 'a skip is a failure, too']),
  readOnly: yes('--read-only', ['只运行不写入的场景', 'only scenarios that write nothing']),
  report: reportList('--report <kind=file>', [
    `报告，可重复：${reportKinds.join('|')}`,
    `report, repeatable: ${reportKinds.join('|')}`,
  ]),
  ...secretOptions(loginPassword),
  payFile: secretOptions(paymentPassword).file,
};
type SmokeFlags = Given<typeof smokeOptions>;
type SmokeService = typeof import('./smoke-session.ts');

/** Walks the named scenarios, writes the reports, and fails as the worst of the failures deserves. */
async function runSmoke(service: SmokeService, names: readonly string[], flags: SmokeFlags, cli: Cli) {
  const { report, noSkips, ...wanted } = flags;
  const printed = service.takesStdout(report, cli.json);
  const asks = canAsk(cli.terminal) && !cli.json;
  const session = await service.openSession(await cli.shop(), names, wanted, {
    language: cli.language,
    env: cli.terminal.env,
    operator: () => operatorOf(cli),
    fetch: () => cli.fetch(),
    secret: (which, otherwise) =>
      which === 'password'
        ? cli.secret(loginPassword, { stdin: flags.stdin, file: flags.file }, otherwise)
        : cli.secret(paymentPassword, { file: flags.payFile }, otherwise),
    prompt: async (signal) => {
      if (!asks) throw new Fault('login', say.smsNeeded, { next: say.smsWays });
      const { askShown } = await import('#cli/frame/prompt.ts');
      return askShown(cli.say('短信验证码', 'Code of the text message'), cli.terminal, signal);
    },
    pay: async ({ order_sn, code, amount }, signal) => {
      if (!asks) throw new Fault('usage', ['--settle prompt 需要终端', '--settle prompt needs a terminal']);
      const [{ askShown }, { qrLines }] = await Promise.all([
        import('#cli/frame/prompt.ts'),
        import('#cli/text/qr-code.ts'),
      ]);
      const { columns = 80 } = cli.terminal.stdout;
      cli.output.err([...(qrLines(code, columns, MOST_ROWS) ?? []), code].join('\n'));
      const yuan = (amount / 100).toFixed(2);
      const asked = cli.say(
        `请支付 ¥${yuan}（${order_sn}），完成后按回车`,
        `Pay ¥${yuan} (${order_sn}), then press Enter`,
      );
      return askShown(asked, cli.terminal, signal);
    },
  });
  // A dry run tells the walks and takes none: what each step would send depends on the answers before it.
  if (cli.planner) return session.plan;
  await service.tryReports(report);
  const masks = isReadByRunner(cli.terminal) ? await service.masksFor(report) : undefined;
  if (masks) cli.output.confide(masks);
  const found = await walked(session, cli);
  await service.writeReports(cli.output, report, found);
  await service.writeSummary(cli.output, report, found, cli.terminal.env.GITHUB_STEP_SUMMARY);
  return { ...service.judged(found, { noSkips, ending: endingOf(cli.signal) }), printed };
}

/** A code of so many lines is drawn; its address stands below it in any case. */
const MOST_ROWS = 40;

const endingOf = ({ aborted, reason }: AbortSignal) =>
  aborted ? (reason === 'terminated' ? 'terminated' : 'interrupted') : undefined;

/** Takes the walks: on a living screen whose lines follow at the end, else with a line for each that ended. */
async function walked(session: Session, cli: Cli) {
  const paper = plainPaper(cli);
  const each = (run: Parameters<typeof runLine>[0]) => cli.output.err(runLine(run, paper));
  if (cli.json || session.asks || !canDraw(cli.terminal)) {
    const puttingBack = () => cli.note(PUTTING_BACK);
    cli.signal.addEventListener('abort', puttingBack, { once: true });
    return session.run({ each }).finally(() => cli.signal.removeEventListener('abort', puttingBack));
  }
  const found = await watch(cli, session.watched(), { line: () => undefined, screen, leave: { type: 'leave' } });
  for (const run of found.runs) each(run);
  return found;
}

const PUTTING_BACK: Words = [
  '正在恢复，再按一次 Ctrl-C 立即结束',
  'putting back what was changed; Ctrl-C once more ends it at once',
];

const screen = watchedScreen(smokeWatched);

/** `yaocang smoke run NAME…`. */
export const smokeRun = command({
  name: 'smoke run',
  about: ['运行冒烟场景', 'run smoke scenarios'],
  examples: [
    'yaocang smoke run main-road --repeat 50 --report junit=smoke.xml',
    'yaocang smoke run all --jobs 3 --report html=smoke.html',
    'yaocang smoke run all --env staging --sms file:/run/code --settle prompt --no-skips',
  ],
  args: { names: many('<names...>', ['场景名或场景文件，all 为全部', 'scenarios, built in or as files; all for all']) },
  options: smokeOptions,
  load: () => import('./smoke-session.ts'),
  run: (service, { names, ...flags }, cli) => runSmoke(service, names, flags, cli),
  view: smokeSummary,
});

/** The built-in scenarios, with what each does and needs. */
const scenarioTable = listing(
  ({ scenarios }: { readonly scenarios: ReturnType<SmokeService['listScenarios']> }) => scenarios,
  ['没有场景', 'no scenarios'],
  [
    { head: ['场景', 'Scenario'], cell: ({ name }) => name },
    { head: ['影响', 'Effect'], cell: ({ effect }) => effect },
    { head: ['需要', 'Needs'], cell: ({ role, settle }) => [role, settle && '--settle'].filter(Boolean).join(' + ') },
    { head: ['内容', 'About'], cell: ({ about }, { say }) => say(...about), shrinksTo: 24 },
  ],
);

/** `yaocang smoke list`. */
export const smokeList = command({
  name: 'smoke list',
  about: ['列出内置场景', 'list the built-in scenarios'],
  load: () => import('./smoke-session.ts'),
  run: async ({ listScenarios }) => ({ scenarios: listScenarios() }),
  view: scenarioTable,
});
