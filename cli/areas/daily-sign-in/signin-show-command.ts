import { command } from '#cli/frame/command.ts';
import { signInWeek } from './view.ts';

/** `yaocang signin show`. */
export const signinShow = command({
  name: 'signin show',
  about: ['签到进度', 'the seven days and where the member stands'],
  load: () => import('./service.ts'),
  run: async ({ showSignIn }, _, cli) => showSignIn(await cli.shop()),
  view: signInWeek,
});
