import { command } from '#cli/frame/command.ts';
import { oneOf, word } from '#cli/frame/parameters.ts';
import { operatorOf } from '#cli/parts/sms/operator.ts';
import { operatorAnswer } from '../operator-answer.ts';

/** `yaocang sandbox scope`. */
export const sandboxScope = command({
  name: 'sandbox scope',
  about: ['替身商城：经营范围审核；不带参数为列表', 'stand-in: review business scopes; without arguments, list them'],
  examples: ['yaocang sandbox scope', 'yaocang sandbox scope fanweiwai 2 approve'],
  args: {
    member: word('[member]', ['会员用户名', 'login name of the member']),
    typeId: word('[type-id]', ['范围编号', 'id of the scope']),
    verdict: oneOf('[verdict]', ['结论', 'verdict'], ['approve', 'reject']),
  },
  options: { because: word('--because <text>', ['原因（驳回时必填）', 'why; a rejection needs it']) },
  load: () => import('#cli/parts/operator.ts'),
  run: async ({ act, decide }, { member, typeId, verdict, because }, cli) => {
    const ports = await operatorOf(cli);
    if (member === undefined) return act(ports, 'scopes', {});
    return act(ports, 'review_scope', { member, type_id: typeId ?? '', ...decide(verdict, because) });
  },
  view: operatorAnswer,
});
