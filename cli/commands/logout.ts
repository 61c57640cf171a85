import { sentence } from '#cli/screens/sentences.ts';
import { command } from './frame/command.ts';

/** `yaocang logout`. */
export const logout = command({
  name: 'logout',
  about: ['退出登录', 'log out'],
  examples: ['yaocang logout --env live'],
  load: () => import('#cli/services/logout.ts'),
  run: async ({ logOut }, _, cli) => logOut(await cli.shop(), cli.dir),
  view: sentence,
});
