/** The summary of a smoke run as a message for a group robot of WeCom, DingTalk or Feishu, or for a plain webhook. */
import { Fault } from '#cli/text/fault.ts';
import { safeText } from '#cli/text/safe-text.ts';
import { labelled, plainly, type Words } from '#cli/text/words.ts';
import { say } from './dictionary.ts';
import { nameOfRun, type RunReport, type SmokeReport, troubleText } from './findings.ts';
import { besideLines, environmentText, type Translate, totalLines, translatorOf } from './report-text.ts';

export type Robot = 'wecom' | 'dingtalk' | 'feishu' | 'webhook';

/** Chosen by the host, or by the path where a gateway stands in between. */
const KNOWN: readonly (readonly [Robot, RegExp])[] = [
  ['wecom', /^https:\/\/[^/]*\.weixin\.qq\.com\/|^https?:\/\/[^/]+\/cgi-bin\/webhook\/send/],
  ['feishu', /^https:\/\/open\.(?:feishu\.cn|larksuite\.com)\/|^https?:\/\/[^/]+\/open-apis\/bot\//],
  ['dingtalk', /^https:\/\/[^/]*\.dingtalk\.com\/|^https?:\/\/[^/]+\/robot\/send/],
];

/** Before an address that is no robot's. */
const PLAIN = 'webhook:';

/** The robot of an address, and where it is. The usage fault never shows the address, which holds a key. */
export function robotOf(address: string): { readonly robot: Robot; readonly url: string } {
  const url = address.startsWith(PLAIN) ? address.slice(PLAIN.length) : address;
  const robot = url === address ? KNOWN.find(([, pattern]) => pattern.test(url))?.[0] : 'webhook';
  if (robot && URL.canParse(url) && /^https?:/.test(url)) return { robot, url };
  throw new Fault('usage', [
    '--notify 应为企业微信（qyapi.weixin.qq.com）、钉钉（oapi.dingtalk.com）或飞书（open.feishu.cn）群机器人的地址，或 webhook:地址',
    '--notify takes the address of a group robot of WeCom (qyapi.weixin.qq.com), DingTalk (oapi.dingtalk.com) or Feishu (open.feishu.cn), or webhook:URL',
  ]);
}

/** The request body. WeCom takes 4096 bytes of Markdown; DingTalk and Feishu need a title; a webhook gets the lines as data. */
export function robotMessage(robot: Robot, { title, lines, ok }: Summary): object {
  if (robot === 'webhook') return { v: 1, ok, title, lines: lines(LONGEST) };
  if (robot === 'feishu') {
    const header = { title: { tag: 'plain_text', content: title }, template: ok ? 'green' : 'red' };
    const content = fitting(lines).join('\n');
    return { msg_type: 'interactive', card: { header, elements: [{ tag: 'markdown', content }] } };
  }
  const text = fitting((longest) => [`### ${title}`, ...lines(longest)]);
  if (robot === 'wecom') return { msgtype: 'markdown', markdown: { content: text.join('\n') } };
  return { msgtype: 'markdown', markdown: { title, text: text.join('\n\n') } };
}

export interface Summary {
  readonly ok: boolean;
  readonly title: string;
  /** With so many characters of each text of the shop. With none, what fails is named only. */
  readonly lines: (longest: number) => readonly string[];
}

/** At most so many failures have their reason; the others are named, and the report has all. */
const NAMED = 8;

/** The outcome of a run. `fault` is why it did not succeed, `link` the address of the job's log. */
export function summaryOf(report: SmokeReport, fault: Words | undefined, link: string | undefined): Summary {
  const translate = translatorOf(report.language);
  const failed = report.runs.flatMap((run) => troublesOf(run, translate));
  const ok = fault === undefined;
  const where = report.env ? ` · ${environmentText(report.env, translate)}` : '';
  const lines = (longest: number): string[] => {
    const told = longest === 0 ? 0 : NAMED;
    const others = [...new Set(failed.slice(told).map(({ name }) => name))];
    const left = report.runs.flatMap((run) => run.left.map((each) => `${translate(say.leftBehind)} · ${each}`));
    const beside = [...left, ...besideLines(report, translate)].map((each) => `- ${inert(each, longest)}`);
    return [
      [totalLines(report.runs, translate)[0], translate(say.duration(report.ms))].join(' · '),
      // Failures are listed below.
      ...(fault && failed.length === 0 ? [inert(translate(fault).split('\n')[0] ?? '', longest || LONGEST)] : []),
      ...failed.slice(0, told).map(({ name, why }) => `- **${name}** ${inert(why, longest)}`),
      ...(others.length === 0 ? [] : [`- ${translate(say.moreFailed(others.length, named(others)))}`]),
      ...(longest === 0 ? [] : beside),
      ...(link === undefined ? [] : [`[${translate(say.log)}](${link})`]),
    ].map((line) => line.replace(/\s+/g, ' '));
  };
  return { ok, title: `${ok ? '✅' : '❌'} ${translate(say.title(ok))}${where}`, lines };
}

const troublesOf = (run: RunReport, translate: Translate) =>
  run.steps.flatMap(({ name, trouble }) =>
    trouble ? [{ name: nameOfRun(run), why: translate(labelled(plainly(name), plainly(troubleText(trouble)))) }] : [],
  );

/** Bytes of UTF-8 for the names of what failed. */
const MOST_OF_NAMES = 2400;

/** The names that fit, in bold. */
function named(names: readonly string[]): string {
  let room = MOST_OF_NAMES;
  const fit = names.filter((name) => {
    room -= Buffer.byteLength(name) + 2;
    return room >= 0;
  });
  return `**${fit.join(', ')}**${fit.length < names.length ? ' …' : ''}`;
}

/** Characters of the shop's text in one line, by the room that there is: the report has the rest. */
const LENGTHS = [300, 150, 80, 40, 0] as const;
const [LONGEST] = LENGTHS;

/** Text of a shop in a message: it mentions nobody, links nowhere, and leaves room for other lines. */
const inert = (text: string, longest: number): string => {
  const plain = safeText(text).replace(/[[\]<>*`@]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + FULL_WIDTH));
  return plain.length > longest ? `${plain.slice(0, longest)}…` : plain;
};

/** From `!` to its full-width form, and so on. */
const FULL_WIDTH = 0xfee0;

/** Bytes of UTF-8 that each robot accepts. */
const MOST = 3800;

/** The longest texts with which all lines fit. */
function fitting(lines: Summary['lines']): readonly string[] {
  const bytes = (all: readonly string[]) => all.reduce((sum, line) => sum + Buffer.byteLength(line) + 2, 0);
  const longest = LENGTHS.find((each) => bytes(lines(each)) <= MOST) ?? 0;
  return lines(longest);
}

/** The address of the job's log, from the variables that its CI sets. */
export function jobLink(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = env;
  if (server && repository && run) return `${server}/${repository}/actions/runs/${run}`;
  return env.CI_JOB_URL || env.BUILD_URL || undefined;
}

/** Why the robot refused the message; undefined if it took it. A webhook takes it by its status alone. */
export function robotRefusal(robot: Robot, answer: unknown): Words | undefined {
  if (robot === 'webhook') return undefined;
  const { errcode, errmsg, code, msg } = (answer ?? {}) as Readonly<Record<string, unknown>>;
  if (robot === 'feishu') return code === 0 ? undefined : plainly(`code ${code}: ${msg}`);
  return errcode === 0 ? undefined : plainly(`errcode ${errcode}: ${errmsg}`);
}
