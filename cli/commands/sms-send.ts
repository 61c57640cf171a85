import { sentence } from '#cli/screens/sentences.ts';
import { command } from './frame/command.ts';
import { word } from './frame/parameters.ts';

/** `yaocang sms send`. */
export const smsSend = command({
  name: 'sms send',
  about: ['发送短信验证码', 'send a code by text message'],
  options: { phone: word('--phone <number>', ['手机号（默认当前会员）', 'phone (of the member who is logged in)']) },
  load: () => import('#cli/services/account/sms.ts'),
  run: async ({ sendSms }, { phone }, cli) => sendSms(await cli.shop(), cli.dir, phone),
  view: sentence,
});
