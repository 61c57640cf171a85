import { scenarioTable } from '#cli/screens/scenarios.ts';
import { command } from './frame/command.ts';

/** `yaocang smoke list`. */
export const smokeList = command({
  name: 'smoke list',
  about: ['列出内置场景', 'list the built-in scenarios'],
  load: () => import('#cli/services/smoke-session.ts'),
  run: async ({ listScenarios }) => ({ scenarios: listScenarios() }),
  view: scenarioTable,
});
