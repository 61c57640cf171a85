import { command } from '#cli/frame/command.ts';
import { sentence } from '#cli/parts/sentences.ts';
import { smsCode, smsOption } from '#cli/parts/sms/sms-code.ts';

/** `yaocang sms verify`. */
export const smsVerify = command({
  name: 'sms verify',
  about: ['验证最近一条短信的验证码', 'check the code of the last text message'],
  examples: ['yaocang sms verify', 'yaocang sms verify --sms file:/tmp/sms-code'],
  options: { sms: smsOption },
  load: () => import('./sms.ts'),
  run: async ({ verifySms }, { sms }, cli) => {
    const shop = await cli.shop();
    return verifySms(shop, cli.dir, await smsCode(cli, sms, cli.signal));
  },
  view: sentence,
});
