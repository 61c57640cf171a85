import { area, withSession } from '#cli/frame/command.ts';
import { among, freeText, many, needed, word, yes } from '#cli/frame/parameters.ts';
import { VERSION } from '#cli/frame/version.ts';
import { call, calls, poll } from '#cli/prove/calling/commands.ts';
import { contractDiffReport, contractReport } from '#cli/prove/contract/contract-view.ts';
import { bundleLines, checkLines } from '#cli/prove/doctor/checks-view.ts';
import { machineOf } from '#cli/prove/doctor/machine.ts';
import { replay } from '#cli/prove/har/replay-command.ts';
import { reportOption } from '#cli/prove/report/report-option.ts';
import { smokeList, smokeRun } from '#cli/prove/smoke/commands.ts';
import { Fault } from '#cli/text/fault.ts';

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
  },
  run: async ({ checkContract }, given, cli) =>
    checkContract(await cli.shopBeforeInit(), { ...given, planner: cli.planner }),
  judge: ({ judgeContract }, report) => judgeContract(report),
  view: contractReport,
});

const contractDiff = withSession(() =>
  Promise.all([import('#cli/prove/contract/contract-diff.ts'), import('#cli/prove/smoke/smoke-reports.ts')]),
)('contract diff', {
  about: ['比较两个环境（或一个环境的两次）的应答', 'compare the answers of two environments, or of one at two times'],
  examples: [
    'yaocang contract diff --env staging --against production',
    'yaocang contract diff --env staging --against last.json --out last.json --report junit=contract.xml',
  ],
  args: { words: many('[words...]', ['只比较路径含有这些词的接口', 'only calls whose path holds one of these']) },
  options: {
    against: among(
      'profiles',
      word('--against <profile>', ['另一个环境，或 --out 写的文件', 'another profile, or a file by --out']),
    ),
    out: word('--out <file>', ['保存这次的应答形状（不含数据）', 'keeps the shapes of these answers, without data']),
    all: yes('--all', [
      '也列出不影响使用的不同，和没有比较的接口',
      'also what is only other, and the calls that were not compared',
    ]),
    report: reportOption,
  },
  run: async ([diff, reports], { words, against, out, report, all }, cli) => {
    if (against === undefined && out === undefined) throw new Fault('usage', diff.say.needAgainst);
    const printed = reports.takesStdout(report, cli.json);
    // Read first: it may be the file that is then written anew.
    const earlier = against === undefined ? undefined : await diff.readSnapshot(against);
    const shop = await cli.shopBeforeInit();
    const other = against === undefined || earlier ? undefined : await cli.beside(against);
    if (other && !other.login !== !shop.login) cli.note(diff.say.oneVisitor((shop.login ? other : shop).profile.name));
    const now = await diff.takeSnapshot(shop, words);
    const before = earlier ?? (other ? await diff.takeSnapshot(other, words) : now);
    cli.planner?.write(out ?? '');
    if (out !== undefined && !cli.planner) await diff.writeSnapshot(out, now);
    const found = diff.diffOf(before, now);
    const unmade = found.compared.length === 0 ? diff.judgeDiff(found) : undefined;
    const told = unmade
      ? reports.failedReport(cli.language, 'contract diff', unmade)
      : diff.diffReport(found, cli.language);
    await reports.writeReports(cli.output, report, told);
    return { ...found, printed, all };
  },
  judge: ([{ judgeDiff }], found) => judgeDiff(found),
  onFailure: ([, { reportFailure }], line) => reportFailure(line),
  view: contractDiffReport,
});

const doctor = withSession(() => import('#cli/prove/doctor/doctor.ts'))('doctor', {
  about: [
    '检查本机、网络、商城，以及发布是否完整',
    'look at this machine, the network, the shop, and whether its release stands',
  ],
  examples: ['yaocang doctor', 'yaocang doctor --env live --shop https://shop.example/shop/'],
  options: {
    shop: word('--shop <url>', ['商城网页的地址（默认接口所在的域名）', "address of the shop's page (its API's host)"]),
  },
  run: async ({ diagnose }, { shop }, cli) => diagnose(await machineOf(cli), cli.shopBeforeInit, shop),
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
    out: word('--out <file>', ['文件名', 'name of the file']),
    order: among('orders', word('--order <id>', ['附上此订单', 'add this order'])),
    note: freeText('--note <text>', ['说明', 'what it is about']),
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
  [smokeRun, smokeList, replay, call, calls, poll, contractCheck, contractDiff, doctor, wechatCheck, supportBundle],
);
