import { ownerLine } from '#cli/screens/account.ts';
import { sentence } from '#cli/screens/sentences.ts';
import { command } from './frame/command.ts';
import { secretOptions } from './frame/secrets.ts';
import { smsLines } from './frame/sms-help.ts';
import { watch } from './frame/watch.ts';
import { newPassword, newPasswordFrom, proofFrom, proofOptions } from './security-flags.ts';

/** `yaocang pay-password set`. */
export const payPasswordSet = command({
  name: 'pay-password set',
  about: ['设置或修改支付密码', 'set or change the payment password'],
  options: { ...proofOptions, ...secretOptions(newPassword) },
  load: () => import('#cli/services/account/passwords.ts'),
  run: async ({ setPayPassword }, { stdin, file, ...proof }, cli) => {
    const password = () => newPasswordFrom(cli, newPassword, { stdin, file });
    const check = await proofFrom(cli, proof);
    const flow = setPayPassword(await cli.shop(), { ...check, password });
    return watch(cli, flow, { line: smsLines(check.sms, ownerLine), leave });
  },
  view: sentence,
});

const leave = { type: 'leave' } as const;
