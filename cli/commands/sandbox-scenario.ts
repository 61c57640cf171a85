import { operatorAnswer } from '#cli/screens/operator-answer.ts';
import { command } from './frame/command.ts';
import { operatorOf } from './frame/operator.ts';
import { word } from './frame/parameters.ts';

/** `yaocang sandbox scenario`. */
export const sandboxScenario = command({
  name: 'sandbox scenario',
  about: ['替身商城：进入某个场景；不带参数为列表', 'stand-in: bring a scenario about; without arguments, list them'],
  examples: ['yaocang sandbox scenario', 'yaocang sandbox scenario payment-hangs --user yaodian'],
  args: { name: word('[name]', ['场景名', 'name of the scenario']) },
  options: {
    user: word('--user <user>', ['发生在哪个会员身上（默认 yaodian）', 'to which member it happens (yaodian)']),
  },
  load: () => import('#cli/services/sandbox.ts'),
  run: async ({ act }, { name, user }, cli) =>
    name === undefined
      ? act(await operatorOf(cli), 'scenarios', {})
      : act(await operatorOf(cli), 'scenario', { name, user_name: user }),
  view: operatorAnswer,
});
