import { area, command, withSession } from '#cli/frame/command.ts';
import { duration, many, needed, oneOf, several, word, yes } from '#cli/frame/parameters.ts';
import { jsapiTicket, secretOptions } from '#cli/frame/secrets.ts';
import { VERSION } from '#cli/frame/version.ts';
import { plainPaper, watch, watchedScreen } from '#cli/frame/watch.ts';
import type { Called } from '#cli/prove/calling/call.ts';
import { callArgs, callOptions, fetchArguments } from '#cli/prove/calling/call-arguments.ts';
import { pollLine, pollWatched, takes } from '#cli/prove/calling/calling-view.ts';
import { contractReport, surveyLine } from '#cli/prove/contract/contract-view.ts';
import { bundleLines, checkLines } from '#cli/prove/doctor/checks-view.ts';
import { machineOf } from '#cli/prove/doctor/machine.ts';
import { replay } from '#cli/prove/har/replay-command.ts';
import { smokeList, smokeRun } from '#cli/prove/smoke/commands.ts';
import { trailShow } from '#cli/prove/trail/command.ts';
import { effects } from '#cli/shop/profile.ts';
import type { Paper } from '#cli/text/paper.ts';
import { clean } from '#cli/text/width.ts';

const call = withSession(() => import('#cli/prove/calling/call.ts'))('call', {
  about: ['直接调用任一接口（按其作用受保护）', 'any declared call, guarded by what it does'],
  examples: [
    'yaocang call cart list',
    'yaocang call order order_list is_start=1 lx=all keywords=',
    'yaocang call cart up_num --arg cart_id=7 --arg num=20',
    'yaocang call pay/pay_order yz_pay --secret pay_pwd=prompt',
    'yaocang call buy add_to_cart --body cart.json --dry-run',
    'yaocang call cart list --raw',
  ],
  args: callArgs,
  options: {
    ...callOptions,
    raw: yes('--raw', ['按服务器原样显示（仅限读取）', 'as the server wrote it (reading calls)']),
  },
  run: async ({ prepareCall, makeCall, readRaw }, { raw, ...written }, cli) => {
    const prepared = prepareCall(await fetchArguments(cli, written));
    return raw ? readRaw(await cli.shopBeforeInit(), prepared) : makeCall(await cli.shop(), prepared);
  },
  view: answerText,
});

const calls = command('calls', {
  about: ['列出全部接口', 'list every declared call'],
  examples: ['yaocang calls order', 'yaocang calls --effect money', 'yaocang calls --assumed --json'],
  args: { words: many('[words...]', ['筛选词', 'words to filter by']) },
  options: {
    effect: oneOf('--effect <effect>', ['作用', 'what it does'], effects),
    assumed: yes('--assumed', ['仅看文档未写明的', 'only those that the documents do not show']),
  },
  load: () => import('#cli/prove/calling/calls.ts'),
  run: async ({ listCalls }, given) => listCalls(given),
  rows: (found) => found.calls,
  none: ['没有这样的接口', 'there is no such call'],
  columns: [
    { head: ['接口', 'Call'], cell: ({ path }) => path },
    { head: ['方法', 'Method'], cell: ({ method }) => method },
    { head: ['作用', 'Effect'], cell: ({ effect }) => effect },
    { head: ['文档', 'Shown'], cell: ({ assumed }, { say }) => (assumed ? say('推定', 'assumed') : '') },
    { head: ['参数', 'Parameters'], cell: takes, shrinksTo: 16 },
  ],
  also: ({ calls: { length } }, { ink, say }) =>
    length === 0 ? '' : ink.dim(say(`共 ${length} 个`, `${length} calls`)),
});

const poll = withSession(() =>
  Promise.all([import('#cli/prove/calling/call.ts'), import('#cli/prove/calling/poll.ts')]),
)('poll', {
  about: ['反复读取，直到满足条件', 'ask a reading call until its answer is as wanted'],
  examples: [
    'yaocang poll pay_cx get_status --arg order_sn=2026112412345 --until status=1 --every 2s --deadline 180s',
    'yaocang poll order order_list --arg order_id=1000034 --until data.0.status.status=3 --fail-on data.0.status.status=4',
  ],
  args: callArgs,
  options: {
    ...callOptions,
    until: several('--until <condition>', [
      '等待的条件，可重复（须全部满足）',
      'what to wait for; repeatable, all hold',
    ]),
    failOn: several('--fail-on <condition>', ['视为失败的条件，可重复', 'what ends it as a failure; repeatable']),
    every: duration('--every <time>', ['间隔（默认 2s）', 'pause between two questions (2s)']),
    deadline: duration('--deadline <time>', ['最长等待（默认 180s）', 'gives up after this (180s)']),
  },
  run: async ([{ prepareCall }, service], { until, failOn, every, deadline, ...written }, cli) => {
    const prepared = prepareCall(await fetchArguments(cli, written));
    const wanted = { ...prepared, until, failOn, every: every ?? 2000, deadline: deadline ?? 180_000 };
    return watch(cli, service.poll(await cli.shop(), wanted), { line: pollLine, screen, leave: { type: 'leave' } });
  },
  view: answerText,
});

