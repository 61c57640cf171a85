import { command } from '#cli/frame/command.ts';
import { idList, oneOf, word } from '#cli/frame/parameters.ts';
import { operatorOf } from '#cli/parts/sms/operator.ts';
import { operatorAnswer } from '../operator-answer.ts';

/** `yaocang sandbox verification`. */
export const sandboxVerification = command({
  name: 'sandbox verification',
  about: ['替身商城：认证审核；不带参数为列表', 'stand-in: review verifications; without arguments, list them'],
  examples: ['yaocang sandbox verification', 'yaocang sandbox verification renzhengzhong approve'],
  args: {
    member: word('[member]', ['会员用户名', 'login name of the member']),
    verdict: oneOf('[verdict]', ['结论', 'verdict'], ['approve', 'reject']),
  },
  options: {
    because: word('--because <text>', ['原因（驳回时必填）', 'why; a rejection needs it']),
    scopes: idList('--scopes <ids>', ['经营范围编号，逗号分隔（默认全部）', 'scopes granted, comma-joined (all)']),
  },
  load: () => import('#cli/parts/operator.ts'),
  run: async ({ act, decide }, { member, verdict, because, scopes }, cli) => {
    const ports = await operatorOf(cli);
    if (member === undefined) return act(ports, 'verifications', {});
    return act(ports, 'review_verification', { member, ...decide(verdict, because), scopes });
  },
  view: operatorAnswer,
});
