import { ownerLine } from '#cli/screens/account.ts';
import { sentence } from '#cli/screens/sentences.ts';
import { command } from './frame/command.ts';
import { needed } from './frame/parameters.ts';
import { secretOptions } from './frame/secrets.ts';
import { smsLines } from './frame/sms-help.ts';
import { watch } from './frame/watch.ts';
import { newPassword, newPasswordFrom, proofFrom, proofOptions } from './security-flags.ts';

/** `yaocang password forgot USER`. */
export const passwordForgot = command({
  name: 'password forgot',
  about: ['找回登录密码', 'set a forgotten password anew'],
  examples: ['yaocang password forgot yaodian', 'yaocang password forgot yaodian --by sms'],
  args: { userName: needed('<user>', ['用户名', 'user name']) },
  options: { ...proofOptions, ...secretOptions(newPassword) },
  load: () => import('#cli/services/account/passwords.ts'),
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
