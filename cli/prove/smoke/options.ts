import { among, no, several, valueList, whole, word, yes } from '#cli/frame/parameters.ts';
import { loginPassword, paymentPassword, secretOptions } from '#cli/frame/secrets.ts';
import { smsOption } from '#cli/parts/sms/sms-code.ts';
import { reportOption } from '#cli/prove/report/report-option.ts';

export const smokeOptions = {
  user: among(
    'members',
    word('--user <user>', ['会员（本机为演示会员）', 'member (demonstration members on a stand-in)']),
  ),
  members: word('--members <file>', ['会员文件（须 0600）', 'file of members (0600)']),
  set: valueList('--set <name=value>', ['给场景的值，可重复', 'a value for the scenarios; repeatable']),
  tag: among(
    'tags',
    several('--tag <tag>', [
      '只运行带此标签的场景，可重复：作用、会员种类、主题（见 smoke list）',
      'only scenarios of this tag; repeatable: effect, kind of member, subject (smoke list)',
    ]),
  ),
  shard: word('--shard <part/of>', ['只运行其中一份，如 1/3', 'only this part of them, such as 1/3']),
  retries: whole(
    '--retries <times>',
    ['失败的场景再试几次，之后通过算不稳定', 'tries a failed scenario again; passing then, it is flaky'],
    0,
  ),
  budget: valueList('--budget <measure=time>', [
    '各接口用时的上限：p50、p95 或 max，如 p95=800ms，可重复',
    'what each call may take: p50, p95 or max, such as p95=800ms; repeatable',
  ]),
  baseline: word('--baseline <file>', [
    '已接受的偏差（contract check --baseline 写出的文件）',
    'deviations that are accepted, as contract check --baseline has written them',
  ]),
  compare: word('--compare <file>', ['与此前的 json 报告比较', 'compares with an earlier json report']),
  slower: word('--slower <factor>', ['p95 达到几倍算变慢（默认 2）', 'from which factor of p95 a call is slower (2)']),
  repeat: whole('--repeat <times>', ['重复次数', 'so many times']),
  jobs: whole('--jobs <count>', ['并行数，每个会员同时只用一次', 'so many side by side, a member each']),
  sms: smsOption,
  settle: word('--settle <source>', [
    '谁来付扫码支付：sandbox|cmd:…（无则跳过需付款的场景）',
    'who pays codes: sandbox|cmd:… (without it what needs one is skipped)',
  ]),
  bail: yes('--bail', ['第一次失败后停止', 'stop after the first failure']),
  noSkips: no('--no-skips', ['跳过也算失败', 'a skip is a failure, too']),
  irreversible: yes('--irreversible', [
    '也执行无法恢复的步骤：付款、领券（否则跳过）',
    'also what nobody can put back: payments, claimed coupons (skipped without it)',
  ]),
  readOnly: yes('--read-only', ['只运行不写入的场景', 'only scenarios that write nothing']),
  report: reportOption,
  notify: word('--notify <url>', [
    '结束后通知企业微信、钉钉或飞书群机器人，或 webhook:地址（也可用 YAOCANG_NOTIFY）',
    'tell a group robot of WeCom, DingTalk or Feishu, or webhook:URL, at the end (or YAOCANG_NOTIFY)',
  ]),
  ...secretOptions(loginPassword),
  payFile: secretOptions(paymentPassword).file,
};
