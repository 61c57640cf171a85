import { picking } from '#cli/frame/ask.ts';
import { command } from '#cli/frame/command.ts';
import { word, yes } from '#cli/frame/parameters.ts';
import type { Scenario } from '#cli/parts/operator.ts';
import { operatorOf } from '#cli/parts/sms/operator.ts';
import { operatorAnswer } from '../operator-answer.ts';

/** `yaocang sandbox scenario`. */
export const sandboxScenario = command({
  name: 'sandbox scenario',
  about: ['替身商城：进入某个场景；不带参数为列表', 'stand-in: bring a scenario about; without arguments, list them'],
  examples: ['yaocang sandbox scenario', 'yaocang sandbox scenario gateway-silent --user yaodian'],
  args: { name: word('[name]', ['场景名', 'name of the scenario']) },
  options: {
    pick: yes('--pick', ['从列表选择场景', 'pick the scenario from the list']),
    user: word('--user <user>', ['发生在哪个会员身上（默认 yaodian）', 'to which member it happens (yaodian)']),
  },
  load: () => import('#cli/parts/operator.ts'),
  run: async ({ act, listScenarios }, { name, user, pick: one }, cli) => {
    const pick =
      one && name === undefined ? picking(cli, ['场景', 'Scenario'], 'yaocang sandbox scenario NAME') : undefined;
    const operator = await operatorOf(cli);
    if (!pick && name === undefined) return act(operator, 'scenarios', {});
    const label = (each: Scenario) => `${each.name}  ${each.about}`;
    const wanted = name ?? (await pick?.({ choices: await listScenarios(operator), label }))?.name;
    return act(operator, 'scenario', { name: wanted, user_name: user });
  },
  view: operatorAnswer,
});
