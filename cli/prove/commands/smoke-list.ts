import { command } from '#cli/frame/command.ts';
import { scenarioTable } from '../smoke/scenarios-view.ts';

/** `yaocang smoke list`. */
export const smokeList = command({
  name: 'smoke list',
  about: ['列出内置场景', 'list the built-in scenarios'],
  load: () => import('../smoke/smoke-session.ts'),
  run: async ({ listScenarios }) => ({ scenarios: listScenarios() }),
  view: scenarioTable,
});
