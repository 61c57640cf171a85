import { command } from '#cli/frame/command.ts';
import { sentence } from '#cli/parts/sentences.ts';

/** `yaocang logout`. */
export const logout = command({
  name: 'logout',
  about: ['退出登录', 'log out'],
  examples: ['yaocang logout --env live'],
  load: () => import('./logout.ts'),
  run: async ({ logOut }, _, cli) => logOut(await cli.shop(), cli.dir),
  view: sentence,
});
