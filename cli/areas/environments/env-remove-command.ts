import { command } from '#cli/frame/command.ts';
import { needed } from '#cli/frame/parameters.ts';
import { profileTable } from './view.ts';

/** `yaocang env remove NAME`. */
export const envRemove = command({
  name: 'env remove',
  about: ['删除环境及其登录', 'remove a profile and its logins'],
  args: { name: needed('<name>', ['环境名', 'name of the profile']) },
  load: () => import('./service.ts'),
  run: ({ removeProfile }, { name }, { dir }) => removeProfile(dir, name),
  view: profileTable,
});
