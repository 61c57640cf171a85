/** The summary of a smoke run as a message for a group robot of WeCom or DingTalk. */
import { Fault } from '#cli/text/fault.ts';
import { labelled, plainly, type Words } from '#cli/text/words.ts';
import { say } from './dictionary.ts';
import { nameOfRun, type RunReport, type SmokeReport, troubleText } from './findings.ts';
import { environmentText, skippedLines, type Translate, totalLines, translatorOf } from './report-text.ts';

export type Robot = 'wecom' | 'dingtalk';

/** Chosen by the host, or by the path where a gateway stands in between. */
const KNOWN: readonly (readonly [Robot, RegExp])[] = [
  ['wecom', /^https:\/\/[^/]*\.weixin\.qq\.com\/|^https?:\/\/[^/]+\/cgi-bin\/webhook\/send/],
  ['dingtalk', /^https:\/\/[^/]*\.dingtalk\.com\/|^https?:\/\/[^/]+\/robot\/send/],
];

/** The robot of an address. The usage fault never shows the address, which holds a key. */
export function robotOf(address: string): Robot {
  const found = KNOWN.find(([, pattern]) => pattern.test(address))?.[0];
  if (found) return found;
  throw new Fault('usage', [
    '--notify 应为企业微信（qyapi.weixin.qq.com）或钉钉（oapi.dingtalk.com）群机器人的地址',
    '--notify takes the address of a group robot of WeCom (qyapi.weixin.qq.com) or DingTalk (oapi.dingtalk.com)',
  ]);
}

/** The request body. WeCom takes 4096 bytes of Markdown; DingTalk needs a title. */
export function robotMessage(robot: Robot, { title, lines }: Summary): object {
  const text = shortened([`### ${title}`, ...lines].map(oneLine), MOST);
  if (robot === 'wecom') return { msgtype: 'markdown', markdown: { content: text.join('\n') } };
  return { msgtype: 'markdown', markdown: { title, text: text.join('\n\n') } };
}

export interface Summary {
  readonly title: string;
  readonly lines: readonly string[];
}

/** At most so many failures are listed; the report has all. */
const NAMED = 8;

/** The outcome of a run. `fault` is why it did not succeed, `link` the address of the job's log. */
export function summaryOf(report: SmokeReport, fault: Words | undefined, link: string | undefined): Summary {
  const translate = translatorOf(report.language);
  const failed = report.runs.flatMap((run) => troublesOf(run, translate));
  const left = report.runs.flatMap((run) => run.left.map((each) => `- ${translate(say.leftBehind)} · ${each}`));
  const more = failed.length > NAMED ? [`- … ${translate(say.moreInLog(failed.length - NAMED))}`] : [];
  return {
    title: titleOf(report.env, fault === undefined, translate),
    lines: [
      [totalLines(report.runs, translate)[0], translate(say.duration(report.ms))].join(' · '),
      // Failures are listed below.
      ...(fault && failed.length === 0 ? [translate(fault).split('\n')[0] ?? ''] : []),
      ...failed.slice(0, NAMED),
      ...more,
      ...left,
      ...skippedLines(report.runs, translate).map((each) => `- ${each}`),
      ...linkLine(link, translate),
    ],
  };
}

export const unstartedSummary = (env: Env, why: Words, link: string | undefined, translate: Translate): Summary => ({
  title: titleOf(env, false, translate),
  lines: [translate(why), ...linkLine(link, translate)],
});

type Env = SmokeReport['env'];

function titleOf(env: Env, ok: boolean, translate: Translate): string {
  const where = env ? ` · ${environmentText(env, translate)}` : '';
  return `${ok ? '✅' : '❌'} ${translate(say.title(ok))}${where}`;
}

const troublesOf = (run: RunReport, translate: Translate): string[] =>
  run.steps.flatMap(({ name, trouble }) =>
    trouble ? [`- **${nameOfRun(run)}** ${translate(labelled(plainly(name), plainly(troubleText(trouble))))}`] : [],
  );

const linkLine = (link: string | undefined, translate: Translate): string[] =>
  link === undefined ? [] : [`[${translate(say.log)}](${link})`];

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** Bytes of UTF-8 that both robots accept. */
const MOST = 3800;

/** The first lines that fit, and an ellipsis for the rest. */
function shortened(lines: readonly string[], most: number): string[] {
  const kept: string[] = [];
  let room = most;
  for (const line of lines) {
    room -= Buffer.byteLength(line) + 2;
    if (room < 0) return [...kept, '…'];
    kept.push(line);
  }
  return kept;
}

/** The address of the job's log, from the variables that its CI sets. */
export function jobLink(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = env;
  if (server && repository && run) return `${server}/${repository}/actions/runs/${run}`;
  return env.CI_JOB_URL || env.BUILD_URL || undefined;
}

/** Why the robot refused the message; undefined if it took it. */
export function robotRefusal(answer: unknown): Words | undefined {
  const { errcode, errmsg } = (answer ?? {}) as { readonly errcode?: unknown; readonly errmsg?: unknown };
  return errcode === 0 ? undefined : plainly(`errcode ${errcode}: ${errmsg}`);
}
