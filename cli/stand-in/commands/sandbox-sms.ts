import { command } from '#cli/frame/command.ts';
import { whole, word } from '#cli/frame/parameters.ts';
import { operatorOf } from '#cli/parts/sms/operator.ts';
import { operatorAnswer } from '../operator-answer.ts';

/** `yaocang sandbox sms`. */
export const sandboxSms = command({
  name: 'sandbox sms',
  about: ['替身商城：已发短信及验证码', 'stand-in: the text messages sent, with their codes'],
  examples: ['yaocang sandbox sms', 'yaocang sandbox sms --phone 5678 --limit 1'],
  options: {
    phone: word('--phone <digits>', ['只看此手机号（可只写尾号）', 'of this phone; its last digits will do']),
    limit: whole('--limit <count>', ['最多多少条（默认 10）', 'at most so many (10)']),
  },
  load: () => import('#cli/parts/operator.ts'),
  run: async ({ sentMessages }, { phone, limit }, cli) => sentMessages(await operatorOf(cli), phone, limit ?? 10),
  view: operatorAnswer,
});
