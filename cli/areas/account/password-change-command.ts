import { command } from '#cli/frame/command.ts';
import { secretOptions } from '#cli/frame/secrets.ts';
import { watch } from '#cli/frame/watch.ts';
import { sentence } from '#cli/parts/sentences.ts';
import { smsLines } from '#cli/parts/sms/sms-help.ts';
import { newPassword, newPasswordFrom, proofFrom, proofOptions } from './security-flags.ts';
import { ownerLine } from './view.ts';

/** `yaocang password change`. */
export const passwordChange = command({
  name: 'password change',
  about: ['修改登录密码（修改后须重新登录）', 'change the login password (ends the login)'],
  options: { ...proofOptions, ...secretOptions(newPassword) },
  load: () => import('./passwords.ts'),
  run: async ({ changeOwn }, { stdin, file, ...proof }, cli) => {
    const password = () => newPasswordFrom(cli, newPassword, { stdin, file });
    const check = await proofFrom(cli, proof);
    const wanted = { ...check, password };
    return watch(cli, changeOwn(await cli.shop(), cli.dir, wanted), { line: smsLines(check.sms, ownerLine), leave });
  },
  view: sentence,
});

const leave = { type: 'leave' } as const;
