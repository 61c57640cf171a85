import { command } from '#cli/frame/command.ts';
import { needed, word } from '#cli/frame/parameters.ts';
import { loginPassword, secretOptions } from '#cli/frame/secrets.ts';
import { plainPaper, watch } from '#cli/frame/watch.ts';
import { smsHelp, smsOptions } from '#cli/parts/sms/sms-help.ts';
import { replaySum, replayTable } from '#cli/prove/har/replay-view.ts';
import { trailStory } from './trail-view.ts';

const saved = needed('<trail>', ['会员发来的操作记录', 'what the member sent, saved as a file']);

export const trailShow = command('trail show', {
  about: ['讲述会员的操作记录', "tell a member's trail, step by step"],
  examples: ['yaocang trail show feedback.txt', 'yaocang trail show feedback.txt --json'],
  args: { saved },
  load: () => import('./trail-file.ts'),
  run: ({ tellTrail }, given) => tellTrail(given.saved),
  view: trailStory,
});

export const trailReplay = command('trail replay', {
  about: [
    '用另一会员重走操作记录中的读取请求，报告差异（从不写入）',
    "walk a trail's reading calls with another member and tell the differences; nothing is ever written",
  ],
  examples: [
    'yaocang trail replay feedback.txt --env staging --as yaodian',
    'yaocang trail replay feedback.txt --as yaodian --password-file /run/secret --json',
  ],
  args: { saved },
  options: {
    as: word('--as <user>', ['以此会员读取（登录不保留）', 'read as this member (the login is not kept)']),
    ...secretOptions(loginPassword),
    ...smsOptions,
  },
  load: async () => ({
    ...(await import('./replay-trail.ts')),
    ...(await import('./trail-file.ts')),
    ...(await import('#cli/parts/login.ts')),
    ...(await import('#cli/prove/har/replay.ts')),
  }),
  run: async (service, { saved: file, as, sms, undeliverable, ...from }, cli) => {
    const trail = await service.openTrail(file);
    const shop = await cli.shop();
    if (as !== undefined && shop.session.login?.user_name !== as) {
      const password = await cli.secret(loginPassword, from);
      const help = await smsHelp(cli, { sms, undeliverable });
      await watch(cli, service.logInForNow(shop, { userName: as, password, sms: help }), {
        line: () => undefined,
        leave: { type: 'leave' },
      });
    }
    const report = await service.replayTrail(shop, await cli.fetch(), file, trail);
    cli.output.err(replayTable(report, plainPaper(cli)));
    return service.judgedReplay(report);
  },
  // The calls were told on stderr, where a failed replay has them too.
  view: replaySum,
});
