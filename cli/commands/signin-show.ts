import { signInWeek } from '#cli/screens/sign-in.ts';
import { command } from './frame/command.ts';

/** `yaocang signin show`. */
export const signinShow = command({
  name: 'signin show',
  about: ['签到进度', 'the seven days and where the member stands'],
  load: () => import('#cli/services/sign-in.ts'),
  run: async ({ showSignIn }, _, cli) => showSignIn(await cli.shop()),
  view: signInWeek,
});
