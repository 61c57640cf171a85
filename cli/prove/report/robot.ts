/** The summary of a smoke run for the robot of a group, in WeCom's or DingTalk's message form. */
import { Fault } from '#cli/text/fault.ts';
import { labelled, plainly, type Words } from '#cli/text/words.ts';
import { say } from './dictionary.ts';
import { nameOfRun, type RunReport, type SmokeReport, toldTrouble } from './findings.ts';
import { type Tell, tellerOf, toldEnvironment, toldSum } from './telling.ts';

/** Whose message form an address takes. */
export type Robot = 'wecom' | 'dingtalk';

/** By the host; behind a gateway of one's own by the path. */
const KNOWN: readonly (readonly [Robot, RegExp])[] = [
  ['wecom', /^https:\/\/[^/]*\.weixin\.qq\.com\/|^https?:\/\/[^/]+\/cgi-bin\/webhook\/send/],
  ['dingtalk', /^https:\/\/[^/]*\.dingtalk\.com\/|^https?:\/\/[^/]+\/robot\/send/],
];

/** The robot of an address; a usage fault names the known ones, and never the address, which holds a key. */
export function robotOf(address: string): Robot {
  const found = KNOWN.find(([, pattern]) => pattern.test(address))?.[0];
  if (found) return found;
  throw new Fault('usage', [
    '--notify 应为企业微信（qyapi.weixin.qq.com）或钉钉（oapi.dingtalk.com）群机器人的地址',
    '--notify takes the address of a group robot of WeCom (qyapi.weixin.qq.com) or DingTalk (oapi.dingtalk.com)',
  ]);
}

/** What the robot is sent; WeCom takes 4096 bytes of Markdown, and DingTalk asks for a title. */
export function robotMessage(robot: Robot, { title, lines }: Summary): object {
  const text = shortened([`### ${title}`, ...lines].map(oneLine), MOST);
  if (robot === 'wecom') return { msgtype: 'markdown', markdown: { content: text.join('\n') } };
  return { msgtype: 'markdown', markdown: { title, text: text.join('\n\n') } };
}

export interface Summary {
  readonly title: string;
  readonly lines: readonly string[];
}

/** So many failures are named; the report has them all. */
const NAMED = 8;

/** What a run came to: why it is no success, what failed, what was left behind. `link` leads to the job's log. */
export function summaryOf(report: SmokeReport, fault: Words | undefined, link: string | undefined): Summary {
  const tell = tellerOf(report.language);
  const failed = report.runs.flatMap((run) => troublesOf(run, tell));
  const left = report.runs.flatMap((run) => run.left.map((each) => `- ${tell(say.leftBehind)} · ${each}`));
  const more = failed.length > NAMED ? [`- … ${tell(say.moreInLog(failed.length - NAMED))}`] : [];
  return {
    title: titleOf(report, fault === undefined, tell),
    lines: [
      [toldSum(report.runs, tell)[0], tell(say.duration(report.ms))].join(' · '),
      // Failures are named below.
      ...(fault && failed.length === 0 ? [tell(fault)] : []),
      ...failed.slice(0, NAMED),
      ...more,
      ...left,
      ...linkLine(link, tell),
    ],
  };
}

/** A run that did not come to walk anything, and why. */
export const unstartedSummary = (why: Words, link: string | undefined, tell: Tell): Summary => ({
  title: `❌ ${tell(say.title(false))}`,
  lines: [tell(why), ...linkLine(link, tell)],
});

function titleOf({ env }: SmokeReport, ok: boolean, tell: Tell): string {
  const where = env ? ` · ${toldEnvironment(env, tell)}` : '';
  return `${ok ? '✅' : '❌'} ${tell(say.title(ok))}${where}`;
}

const troublesOf = (run: RunReport, tell: Tell): string[] =>
  run.steps.flatMap(({ name, trouble }) =>
    trouble ? [`- **${nameOfRun(run)}** ${tell(labelled(plainly(name), plainly(toldTrouble(trouble))))}`] : [],
  );

const linkLine = (link: string | undefined, tell: Tell): string[] =>
  link === undefined ? [] : [`[${tell(say.log)}](${link})`];

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** Bytes of UTF-8 that every robot takes. */
const MOST = 3800;

/** The first lines that have room, and an ellipsis for the others. */
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

/** Where the log of the job stands in which the run is, as its runner says. */
export function jobLink(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = env;
  if (server && repository && run) return `${server}/${repository}/actions/runs/${run}`;
  return env.CI_JOB_URL || env.BUILD_URL || undefined;
}

/** What a robot answered that did not take the message, in words; undefined where it did. */
export function robotRefusal(answer: unknown): Words | undefined {
  const { errcode, errmsg } = (answer ?? {}) as { readonly errcode?: unknown; readonly errmsg?: unknown };
  return errcode === 0 ? undefined : plainly(`errcode ${errcode}: ${errmsg}`);
}
