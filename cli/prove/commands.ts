import { area, withSession } from '#cli/frame/command.ts';
import { many, needed, place, word, yes } from '#cli/frame/parameters.ts';
import { VERSION } from '#cli/frame/version.ts';
import { call, calls, poll } from '#cli/prove/calling/commands.ts';
import { contractReport } from '#cli/prove/contract/contract-view.ts';
import { bundleLines, checkLines } from '#cli/prove/doctor/checks-view.ts';
import { machineOf } from '#cli/prove/doctor/machine.ts';
import { replay } from '#cli/prove/har/replay-command.ts';
import { smokeList, smokeRun } from '#cli/prove/smoke/commands.ts';

const contractCheck = withSession(() => import('#cli/prove/contract/contract-check.ts'))('contract check', {
  about: ['检查只读接口的应答与约定是否一致', 'compare the answers of every reading call with the contract'],
  examples: [
    'yaocang contract check --env staging',
    'yaocang contract check order --baseline contract.json',
    'yaocang contract check --baseline contract.json --accept',
  ],
  args: { words: many('[words...]', ['只检查路径含有这些词的接口', 'only calls whose path holds one of these']) },
  options: {
    baseline: place('--baseline <file>', ['已接受的偏差', 'deviations that are accepted']),
    accept: yes('--accept', ['把当前偏差写入基线', 'write what is found as the baseline']),
  },
  run: async ({ checkContract }, given, cli) =>
    checkContract(await cli.shopBeforeInit(), { ...given, planner: cli.planner }),
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
  ],
  args: { url: needed('<url>', ['商城首页的地址', 'address of the shop']) },
  options: {
    mpVerify: word('--mp-verify <name>', ['公众号后台下载的文件名', 'name of the file that the console hands out']),
  },
  run: async ({ checkWeChat }, { url, mpVerify }, cli) =>
    checkWeChat(await cli.shopBeforeInit(), { address: url, mpVerify }),
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
    out: place('--out <file>', ['文件名', 'name of the file']),
    order: word('--order <id>', ['附上此订单', 'add this order']),
    note: word('--note <text>', ['说明', 'what it is about']),
  },
  run: async ({ makeBundle }, given, cli) =>
    makeBundle(await machineOf(cli), cli.shopBeforeInit, cli.output.redactor, {
      ...given,
      version: VERSION,
      withNames: cli.withNames,
      planner: cli.planner,
    }),
  view: bundleLines,
});

export const proving = area(
  {
    smoke: ['冒烟测试', 'smoke tests'],
    contract: ['接口约定', 'the contract of the calls'],
  },
  [smokeRun, smokeList, replay, call, calls, poll, contractCheck, doctor, wechatCheck, supportBundle],
);
