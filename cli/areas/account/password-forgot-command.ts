import { command } from '#cli/frame/command.ts';
import { needed } from '#cli/frame/parameters.ts';
import { secretOptions } from '#cli/frame/secrets.ts';
import { watch } from '#cli/frame/watch.ts';
import { sentence } from '#cli/parts/sentences.ts';
import { smsLines } from '#cli/parts/sms/sms-help.ts';
import { newPassword, newPasswordFrom, proofFrom, proofOptions } from './security-flags.ts';
import { ownerLine } from './view.ts';

/** `yaocang password forgot USER`. */
export const passwordForgot = command({
  name: 'password forgot',
  about: ['找回登录密码', 'set a forgotten password anew'],
  examples: ['yaocang password forgot yaodian', 'yaocang password forgot yaodian --by sms'],
  args: { userName: needed('<user>', ['用户名', 'user name']) },
  options: { ...proofOptions, ...secretOptions(newPassword) },
  load: () => import('./passwords.ts'),
  run: async ({ changeForgotten }, { userName, stdin, file, ...proof }, cli) => {
    const password = () => newPasswordFrom(cli, newPassword, { stdin, file });
    const check = await proofFrom(cli, proof);
    const wanted = { ...check, password };
    return watch(cli, changeForgotten(await cli.shop(), userName, wanted), {
      line: smsLines(check.sms, ownerLine),
      leave,
    });
  },
  view: sentence,
});

const leave = { type: 'leave' } as const;
