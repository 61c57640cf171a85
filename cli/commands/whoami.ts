import { memberFacts } from '#cli/screens/sentences.ts';
import { command } from './frame/command.ts';

/** `yaocang whoami`. */
export const whoami = command({
  name: 'whoami',
  about: ['当前登录的会员', 'the member who is logged in'],
  examples: ['yaocang whoami --env live'],
  load: () => import('#cli/services/whoami.ts'),
  run: async ({ whoAmI }, _, cli) => whoAmI(await cli.shop()),
  view: memberFacts,
});
