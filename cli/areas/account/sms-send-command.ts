import { command } from '#cli/frame/command.ts';
import { word } from '#cli/frame/parameters.ts';
import { sentence } from '#cli/parts/sentences.ts';

/** `yaocang sms send`. */
export const smsSend = command({
  name: 'sms send',
  about: ['发送短信验证码', 'send a code by text message'],
  options: { phone: word('--phone <number>', ['手机号（默认当前会员）', 'phone (of the member who is logged in)']) },
  load: () => import('./sms.ts'),
  run: async ({ sendSms }, { phone }, cli) => sendSms(await cli.shop(), cli.dir, phone),
  view: sentence,
});