const screen = watchedScreen(pollWatched);

const contractCheck = withSession(() => import('#cli/prove/contract/contract-check.ts'))('contract check', {
  about: ['检查只读接口的应答与约定是否一致', 'compare the answers of every reading call with the contract'],
  examples: [
    'yaocang contract check --env staging',
    'yaocang contract check order --baseline contract.json',
    'yaocang contract check --baseline contract.json --accept',
  ],
  args: { words: many('[words...]', ['只检查路径含有这些词的接口', 'only calls whose path holds one of these']) },
  options: {
    baseline: word('--baseline <file>', ['已接受的偏差', 'deviations that are accepted']),
    accept: yes('--accept', ['把当前偏差写入基线', 'write what is found as the baseline']),
    verbose: yes('--verbose', ['逐个显示', 'tell each call']),
  },
  run: async ({ checkContract }, { verbose, ...given }, cli) =>
    checkContract(await cli.shopBeforeInit(), {
      ...given,
      planner: cli.planner,
      each: (row) => (verbose ? cli.output.err(surveyLine(row, plainPaper(cli))) : undefined),
    }),
  judge: ({ judgeContract }, report) => judgeContract(report),
  view: contractReport,
});

const doctor = withSession(() => import('#cli/prove/doctor/doctor.ts'))('doctor', {
  about: ['检查本机、网络与商城', 'look at this machine, the network and the shop'],
  examples: ['yaocang doctor', 'yaocang doctor --env live --json'],
  run: async ({ diagnose }, _, cli) => diagnose(await machineOf(cli), cli.shopBeforeInit),
  judge: ({ judgeDiagnosis }, found) => judgeDiagnosis(found),
  view: checkLines,
});

const wechatCheck = withSession(() => import('#cli/prove/wechat/check-wechat.ts'))('wechat check', {
  about: ['检查商城的微信配置（签名、授权、登记）', "look at a shop's WeChat: signatures, authorization, consoles"],
  examples: [
    'yaocang wechat check http://127.0.0.1:8080/',
    'yaocang wechat check https://shop.example/ --env live --mp-verify MP_verify_Ab12.txt',
    'yaocang wechat check https://shop.example/ --env live --ticket-file ticket.txt --json',
  ],
  args: { url: needed('<url>', ['商城首页的地址', 'address of the shop']) },
  options: {
    mpVerify: word('--mp-verify <name>', ['公众号后台下载的文件名', 'name of the file that the console hands out']),
    ...secretOptions(jsapiTicket),
  },
  run: async ({ checkWeChat }, { url, mpVerify, ...flags }, cli) => {
    const given = flags.stdin || flags.file !== undefined || cli.terminal.env[jsapiTicket.variable];
    const ticket = given ? await cli.secret(jsapiTicket, flags) : undefined;
    return checkWeChat(await cli.shopBeforeInit(), { address: url, mpVerify, ticket });
  },
  judge: ({ judgeWeChat }, found) => judgeWeChat(found),
  view: checkLines,
});

const supportBundle = withSession(() => import('#cli/prove/doctor/support-bundle.ts'))('support-bundle', {
  about: [
    '生成一个可附到工单的文件（已隐去机密、姓名和地址）',
    'one file for a ticket, without secrets, names and addresses',
  ],
  examples: ['yaocang support-bundle', 'yaocang support-bundle --order 1000034 --out ticket-17.json'],
  options: {
    out: word('--out <file>', ['文件名', 'name of the file']),
    order: word('--order <id>', ['附上此订单', 'add this order']),
    note: word('--note <text>', ['说明', 'what it is about']),
  },
  run: async ({ makeBundle }, given, cli) =>
    makeBundle(await machineOf(cli), cli.shopBeforeInit, cli.output.redactor, {
      ...given,
      version: VERSION,
      withNames: cli.withNames,
    }),
  view: bundleLines,
});

export const proving = area(
  {
    smoke: ['冒烟测试', 'smoke tests'],
    trail: ['会员的操作记录', "a member's trail"],
    contract: ['接口约定', 'the contract of the calls'],
  },
  [smokeRun, smokeList, replay, trailShow, call, calls, poll, contractCheck, doctor, wechatCheck, supportBundle],
);

/** A decoded answer as JSON that a person can read; the server's words above it. */
function answerText({ answer, content = '' }: Pick<Called, 'answer'> & Partial<Called>, { ink }: Paper): string {
  const json = JSON.stringify(answer, null, 2).split('\n').map(clean).join('\n');
  return content === '' ? json : `${ink.green(clean(content))}\n${json}`;
}
