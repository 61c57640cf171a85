import { runLine, smokeSummary } from '#cli/screens/smoke-summary.ts';
import { command } from './frame/command.ts';
import { operatorOf } from './frame/operator.ts';
import { reportList, whole, word } from './frame/parameters.ts';
import { loginPassword, paymentPassword, secretOptions } from './frame/secrets.ts';
import { plainPaper } from './frame/watch.ts';

/** The demonstration member of a fresh stand-in, whose passwords are no secret. */
const DEMO = { user: 'yaodian', password: 'Yaocang2026', payPassword: '246810' };

/** `yaocang smoke main-road`. */
export const smokeMainRoad = command({
  name: 'smoke main-road',
  about: ['冒烟测试：从登录到收货', 'smoke test: from login to receipt'],
  options: {
    user: word('--user <user>', ['会员（本机默认 yaodian）', 'member (yaodian on a stand-in)']),
    words: word('--words <words>', ['搜索词（默认 all）', 'what to search for (all)']),
    repeat: whole('--repeat <times>', ['重复次数', 'so many times']),
    report: reportList('--report <kind=file,...>', ['报告：junit=文件,json=文件', 'reports: junit=FILE,json=FILE']),
    ...secretOptions(loginPassword),
    payFile: secretOptions(paymentPassword).file,
  },
  load: () => import('#cli/services/smoke.ts'),
  run: async ({ smokeMainRoad: walk, judged, drawReport }, given, cli) => {
    const shop = await cli.shop();
    const isStandIn = shop.profile.kind === 'local' || shop.profile.kind === 'sandbox';
    const { stdin, file, payFile, user, report, repeat = 1, words = 'all' } = given;
    const operator = isStandIn ? await operatorOf(cli) : undefined;
    const found = await walk(shop, {
      userName: user ?? (isStandIn ? DEMO.user : shop.session.login?.user_name),
      password: await cli.secret(loginPassword, { stdin, file }, isStandIn ? DEMO.password : undefined),
      payPassword: await cli.secret(paymentPassword, { file: payFile }, isStandIn ? DEMO.payPassword : undefined),
      keywords: words,
      times: repeat,
      operator,
      each: (run) => cli.output.err(runLine(run, plainPaper(cli))),
    });
    for (const [kind, path] of report) await cli.output.report(path, found, drawReport[kind]);
    return judged(found);
  },
  view: smokeSummary,
});
