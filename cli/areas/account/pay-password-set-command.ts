import { command } from '#cli/frame/command.ts';
import { secretOptions } from '#cli/frame/secrets.ts';
import { watch } from '#cli/frame/watch.ts';
import { sentence } from '#cli/parts/sentences.ts';
import { smsLines } from '#cli/parts/sms/sms-help.ts';
import { newPassword, newPasswordFrom, proofFrom, proofOptions } from './security-flags.ts';
import { ownerLine } from './view.ts';

/** `yaocang pay-password set`. */
export const payPasswordSet = command({
  name: 'pay-password set',
  about: ['设置或修改支付密码', 'set or change the payment password'],
  options: { ...proofOptions, ...secretOptions(newPassword) },
  load: () => import('./passwords.ts'),
  run: async ({ setPayPassword }, { stdin, file, ...proof }, cli) => {
    const password = () => newPasswordFrom(cli, newPassword, { stdin, file });
    const check = await proofFrom(cli, proof);
    const flow = setPayPassword(await cli.shop(), { ...check, password });
    return watch(cli, flow, { line: smsLines(check.sms, ownerLine), leave });
  },
  view: sentence,
});

const leave = { type: 'leave' } as const;
