import { ownerLine } from '#cli/screens/account.ts';
import { sentence } from '#cli/screens/sentences.ts';
import { command } from './frame/command.ts';
import { secretOptions } from './frame/secrets.ts';
import { smsLines } from './frame/sms-help.ts';
import { watch } from './frame/watch.ts';
import { newPassword, newPasswordFrom, proofFrom, proofOptions } from './security-flags.ts';

/** `yaocang password change`. */
export const passwordChange = command({
  name: 'password change',
  about: ['修改登录密码（修改后须重新登录）', 'change the login password (ends the login)'],
  options: { ...proofOptions, ...secretOptions(newPassword) },
  load: () => import('#cli/services/account/passwords.ts'),
  run: async ({ changeOwn }, { stdin, file, ...proof }, cli) => {
    const password = () => newPasswordFrom(cli, newPassword, { stdin, file });
    const check = await proofFrom(cli, proof);
    const wanted = { ...check, password };
    return watch(cli, changeOwn(await cli.shop(), cli.dir, wanted), { line: smsLines(check.sms, ownerLine), leave });
  },
  view: sentence,
});

const leave = { type: 'leave' } as const;
