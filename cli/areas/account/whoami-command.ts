import { command } from '#cli/frame/command.ts';
import { memberFacts } from '#cli/parts/sentences.ts';

/** `yaocang whoami`. */
export const whoami = command({
  name: 'whoami',
  about: ['当前登录的会员', 'the member who is logged in'],
  examples: ['yaocang whoami --env live'],
  load: () => import('./whoami.ts'),
  run: async ({ whoAmI }, _, cli) => whoAmI(await cli.shop()),
  view: memberFacts,
});
