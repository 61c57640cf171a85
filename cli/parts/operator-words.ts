import { own } from '#cli/shop/json.ts';
import { typeWords } from '#cli/text/type-words.ts';
import { dictionary, type Words } from '#cli/text/words.ts';

export const say = dictionary({
  noOperator: ['只有 local 和 sandbox 环境可以扮演运营方', 'only a local or sandbox profile has an operator'],
  unreachable: ['运营接口无法连接', 'the operator cannot be reached'],
  startOne: ['本机可先运行 yaocang sandbox start', 'on this machine: yaocang sandbox start'],
  noScenario: ['没有名为 {name} 的场景', 'there is no scenario called {name}'],
  refused: (zh: string, en: string) => [`运营接口拒绝：${zh}`, `the operator refused: ${en}`],
  noMessage: ['替身商城没有发送短信', 'the stand-in sent no text message'],
  noSwitch: ['没有开关 {name}', 'there is no switch {name}'],
  seeSwitches: ['查看全部：yaocang sandbox do settings', 'to see all: yaocang sandbox do settings'],
  wrongSwitch: ['{name} 的值类型应为 {kind}', '{name} takes a {kind}'],
  nameAndValue: ['{word} 应为 名称=值', '{word} should be NAME=VALUE'],
  noKind: ['请指明故障，见 --help', 'name the kind of fault, see --help'],
  notBuilt: ['替身商城尚未构建', 'the stand-in is not built'],
  build: ['请先运行 npm run build', 'run: npm run build'],
  stopped: ['替身商城已停止。', 'the stand-in has stopped.'],
  notStarted: ['替身商城未能启动，原因见上', 'the stand-in did not start; the reason stands above'],
  notStartedLog: ['替身商城未能启动，见 {file}', 'the stand-in did not start: see {file}'],
  runsAlready: (pid: number | string, folder: string) => [
    `${folder} 的替身商城已在运行（进程 ${pid}）`,
    `a stand-in runs on ${folder} already, as process ${pid}`,
  ],
  portTaken: ['端口 {port} 已被别的程序占用', 'port {port} is taken by another program'],
  otherPort: [
    '换一个端口：--port 0 为任意；若是留下的替身商城：yaocang sandbox stop --data-dir 它的目录',
    'take another one: --port 0 is any; if it is a stand-in that was left behind: yaocang sandbox stop --data-dir ITS-FOLDER',
  ],
  stopIt: ['停止它：yaocang sandbox stop --data-dir {folder}', 'to end it: yaocang sandbox stop --data-dir {folder}'],
  noneRuns: ['{folder} 没有正在运行的替身商城', 'no stand-in runs on {folder}'],
  doesNotStop: ['进程 {pid} 没有停止', 'process {pid} does not stop'],
});

const KINDS: Readonly<Record<string, string>> = {
  scenario: '场景',
  member: '会员',
  'pre-order': '预订',
  slot: '广告位',
  table: '数据表',
};

/** A refusal of the stand-in's operator, which speaks English where it means the caller and Chinese where it speaks of trade. */
export function refusalWords(because: string): Words {
  const [, kind = '', name = '', , there] = /^there is no ([\w-]+) (\S+?)(; there are: (.*))?$/.exec(because) ?? [];
  const known = own(KINDS, kind);
  if (known) return [`没有${known} ${name}${there ? `，可选：${there}` : ''}`, because];
  const [, unknown, takes] = /^there is no (\S+); it takes (.*)$/.exec(because) ?? [];
  if (takes) return [`没有 ${unknown} 这一项，可用：${takes}`, because];
  const [, value, must = ''] = /^(.+) must be (.*)$/.exec(because) ?? [];
  return [value ? `${value} 应为${mustBe(must)}` : because, because];
}

function mustBe(must: string): string {
  const [, least] = /^a whole number from (\d+) up$/.exec(must) ?? [];
  if (least) return `不小于 ${least} 的整数`;
  const words = /^one of: (.*)$/.exec(must)?.[1];
  return words ? ` ${words} 之一` : typeWords(must.replace(/^an? (?=text|number|string|boolean|object$)/, ''))[0];
}
